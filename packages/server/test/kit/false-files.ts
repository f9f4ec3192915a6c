import { clone, sha256Hex } from '@morgenrot/engine';
import type { MatchFile, WholeFile } from '@morgenrot/protocol';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { CARDS } from './game.ts';

type AnyFile = MatchFile | WholeFile;
type FalseFile = [what: string, file: unknown, key: string];

const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The same file with something else at one place. */
function changed(file: AnyFile, path: (string | number)[], value: unknown): object {
  const copy = clone(file);
  const last = path.at(-1) ?? '';
  const place = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const course = ({ record, told, seedHash, hash }: AnyFile) => ({ record, told, seedHash, hash });

/** Where the last answer stands among the entries, and where the first undo is told of. */
const lastAnswer = ({ record }: AnyFile): number => record.entries.findLastIndex((entry) => 'step' in entry);
const toldUndo = ({ told }: AnyFile): number => told.findIndex(({ news }) => news[0]?.key.startsWith('undo.'));

const withSeed = (file: AnyFile, seed: string): object => ({
  ...changed(file, ['record', 'seed'], seed),
  seedHash: sha256Hex(seed),
});

const ofForm = (over: MatchFile): FalseFile[] => [
  ['nothing', '', 'import.json'],
  ['half of a file', JSON.stringify(over).slice(0, -100), 'import.json'],
  ['something else', { hello: 'world' }, 'import.form'],
  ['a list', [], 'import.form'],
  ['null', 'null', 'import.form'],
  ['another format', { ...over, format: 'else' }, 'import.form'],
  ['a newer version', { ...over, version: 2 }, 'import.version'],
  ['what a player has seen', { format: 'morgenrot.seen', version: 1 }, 'import.seen'],
  ['a field too many', { ...over, extra: 1 }, 'import.form'],
  ['a huge file', `"${'x'.repeat(ADMIN_LIMITS.file)}"`, 'import.tooLarge'],
  ['lists in lists', nest(100_000), 'import.deep'],
  ['lists in the record', JSON.stringify(over).replace('"seed":"', `"x":${nest(5000)},"seed":"`), 'import.deep'],
  ['an id that leads elsewhere', changed(over, ['table', 'id'], '../../etc'), 'import.form'],
  ['a seed that not every database would keep', withSeed(over, 'dawn\u0000'), 'import.form'],
  ['a name without an end', changed(over, ['table', 'names', '0'], 'x'.repeat(999)), 'import.form'],
];

const ofTruth = (whole: WholeFile, over: MatchFile): FalseFile[] => [
  ['an unknown game', changed(over, ['record', 'game'], 'chess'), 'import.game'],
  ['a game of the prototype', changed(over, ['record', 'game'], '__proto__'), 'import.game'],
  ['other rules', changed(whole, ['record', 'rules'], whole.record.rules + 1), 'import.rules'],
  ['another hash', { ...over, hash: sha256Hex('x') }, 'import.wrong'],
  ['another hash of a running match', { ...whole, hash: sha256Hex('x') }, 'import.wrong'],
  ['another seed', changed(over, ['record', 'seed'], 'x'), 'import.wrong'],
  ['another fingerprint', { ...whole, seedHash: sha256Hex('x') }, 'import.wrong'],
  ['another outcome', { ...over, outcome: { ranking: [...over.outcome.ranking].reverse() } }, 'import.wrong'],
  ['a match that still runs as one that is over', { ...over, ...course(whole) }, 'import.wrong'],
  ['one that is over as one that runs', { ...whole, ...course(over) }, 'import.wrong'],
  ['too few seats', changed(whole, ['table', 'seats'], whole.table.seats.slice(1)), 'import.form'],
  [
    'a state that would keep rules busy',
    changed(whole, ['record', 'start'], { n: 0, state: { steps: 'x'.repeat(2 ** 20) }, drawn: 0 }),
    'import.form',
  ],
  ['a state that was made up', changed(whole, ['record', 'start'], { n: 0, state: {}, drawn: 0 }), 'import.wrong'],
];

const ofEntries = (whole: WholeFile, over: MatchFile): FalseFile[] => {
  const { entries } = whole.record;
  const future = { by: '0', undo: 4000 };
  const told = [...whole.told, { n: whole.told.length, at: 0, news: [{ key: 'undo.done', by: '0' }] }];
  const answer = changed(over, ['record', 'entries', lastAnswer(over), 'value'], 'boom');
  const undoTold = ['told', toldUndo(whole), 'news', 0];
  const another = CARDS.find((card) => card !== over.told[0]?.news[0]?.params?.card) ?? '';
  return [
    ['an answer that was not offered', answer, 'import.wrong.entry'],
    ['an answer by somebody else', changed(whole, ['record', 'entries', lastAnswer(whole), 'by'], '2'), 'import.wrong'],
    ['an entry that is gone', changed(whole, ['record', 'entries'], entries.slice(0, -1)), 'import.wrong.gap'],
    ['a line told otherwise', changed(over, ['told', 0, 'news', 0, 'params'], { card: another }), 'import.wrong.told'],
    ['words told of an undo', changed(whole, [...undoTold, 'params'], { text: 'cheats' }), 'import.wrong.told'],
    ['another word for an undo', changed(whole, [...undoTold, 'key'], 'undo.else'), 'import.wrong.told'],
    ['an undo to the future', { ...changed(whole, ['record', 'entries'], [...entries, future]), told }, 'import.wrong'],
  ];
};

/** Files that are no true matches, and how each of them is refused. */
export const falseFiles = (whole: WholeFile, over: MatchFile): FalseFile[] => [
  ...ofForm(over),
  ...ofTruth(whole, over),
  ...ofEntries(whole, over),
];
