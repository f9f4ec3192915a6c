import type { Reason } from '@morgenrot/engine';

type Say = (params: Record<string, string | number>) => string;

const WRONG: Record<string, string> = {
  table: 'no table of this game can have had these players and options',
  seed: 'the seed is not the one whose fingerprint was told at the start',
  outcome: 'after its last entry the match does not stand like this',
  state: 'the last state is another one than the file says',
};

/** What a command says where a page would have words of its own. */
const SENTENCES: Record<string, Say> = {
  'import.tooLarge': ({ most }) => `The file is too large: at most ${most} bytes.`,
  'import.deep': () => 'The file is nested deeper than any match.',
  'import.json': () => 'The file is no JSON: it is damaged, or cut off.',
  'import.form': ({ at }) => `This is not the file of a match: "${at}" is not as it should be.`,
  'import.version': ({ version }) => `The file is of version ${version}; a newer server may know it.`,
  'import.seen': () => 'This is what one player has seen of a match, and not the match: nobody can play on from it.',
  'import.game': ({ game }) => `There is no game "${game}" here.`,
  'import.rules': ({ recorded, known }) =>
    `The match was played by rules ${recorded}, and this server has rules ${known}: it cannot check it. Import it with a version that has those rules, and upgrade then.`,
  'import.wrong': ({ kind }) => `The match is not true: ${WRONG[String(kind)] ?? 'something does not fit'}.`,
  'import.wrong.entry': ({ at }) => `The match is not true: the rules do not allow entry ${at}.`,
  'import.wrong.told': ({ at }) => `The match is not true: what was told of entry ${at} is not what happens there.`,
  'import.wrong.gap': ({ at }) => `Entries and what was told of them do not go together from ${at} on.`,
  'import.exists': ({ id }) => `There is a table ${id} in this database already.`,
  'match.running': () =>
    'This match still runs. --whole exports all of it, hidden cards included; a player saves what they see at the table.',
  'match.waiting': () => 'This match has not begun: there is nothing to export.',
  'table.unknown': () => 'There is no such table in this database.',
};

export const sentenceOf = ({ key, params = {} }: Reason): string => SENTENCES[key]?.(params) ?? `Refused: ${key}.`;
