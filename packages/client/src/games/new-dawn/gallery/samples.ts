import { asked, chance, clone, give, open, sample, startMatch, viewOf } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';
import type { BoardSource } from '../../../board/board-store.ts';
import type { GameView } from '../../../board/plugin.ts';

const NAMES = ['Anna', 'Benedikt', 'Charlotte'];
const PLAYERS = NAMES.map((_, i) => String(i));
const SEEDS = ['gallery', 'gallery 2', 'gallery 3'];
const MOST_ANSWERS = 2000;

/** For each kind of question a moment at which it is asked, found by letting matches run. */
export function sampleQuestions(): Map<string, BoardSource> {
  const found = new Map<string, BoardSource>();
  for (const seed of SEEDS) {
    const options = {
      map: 'first-game',
      victory: 'standard',
      leaders: 'random',
      capitals: 'assigned',
      diplomacy: 'open',
    } as const;
    const match = startMatch(newDawn, { players: PLAYERS, options, seed });
    const { below } = chance({ seed, drawn: 0 });
    for (let n = 0; n < MOST_ANSWERS && !newDawn.outcome(match.state); n++) {
      const me = open(match.state)[0]?.player;
      const question = me === undefined ? undefined : asked(newDawn.handlers, match.state, me);
      const value = question && sample(question.ask, below);
      if (me === undefined || !question || value === undefined) break;
      if (!found.has(question.kind)) found.set(question.kind, sourceOf(match.state, me, n));
      give(newDawn, match.state, me, question.id, value, match.chance);
    }
  }
  return found;
}

const sourceOf = (s: Parameters<typeof newDawn.view>[0], me: string, n: number): BoardSource => ({
  view: clone(viewOf(newDawn, s, me)) as unknown as GameView,
  n,
  undos: 0,
  me,
  seats: PLAYERS.map((seat, i) => ({ seat, name: NAMES[i], present: true })),
  log: [],
  moreLog: false,
  undo: { ok: true },
  sending: false,
  online: true,
  over: false,
});
