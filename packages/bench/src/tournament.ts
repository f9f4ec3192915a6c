import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES, gameById } from '@morgenrot/catalog';
import { parseOptions, STRENGTHS, type Strength } from '@morgenrot/engine';
import { keepingIn } from './tournament/keeping.ts';
import { type Lane, processLane } from './tournament/lanes.ts';
import type { Entrant } from './tournament/play.ts';
import { told } from './tournament/told.ts';
import { lineUps, tournament } from './tournament/tournament.ts';

const USAGE = `pnpm tournament --game ID --seats N --matches M --players a,b,… [--seed S] [--options '{"key":"value"}'] [--processes P] [--file FILE] [--json]
players: ${STRENGTHS.join(', ')}; as many as seats sit down together, of more every choice of that many does
NAME:P, for example settler:24: so many playouts for an answer instead of the strength's own number; nobody has a clock here
--processes: as many matches are played at the same time (as many as there are cores)
--file: matches are written there as they end, and those that stand there are not played again: a long series goes on where
  it was stopped, or with more matches; begin another file when the players have changed
games: ${Object.keys(GAMES).join(', ')}`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : fail(`--${name} takes a whole number from 1`);
};

function readOptions(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('--options takes a JSON object');
  }
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(GAMES)[0] ?? '' },
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '20' },
    players: { type: 'string', default: 'wanderer,settler' },
    seed: { type: 'string', default: 'dawn' },
    options: { type: 'string', default: '{}' },
    processes: { type: 'string', default: String(availableParallelism()) },
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const game = gameById(values.game) ?? fail(`no game "${values.game}"`);
const options = parseOptions(game.options, readOptions(values.options));
if (!options.ok) fail(`--options: ${options.reason.key} ${JSON.stringify(options.reason.params ?? {})}`);

const isStrength = (name: string): name is Strength => (STRENGTHS as readonly string[]).includes(name);

function entrant(name: string): Entrant {
  const [strength = '', playouts] = name.split(':');
  if (!isStrength(strength)) return fail(`no player "${name}"`);
  return { name, strength, ...(playouts !== undefined && { playouts: wholeNumber('players', playouts) }) };
}
const players = values.players.split(',').map(entrant);
const seats = wholeNumber('seats', values.seats);
if (players.length < seats || lineUps(players, seats).length === 0) fail(`--players names fewer than ${seats}`);

const matches = wholeNumber('matches', values.matches);
const processes = wholeNumber('processes', values.processes);
const keeping = values.file === undefined ? (lane: Lane) => lane : keepingIn(values.file, game);
const lanes = Array.from({ length: Math.min(processes, matches) }, () => keeping(processLane(game.id)));

const result = await tournament(game, {
  seats,
  matches,
  players,
  seed: values.seed,
  options: options.value,
  lanes,
  // Whole series take hours.
  progress: (done, of) => process.stderr.write(`${done} of ${of} matches\n`),
});
for (const lane of lanes) lane.close();
process.stdout.write(`${values.json ? JSON.stringify(result) : told(result)}\n`);
process.exitCode = result.unfinished > 0 ? 1 : 0;
