import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameById } from '@morgenrot/catalog';
import { type AnyGame, hashOf, type MatchRecord, parseOptions, replay } from '@morgenrot/engine';
import { CHOOSERS, type ChooserName, playout } from '@morgenrot/engine/simulate';

/**
 * Prints a whole match as a golden: record, a hash every so many answers, ranking. With `--again FILE` it is that golden
 * by today's rules: with the same answers where these still are answers, else a new match with the same options.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'new-dawn' },
    players: { type: 'string', default: '2' },
    player: { type: 'string', default: 'random' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'golden' },
    every: { type: 'string', default: '25' },
    again: { type: 'string' },
  },
});

interface Golden {
  record: MatchRecord;
  hashes: string[];
  ranking: string[][];
}

function gameCalled(id: string): AnyGame {
  const game = gameById(id);
  if (!game) throw new Error(`no game "${id}"`);
  return game;
}

function goldenOf(game: AnyGame, record: MatchRecord): Golden {
  const hashes: string[] = [];
  const { state } = replay(game, record, (s, decisions) => {
    if (decisions % Number(values.every) === 0) hashes.push(hashOf(s));
  });
  return { record, hashes, ranking: game.outcome(state)?.ranking ?? [] };
}

function newRecord(game: AnyGame, given: { players: number; options: unknown; seed: string; player: string }) {
  const options = parseOptions(game.options, given.options);
  if (!options.ok) throw new Error(options.reason.key);
  if (!Object.hasOwn(CHOOSERS, given.player)) throw new Error(`no player "${given.player}"`);
  const chooser = CHOOSERS[given.player as ChooserName]();
  const { record, ending } = playout(game, {
    players: given.players,
    options: options.value,
    seed: given.seed,
    chooser,
    mostDecisions: 4000,
  });
  if (ending !== 'finished') throw new Error(`the match is ${ending}: take another seed`);
  return record;
}

/** The same answers by today's rules, if they lead to an end. */
function sameAnswers(game: AnyGame, record: MatchRecord): Golden | undefined {
  try {
    const golden = goldenOf(game, { ...record, rules: game.rules });
    return golden.ranking.length > 0 ? golden : undefined;
  } catch {
    return undefined;
  }
}

function again(file: string): Golden {
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  const game = gameCalled(record.game);
  const { options, seed, players } = record;
  return (
    sameAnswers(game, record) ??
    goldenOf(game, newRecord(game, { players: players.length, options, seed, player: 'greedy' }))
  );
}

function fresh(): Golden {
  const game = gameCalled(values.game);
  const given = { ...values, players: Number(values.players), options: JSON.parse(values.options) };
  return goldenOf(game, newRecord(game, given));
}

process.stdout.write(`${JSON.stringify(values.again ? again(values.again) : fresh())}\n`);
