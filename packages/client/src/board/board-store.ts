import { type Answer, type Asked, isTogether, type Option, open, type PlayerId, type Step } from '@morgenrot/engine';
import type { LogLine, Refusal, SeatInfo } from '@morgenrot/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLooks, type Looks } from './looks.ts';
import { watchSending } from './on-its-way.ts';
import { type Place, type Places, placesOf } from './places.ts';
import type { BoardPlugin, GameView, Told } from './plugin.ts';

/** Who knows what may be answered. */
type Rules = Pick<BoardPlugin, 'asked' | 'check' | 'explain' | 'isPlace' | 'placeOf'>;

/** What the board is told: by the session of a real table, or by a match on this machine. */
export interface BoardSource {
  view: GameView;
  /** State number and number of undos: together they name a state. */
  n: number;
  undos: number;
  me: PlayerId | null;
  /** Whose eyes a watcher has been lent. */
  eyes?: PlayerId;
  /** By what this match is remembered in this browser; absent: it is not. */
  place?: string;
  seats: readonly SeatInfo[];
  log: readonly LogLine[];
  moreLog: boolean;
  undo?: { ok: true } | Refusal;
  /** An answer is on its way. */
  sending: boolean;
  online: boolean;
  over: boolean;
  refused?: Told['reason'];
  /** Who shares which place, when it is over. */
  ranking?: readonly (readonly PlayerId[])[];
}

export interface BoardState extends BoardSource {
  /** An answer has been on its way for so long that it is shown. */
  sending: boolean;
  asked?: Asked;
  /** The decisions everybody waits for. */
  waiting: readonly Step[];
  /** What has been picked and not yet sent. */
  chosen: readonly Option[];
  amount: number;
  /** Why the last pick was not possible. */
  told?: Told;
  /** Places that a line of the log points at. */
  lit: readonly Place[];
  /** The state number after what I have answered last, since this page is open. */
  own?: number;
}

export interface Line {
  act(step: number, value: Answer): void;
  undo(): void;
  showEarlierLog(): void;
}

export interface Board {
  store: StoreApi<BoardState>;
  /** What is to be seen of it: the same, or what it was a picture ago. */
  drawn: StoreApi<BoardState>;
  /** What is looked at, and not chosen. */
  looks: StoreApi<Looks>;
  /** Where things belong on it. */
  places: Places;
  update(source: BoardSource): void;
  /** Picks an option, or puts it back; picking the same one again confirms it. */
  pick(option: Option): void;
  setAmount(amount: number): void;
  clear(): void;
  confirm(): void;
  /** Gives this answer without picking first. */
  answer(value: Answer): void;
  undo(): void;
  light(places: readonly Place[]): void;
  showEarlierLog(): void;
}

const NOTHING: readonly Option[] = [];

function derived(plugin: Rules, source: BoardSource) {
  const asked = source.me === null || source.over ? undefined : plugin.asked(source.view, source.me);
  const waiting = source.over ? [] : open(source.view).filter((step) => !isTogether(step));
  return { asked, waiting, amount: asked?.ask.shape === 'amount' ? asked.ask.min : 0 };
}

/** Whoever reads a board looks at all of it again when it changes. */
const isNews = (before: BoardState, next: Partial<BoardState>): boolean =>
  (Object.keys(next) as (keyof BoardState)[]).some((name) => next[name] !== before[name]);

/** Choosing what to answer. What may be chosen is decided by the game alone: `asked` and `check` of its plug-in. */
export function createBoard(plugin: Rules, line: Line, sendsAtOnce: () => boolean, first: BoardSource): Board {
  const store = createStore<BoardState>()(() => ({
    ...first,
    ...derived(plugin, first),
    chosen: NOTHING,
    told: undefined,
    lit: NOTHING,
  }));
  const { getState: get, setState: set } = store;
  /** The next state is the one that my own answer leads to. */
  let isMine = false;
  const way = watchSending(first, () => set({ sending: true }));

  function answer(value: Answer): void {
    const { asked, view, me } = get();
    if (!asked || me === null || way.isSending()) return;
    const verdict = plugin.check(view, me, asked.id, value);
    if (verdict.ok) {
      isMine = true;
      line.act(asked.id, value);
    } else set({ told: { reason: verdict.reason } });
  }

  function refuse(option: Option): void {
    const { asked, view, me } = get();
    if (!asked || me === null) return;
    const { ask } = asked;
    const verdict = plugin.check(view, me, asked.id, ask.shape === 'some' ? [option] : option);
    const general = verdict.ok ? { key: 'answer.notOffered' } : verdict.reason;
    const reason = (general.key === 'answer.notOffered' && plugin.explain?.(view, me, option)) || general;
    set({ told: { option, reason }, chosen: ask.shape === 'one' ? NOTHING : get().chosen });
  }

  function pickOne(option: Option): void {
    if (get().chosen[0] === option || sendsAtOnce()) answer(option);
    if (get().chosen[0] !== option) set({ chosen: [option], told: undefined });
  }

  function pickAnother(option: Option, max: number): void {
    const { chosen } = get();
    if (chosen.includes(option)) set({ chosen: chosen.filter((other) => other !== option), told: undefined });
    else if (max === 1) set({ chosen: [option], told: undefined });
    else if (chosen.length < max) set({ chosen: [...chosen, option], told: undefined });
    else set({ told: { option, reason: { key: 'answer.count', params: { min: chosen.length, max } } } });
  }

  const looks = createLooks();

  function update(told: BoardSource): void {
    const before = get();
    const source = { ...told, sending: way.isSeen(told) };
    if (source.refused && source.refused !== before.refused) isMine = false;
    const own = isMine && source.n !== before.n ? { own: source.n } : {};
    if ('own' in own) isMine = false;
    if (source.view === before.view && source.me === before.me && source.over === before.over) {
      const changed = { ...source, ...own };
      if (isNews(before, changed)) set(changed);
      return;
    }
    const now = derived(plugin, source);
    const isSameQuestion = now.asked?.id === before.asked?.id && source.undos === before.undos;
    if (isSameQuestion) set({ ...source, ...own, asked: now.asked, waiting: now.waiting });
    else {
      set({ ...source, ...own, ...now, chosen: NOTHING, told: undefined, lit: NOTHING });
      if (looks.getState().option !== undefined) looks.setState({ option: undefined });
    }
  }

  return {
    store,
    drawn: store,
    looks,
    places: placesOf(plugin),
    answer,
    update,
    pick(option) {
      const { asked } = get();
      if (!asked || way.isSending() || asked.ask.shape === 'amount') return;
      if (!asked.ask.from.includes(option)) refuse(option);
      else if (asked.ask.shape === 'one') pickOne(option);
      else pickAnother(option, asked.ask.max);
    },
    setAmount(amount) {
      const ask = get().asked?.ask;
      if (ask?.shape === 'amount' && amount >= ask.min && amount <= ask.max) set({ amount, told: undefined });
    },
    clear: () => set({ chosen: NOTHING, told: undefined }),
    confirm() {
      const { asked, chosen, amount } = get();
      if (!asked) return;
      if (asked.ask.shape === 'amount') answer(amount);
      else if (asked.ask.shape === 'some') answer([...chosen]);
      else if (chosen[0] !== undefined) answer(chosen[0]);
    },
    undo() {
      isMine = true;
      line.undo();
    },
    light: (places) => set({ lit: places }),
    showEarlierLog: () => line.showEarlierLog(),
  };
}
