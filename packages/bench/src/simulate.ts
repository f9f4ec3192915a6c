import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { GAMES, gameById } from '@morgenrot/catalog';
import { parseOptions, seatsFor } from '@morgenrot/engine';
import { CHOOSERS, type ChooserName, type Simulation, simulate } from '@morgenrot/engine/simulate';

const USAGE = `pnpm simulate --game ID --players N --matches M --seed S [--player random|greedy] [--most N] [--option KEY=VALUE ...] [--options '{"key":"value"}'] [--vary] [--strict] [--json]
--most: a match that has not ended after so many answers is left as unfinished (1000)
--vary: options that are not named are chosen anew for each match, by its seed
games: ${Object.keys(GAMES).join(', ')}`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}

const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= least ? value : fail(`--${name} takes a whole number from ${least}`);
};

function readOptions(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('--options takes a JSON object');
  }
}

/** Each as KEY=VALUE. */
const readEach = (texts: string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map((text) => {
      const [key, value] = text.split('=');
      return key && value ? [key, value] : fail('--option takes KEY=VALUE');
    }),
  );

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(GAMES)[0] ?? '' },
    players: { type: 'string', default: '2' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'dawn' },
    options: { type: 'string', default: '{}' },
    option: { type: 'string', multiple: true, default: [] },
    player: { type: 'string', default: 'random' },
    most: { type: 'string', default: '1000' },
    vary: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const game = gameById(values.game) ?? fail(`no game "${values.game}"`);
const players = wholeNumber('players', values.players, 1);
const read = readOptions(values.options);
const named = typeof read === 'object' ? { ...read, ...readEach(values.option) } : read;
const options = parseOptions(game.options, named);
if (!options.ok) fail(`--options: ${options.reason.key} ${JSON.stringify(options.reason.params ?? {})}`);
const { min, max } = seatsFor(game.seats, game.options, options.value);
if (players < min || players > max) fail(`with these options ${game.id} is for ${min} to ${max} players`);

const isChooser = (name: string): name is ChooserName => Object.hasOwn(CHOOSERS, name);
const player = isChooser(values.player) ? values.player : fail(`no player "${values.player}"`);

const told = (
  result: Simulation,
): string => `${result.finished} of ${result.matches} matches finished, ${result.unfinished} left unfinished, ${result.stuck} stuck, \
${result.errors} errors; ${result.meanDecisions} decisions a match, ${result.decisionsPerSecond} a second\
${result.neverSeen.length > 0 ? `\nnever seen: ${result.neverSeen.join(', ')}` : ''}\
${result.firstFailure ? `\nfirst failure: ${result.firstFailure.message}\nrepeat: ${result.firstFailure.repeat}` : ''}`;

const result = simulate(game, {
  players,
  matches: wholeNumber('matches', values.matches, 1),
  seed: values.seed,
  options: options.value,
  ...(values.vary && { kept: Object.keys(named ?? {}) }),
  player,
  mostDecisions: wholeNumber('most', values.most, 1),
  strict: values.strict,
  now: () => performance.now(),
});
process.stdout.write(`${values.json ? JSON.stringify(result) : told(result)}\n`);
process.exitCode = result.stuck + result.errors > 0 ? 1 : 0;
