import { parseArgs } from 'node:util';
import { gameById } from '@morgenrot/catalog';
import { hashOf, parseOptions, replay } from '@morgenrot/engine';
import { CHOOSERS, type ChooserName, playout } from '@morgenrot/engine/simulate';

/** Prints a whole match as a golden: record, a hash every so many answers, ranking. */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'new-dawn' },
    players: { type: 'string', default: '2' },
    player: { type: 'string', default: 'random' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'golden' },
    every: { type: 'string', default: '25' },
  },
});
const game = gameById(values.game);
if (!game) throw new Error(`no game "${values.game}"`);
const options = parseOptions(game.options, JSON.parse(values.options));
if (!options.ok) throw new Error(options.reason.key);
if (!Object.hasOwn(CHOOSERS, values.player)) throw new Error(`no player "${values.player}"`);
const { record, ending } = playout(game, {
  players: Number(values.players),
  options: options.value,
  seed: values.seed,
  chooser: CHOOSERS[values.player as ChooserName](),
  mostDecisions: 4000,
});
if (ending !== 'finished') throw new Error(`the match is ${ending}: take another seed`);
const hashes: string[] = [];
const { state } = replay(game, record, (s, decisions) => {
  if (decisions % Number(values.every) === 0) hashes.push(hashOf(s));
});
process.stdout.write(`${JSON.stringify({ record, hashes, ranking: game.outcome(state)?.ranking ?? [] })}\n`);
