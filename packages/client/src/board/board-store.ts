import {
  type Answer,
  type Ask,
  type Asked,
  type Counts,
  fits,
  isTogether,
  leastOf,
  type Option,
  open,
  optionsOf,
  type PlainAnswer,
  type PlayerId,
  type Step,
} from '@morgenrot/engine';
import type { LogLine, RefusedReply, SeatInfo } from '@morgenrot/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLooks, type Looks } from './looks.ts';
import { watchSending } from './on-its-way.ts';
import { type Places, type PlaceWord, placesFrom } from './places.ts';
import type { BoardPlugin, GameView, ToldLine } from './plugin.ts';

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
  undo?: { ok: true } | RefusedReply;
  /** An answer is on its way. */
  sending: boolean;
  online: boolean;
  over: boolean;
  refused?: ToldLine['reason'];
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
  /** So many of each kind have been put together. */
  counts: Counts;
  /** What goes with the act that has been picked. */
  more?: PlainAnswer;
  /** Why the last pick was not possible. */
  told?: ToldLine;
  /** Places that a line of the log points at. */
  lit: readonly PlaceWord[];
  /** The state number after what I have answered last, since this page is open. */
  own?: number;
}

interface Line {
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
  /** Picks an option and never sends it: there is more to say about it. */
  draft(option: Option): void;
  setAmount(amount: number): void;
  setCounts(counts: Counts): void;
  /** What goes with the act that has been picked. */
  setMore(more: PlainAnswer): void;
  clear(): void;
  confirm(): void;
  /** Gives this answer without picking first. */
  answer(value: Answer): void;
  /** The same with an option, or an act, that says all. */
  answerWith(option: Option): void;
  undo(): void;
  light(places: readonly PlaceWord[]): void;
  showEarlierLog(): void;
}

const NOTHING: readonly Option[] = [];

function derived(plugin: Rules, source: BoardSource) {
  const asked = source.me === null || source.over ? undefined : plugin.asked(source.view, source.me);
  const waiting = source.over ? [] : open(source.view).filter((step) => !isTogether(step));
  return { asked, waiting, ...(asked ? firstDraft(asked.ask) : NO_DRAFT) };
}

const NO_DRAFT = { amount: 0, counts: {} as Counts, more: undefined };
const firstDraft = (ask: Ask) => ({
  ...NO_DRAFT,
  ...(ask.shape === 'amount' && { amount: ask.min }),
  ...(ask.shape === 'counts' && { counts: leastOf(ask) }),
});

/** The answer that an option is by itself. */
const answerOf = ({ shape }: Ask, option: Option): Answer => {
  if (shape === 'acts') return { act: option };
  if (shape === 'counts') return { [option]: 1 };
  return shape === 'some' ? [option] : option;
};

/** What goes with an act, before anything about it has been chosen. */
function firstMore(ask: Ask, option: Option): PlainAnswer | undefined {
  const { with: more, about } = (ask.shape === 'acts' && ask.from.find(({ act }) => act === option)) || {};
  // A change or a counter-offer begins with what it changes.
  if (more && about && fits(more, about).ok) return about;
  if (more?.shape === 'amount') return more.min;
  if (more?.shape === 'counts') return leastOf(more);
  return more?.shape === 'some' ? [] : undefined;
}

const asksMore = (ask: Ask, option: Option): boolean =>
  ask.shape === 'acts' && ask.from.some((one) => one.act === option && one.with !== undefined);

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
    const verdict = plugin.check(view, me, asked.id, answerOf(ask, option));
    const general = verdict.ok ? { key: 'answer.notOffered' } : verdict.reason;
    const reason = (general.key === 'answer.notOffered' && plugin.explain?.(view, me, option)) || general;
    set({ told: { option, reason }, chosen: ask.shape === 'some' ? get().chosen : NOTHING });
  }

  function pickOne(ask: Ask, option: Option): void {
    const isAgain = get().chosen[0] === option;
    if (!asksMore(ask, option) && (isAgain || sendsAtOnce())) answer(answerOf(ask, option));
    if (!isAgain) set({ chosen: [option], more: firstMore(ask, option), told: undefined });
  }

  function pickAnother(option: Option, max: number): void {
    const { chosen } = get();
    if (chosen.includes(option)) set({ chosen: chosen.filter((other) => other !== option), told: undefined });
    else if (max === 1) set({ chosen: [option], told: undefined });
    else if (chosen.length < max) set({ chosen: [...chosen, option], told: undefined });
    else set({ told: { option, reason: { key: 'answer.count', params: { min: chosen.length, max } } } });
  }

  /** In a bargain others act meanwhile: what has been picked may have gone. */
  function stillChosen(asked: Asked | undefined): Partial<BoardState> {
    const { chosen } = get();
    const ask = asked?.ask;
    if (ask?.shape !== 'acts' || chosen.every((option) => optionsOf(ask).includes(option))) return {};
    return { chosen: NOTHING, more: undefined, told: ask.otherwise && { reason: ask.otherwise } };
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
    if (isSameQuestion) set({ ...source, ...own, asked: now.asked, waiting: now.waiting, ...stillChosen(now.asked) });
    else {
      set({ ...source, ...own, ...now, chosen: NOTHING, told: undefined, lit: NOTHING });
      if (looks.getState().option !== undefined) looks.setState({ option: undefined });
    }
  }

  return {
    store,
    drawn: store,
    looks,
    places: placesFrom(plugin),
    answer,
    update,
    pick(option) {
      const { asked } = get();
      if (!asked || way.isSending()) return;
      const { ask } = asked;
      if (ask.shape === 'amount' || ask.shape === 'counts') return;
      if (!optionsOf(ask).includes(option)) refuse(option);
      else if (ask.shape === 'some') pickAnother(option, ask.max);
      else pickOne(ask, option);
    },
    draft(option) {
      const { asked } = get();
      if (asked && !way.isSending() && optionsOf(asked.ask).includes(option))
        set({ chosen: [option], more: firstMore(asked.ask, option), told: undefined });
    },
    setAmount(amount) {
      const ask = get().asked?.ask;
      if (ask?.shape === 'amount' && amount >= ask.min && amount <= ask.max) set({ amount, told: undefined });
    },
    setCounts: (counts) => set({ counts, told: undefined }),
    setMore: (more) => set({ more, told: undefined }),
    clear: () => set({ chosen: NOTHING, more: undefined, told: undefined }),
    confirm() {
      const { asked, chosen, amount, counts, more } = get();
      if (!asked) return;
      const { ask } = asked;
      const [first] = chosen;
      if (ask.shape === 'amount') answer(amount);
      else if (ask.shape === 'counts') answer(counts);
      else if (ask.shape === 'some') answer([...chosen]);
      else if (first !== undefined && asksMore(ask, first))
        answer({ act: first, ...(more !== undefined && { with: more }) });
      else if (first !== undefined) answer(answerOf(ask, first));
    },
    answerWith(option) {
      const { asked } = get();
      if (asked) answer(answerOf(asked.ask, option));
    },
    undo() {
      isMine = true;
      line.undo();
    },
    light: (places) => set({ lit: places }),
    showEarlierLog: () => line.showEarlierLog(),
  };
}
