import { clone, diff, patch, undoTo, viewOf } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import type { BoardSource } from '../../board/board-store.ts';
import type { GameView } from '../../board/plugin.ts';
import type { GuidedPlay } from './guided-play.ts';

/** What the board shows of the match. Parts of the view that have not changed stay the same objects. */
export function playSource(play: GuidedPlay, names: readonly string[]): () => BoardSource {
  const { game, players, me } = play.of;
  // The same list as long as the same people sit there.
  const seats: SeatInfo[] = players.map((seat, i) => ({
    seat,
    name: names[i] ?? '',
    present: true,
    plan: 'open',
    ready: true,
    ...(seat !== me && { computer: true }),
  }));
  let view: GameView | undefined;
  return () => {
    const { state, answers, log, undos } = play;
    const seen = clone(viewOf(game, state, me));
    view = view === undefined ? seen : patch(view, diff(view, seen));
    const outcome = game.outcome(state);
    const undo = undoTo(answers, state, me);
    return {
      view,
      n: answers.length + undos * 2,
      undos,
      me,
      seats,
      log: [...log],
      moreLog: false,
      undo: undo.ok ? { ok: true } : undo,
      sending: false,
      online: true,
      over: outcome !== undefined,
      ranking: outcome?.ranking,
    };
  };
}
