import { parseArgs } from 'node:util';
import { gameById } from '@morgenrot/catalog';
import { hashOf, parseOptions, replay } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';

/** Prints a random match as a golden: record, a hash every 25 answers, ranking. The answers stay, a match a file. */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'new-dawn' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'golden' },
    every: { type: 'string', default: '25' },
  },
});
const game = gameById(values.game);
if (!game) throw new Error(`no game "${values.game}"`);
const options = parseOptions(game.options, {});
if (!options.ok) throw new Error(options.reason.key);
const { record } = playout(game, { players: Number(values.players), options: options.value, seed: values.seed });
const hashes: string[] = [];
const { state } = replay(game, record, (s, decisions) => {
  if (decisions % Number(values.every) === 0) hashes.push(hashOf(s));
});
process.stdout.write(`${JSON.stringify({ record, hashes, ranking: game.outcome(state)?.ranking ?? [] })}\n`);
