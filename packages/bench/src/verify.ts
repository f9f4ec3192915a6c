import { readFileSync } from 'node:fs';
import { GAMES, gameByRules } from '@morgenrot/catalog';
import { type Checked, type Finding, verify } from '@morgenrot/engine';
import { matchFile } from '@morgenrot/protocol/schemas';

const USAGE = `pnpm verify FILE
Plays a finished match again from its file and checks every die, every shuffle and everything that was told of them.
0: correct; 1: wrong; 2: not a match file.`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return fail(`${path} cannot be read as JSON`);
  }
}

const place = (at: number): string => (at === 0 ? 'the set-up' : `entry ${at}`);

function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'rules':
      return `it uses rules ${finding.recorded}; this program has rules ${finding.known}`;
    case 'table':
      return 'this game does not allow these players and options';
    case 'seed':
      return 'the seed does not match the fingerprint shown at the start';
    case 'gap':
      return `entries and log do not match from ${place(finding.at)} on`;
    case 'entry':
      return `the rules do not allow ${place(finding.at)}`;
    case 'told':
      return `the log of ${place(finding.at)} does not match what happens there`;
    case 'outcome':
      return 'the match ends differently';
    case 'state':
      return 'the final state differs from the file';
  }
}

const counted = ({ entries, rolls, shuffles }: Checked): string =>
  `${entries} entries replayed, ${rolls} dice and ${shuffles} shuffles follow from the seed`;

const [path] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (path === undefined) fail('which file?');
const parsed = matchFile.safeParse(readJson(path));
if (!parsed.success) fail(`${path} is not a match file: ${parsed.error.issues[0]?.path.join('.') || 'its form'}`);
const { table, record, ...told } = parsed.data;
const game =
  gameByRules(record.game, record.rules) ??
  fail(`no game "${record.game}" here; there are: ${Object.keys(GAMES).join(', ')}`);

const verdict = verify(game, { record, ...told });
const names = record.players.map((player) => table.names[player] ?? `player ${player}`).join(', ');
if (record.start)
  process.stdout.write(
    `Newer rules took over after decision ${record.start.n - 1}; earlier decisions are not checked.\n`,
  );
process.stdout.write(`${game.id}${table.title ? ` "${table.title}"` : ''}: ${names}\n${counted(verdict.checked)}\n`);
process.stdout.write(
  verdict.ok
    ? `Right: the seed matches the fingerprint shown at the start (${told.seedHash}), the log is correct, and the final state is ${told.hash}.\n`
    : `WRONG: ${sentenceOf(verdict.finding)}.\n`,
);
process.exitCode = verdict.ok ? 0 : 1;
