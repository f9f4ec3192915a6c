import {
  type Answer,
  type Asked,
  type Counts,
  isTogether,
  type Option,
  open,
  optionsOf,
  type PlainAnswer,
  type PlayerId,
  type Reason,
  type Step,
} from '@morgenrot/engine';
import type { LogLine, RefusedReply, SeatInfo } from '@morgenrot/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnswerDraft, answerOf, answerOfDraft, draftOf, firstDraft, NOTHING } from './drafts.ts';
import { createLooks, type Looks } from './looks.ts';
import { watchSending } from './on-its-way.ts';
import { createPicking } from './picking.ts';
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

export interface BoardState extends BoardSource, AnswerDraft {
  /** An answer has been on its way for so long that it is shown. */
  sending: boolean;
  asked?: Asked;
  /** The decisions everybody waits for. */
  waiting: readonly Step[];
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
  /** Sends what has been picked, and picks this as soon as it is asked for. */
  confirmThen(option: Option): void;
  /** Gives this answer without picking first. */
  answer(value: Answer): void;
  /** The same with an option, or an act, that says all. */
  answerWith(option: Option): void;
  undo(): void;
  light(places: readonly PlaceWord[]): void;
  showEarlierLog(): void;
}

/** Sends an answer, if nothing is on its way already. */
export interface Sender {
  send(value: Answer): void;
  /** Is an answer on its way? It says so, where that is to be seen. */
  isBusy(): boolean;
  /** Stands for the place that has just been answered. */
  isSettled(option: Option): boolean;
}

const ON_ITS_WAY: Reason = { key: 'answer.onItsWay' };

function derived(plugin: Rules, source: BoardSource) {
  const asked = source.me === null || source.over ? undefined : plugin.asked(source.view, source.me);
  const waiting = source.over ? [] : open(source.view).filter((step) => !isTogether(step));
  return { asked, waiting, ...firstDraft(asked?.ask) };
}

/** Whoever reads a board looks at all of it again when it changes. */
const isNews = (before: BoardState, next: Partial<BoardState>): boolean =>
  (Object.keys(next) as (keyof BoardState)[]).some((name) => next[name] !== before[name]);

/** In a bargain others act meanwhile: what has been picked may have gone. */
function stillChosen(chosen: readonly Option[], asked: Asked | undefined): Partial<BoardState> {
  const ask = asked?.ask;
  if (ask?.shape !== 'acts' || chosen.every((option) => optionsOf(ask).includes(option))) return {};
  return { chosen: NOTHING, more: undefined, told: ask.otherwise && { reason: ask.otherwise } };
}

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
  /** What I have answered last, and on what. */
  let sent: { step: number; value: Answer } | undefined;
  const way = watchSending(first, () => set({ sending: true }));
  const looks = createLooks();
  /** To be picked as soon as it is asked for. */
  let wish: Option | undefined;
  const isSettled = (option: Option): boolean => option === looks.getState().settled;

  function isBusy(): boolean {
    if (!way.isSending()) return false;
    // A press too many within the moment that most answers take is nobody's concern.
    if (get().sending) set({ told: { reason: ON_ITS_WAY } });
    return true;
  }

  function answer(value: Answer): void {
    const { asked, view, me } = get();
    if (!asked || me === null || isBusy()) return;
    const verdict = plugin.check(view, me, asked.id, value);
    if (verdict.ok) {
      isMine = true;
      looks.setState({ settled: looks.getState().place });
      sent = { step: asked.id, value };
      line.act(asked.id, value);
    } else set({ told: { reason: verdict.reason } });
  }

  function ownOf(source: BoardSource, before: BoardState): Pick<BoardState, 'own'> | undefined {
    if (source.refused && source.refused !== before.refused) isMine = false;
    if (!isMine || source.n === before.n) return undefined;
    isMine = false;
    return { own: source.n };
  }

  /** The question still stands and its answer did not get there: it lies there again, with the reason. */
  function offeredAgain(source: BoardSource, { asked, chosen, refused, told }: BoardState): Partial<BoardState> {
    const isTold = told?.reason === ON_ITS_WAY && !way.isSending() ? { told: undefined } : {};
    if (!source.refused || source.refused === refused || way.isSending()) return isTold;
    if (!asked || asked.id !== sent?.step || chosen.length > 0) return isTold;
    return { ...draftOf(asked.ask, sent.value), ...isTold };
  }

  function update(told: BoardSource): void {
    const before = get();
    const source = { ...told, sending: way.isSeen(told) };
    const changed = { ...source, ...ownOf(source, before), ...offeredAgain(source, before) };
    if (source.view === before.view && source.me === before.me && source.over === before.over) {
      if (isNews(before, changed)) set(changed);
      return;
    }
    const now = derived(plugin, source);
    if (now.asked?.id === before.asked?.id && source.undos === before.undos) {
      set({ ...changed, asked: now.asked, waiting: now.waiting, ...stillChosen(before.chosen, now.asked) });
      return;
    }
    set({ ...changed, ...now, chosen: NOTHING, told: undefined, lit: NOTHING });
    if (looks.getState().option !== undefined) looks.setState({ option: undefined });
    const wanted = wish;
    wish = undefined;
    const isAsked = wanted !== undefined && now.asked !== undefined && optionsOf(now.asked.ask).includes(wanted);
    if (isAsked && changed.own !== undefined) picking.pick(wanted);
  }

  const picking = createPicking(store, plugin, { send: answer, isBusy, isSettled }, sendsAtOnce);

  function confirm(): void {
    const { asked, ...draft } = get();
    const value = asked && answerOfDraft(asked, draft);
    if (value !== undefined) answer(value);
  }

  return {
    store,
    drawn: store,
    looks,
    places: placesFrom(plugin),
    ...picking,
    pick(option) {
      wish = undefined;
      picking.pick(option);
    },
    answer,
    update,
    confirm,
    confirmThen(option) {
      wish = option;
      confirm();
    },
    answerWith(option) {
      const { asked } = get();
      if (asked) answer(answerOf(asked.ask, option));
    },
    undo() {
      if (isBusy()) return;
      isMine = true;
      line.undo();
    },
    light: (places) => set({ lit: places }),
    showEarlierLog: () => line.showEarlierLog(),
  };
}
