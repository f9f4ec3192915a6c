import {
  type Answer,
  type AnyGame,
  asked,
  chance,
  clone,
  diff,
  type Entry,
  give,
  initialOptions,
  newsFor,
  open,
  type PlayerId,
  patch,
  replay,
  sample,
  undoTo,
  viewOf,
} from '@morgenrot/engine';
import type { LogLine } from '@morgenrot/protocol';
import type { BoardSource } from '../board/board-store.ts';
import type { GameView } from '../board/plugin.ts';

export interface PracticeMatch {
  game: AnyGame;
  players: number;
  seed: string;
  /** How many answers random players give before the page is shown. */
  played: number;
  /** A seat, `auto` for whoever is asked, or null for a watcher. */
  seat: PlayerId | 'auto' | null;
  names: readonly string[];
  /** Table options that are not as at first. */
  options: Readonly<Record<string, string>>;
}

type Given = Extract<Entry, { step: number }>;

/** A whole match in this page, without a server: to look at the board in any state. */
export function localMatch(practice: PracticeMatch, onChange: (source: BoardSource) => void) {
  const { game } = practice;
  const players = Array.from({ length: practice.players }, (_, i) => String(i));
  const base = {
    game: game.id,
    rules: game.rules,
    players,
    options: { ...initialOptions(game.options), ...practice.options },
    seed: practice.seed,
  };
  const answers: Given[] = [];
  let log: LogLine[] = [];
  let undos = 0;
  let match = start();
  let view: GameView | undefined;

  function start() {
    log = [];
    return replay(game, { ...base, entries: answers }, (s, n) => {
      for (const entry of newsFor(s.news, null)) log.push({ ...entry, n, at: 0 });
    });
  }

  const seatNow = (): PlayerId | null =>
    practice.seat === 'auto' ? (open(match.state)[0]?.player ?? null) : practice.seat;

  function source(): BoardSource {
    const me = seatNow();
    const now = clone(viewOf(game, match.state, me));
    view = view === undefined ? now : patch(view, diff(view, now));
    const outcome = game.outcome(match.state);
    const undo = me === null ? undefined : undoTo(answers, match.state, me);
    return {
      view,
      n: answers.length + undos * 2,
      undos,
      me,
      seats: players.map((seat, i) => ({
        seat,
        name: practice.names[i] ?? `P${seat}`,
        present: seat !== '1',
        plan: 'open',
        ready: true,
      })),
      log: [...log],
      moreLog: false,
      undo: undo?.ok ? { ok: true } : undo,
      sending: false,
      online: true,
      over: outcome !== undefined,
      ranking: outcome?.ranking,
    };
  }

  function answer(by: PlayerId, step: number, value: Answer): boolean {
    const verdict = give(game, match.state, by, step, value, match.chance);
    if (!verdict.ok) return false;
    answers.push({ by, step, value });
    for (const entry of newsFor(match.state.news, null)) log.push({ ...entry, n: answers.length, at: 0 });
    return true;
  }

  /** Random answers of everybody who is asked. */
  function playOn(count: number): void {
    const { below } = chance({ seed: `${practice.seed}:players:${answers.length}`, drawn: 0 });
    for (let i = 0; i < count && !game.outcome(match.state); i++) {
      const player = open(match.state)[0]?.player;
      const mine = player === undefined ? undefined : asked(game.handlers, match.state, player);
      const value = mine && sample(mine.ask, below);
      if (player === undefined || !mine || value === undefined) return;
      answer(player, mine.id, value);
    }
  }

  playOn(practice.played);
  return {
    source,
    playOn(count: number) {
      playOn(count);
      onChange(source());
    },
    act(step: number, value: Answer) {
      const me = seatNow();
      if (me !== null) answer(me, step, value);
      onChange(source());
    },
    undo() {
      answers.pop();
      undos++;
      match = start();
      onChange(source());
    },
  };
}
