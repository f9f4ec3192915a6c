import { readFileSync } from 'node:fs';
import { GAMES, gameByRules } from '@morgenrot/catalog';
import { type Checked, type Finding, verify } from '@morgenrot/engine';
import { matchFile } from '@morgenrot/protocol/schemas';

const USAGE = `pnpm verify FILE
Plays a finished match again from its file and checks every die, every shuffle and everything that was told of them.
0: all is right; 1: something is not; 2: this is no such file.`;

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
      return `it was played by rules ${finding.recorded}; this is version ${finding.known} of them, which may lead elsewhere`;
    case 'table':
      return 'no table of this game can have had these players and options';
    case 'seed':
      return 'the seed is not the one whose fingerprint was told at the start';
    case 'gap':
      return `entries and what was told of them do not go together from ${place(finding.at)} on`;
    case 'entry':
      return `the rules do not allow ${place(finding.at)}`;
    case 'told':
      return `what was told of ${place(finding.at)} is not what happens there`;
    case 'outcome':
      return 'the match does not end like this after its last entry';
    case 'state':
      return 'the last state is another one than the file says';
  }
}

const counted = ({ entries, rolls, shuffles }: Checked): string =>
  `${entries} entries played again, ${rolls} dice and ${shuffles} shuffles drawn from the seed`;

const [path] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (path === undefined) fail('which file?');
const parsed = matchFile.safeParse(readJson(path));
if (!parsed.success)
  fail(`${path} is not the file of a match: ${parsed.error.issues[0]?.path.join('.') || 'its form'}`);
const { table, record, ...told } = parsed.data;
const game =
  gameByRules(record.game, record.rules) ??
  fail(`no game "${record.game}" here; there are: ${Object.keys(GAMES).join(', ')}`);

const verdict = verify(game, { record, ...told });
const names = record.players.map((player) => table.names[player] ?? `player ${player}`).join(', ');
if (record.start)
  process.stdout.write(
    `Newer rules have taken over after decision ${record.start.n - 1}: what was played before by older ones is taken as it is.\n`,
  );
process.stdout.write(`${game.id}${table.title ? ` "${table.title}"` : ''}: ${names}\n${counted(verdict.checked)}\n`);
process.stdout.write(
  verdict.ok
    ? `Right: the seed has the fingerprint that was told at the start (${told.seedHash}), everything happens as it was told, and the last state is ${told.hash}.\n`
    : `WRONG: ${sentenceOf(verdict.finding)}.\n`,
);
process.exitCode = verdict.ok ? 0 : 1;
