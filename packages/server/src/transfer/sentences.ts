import type { Reason } from '@morgenrot/engine';

type Say = (params: Record<string, string | number>) => string;

const WRONG: Record<string, string> = {
  table: 'this game does not allow these players and options',
  seed: 'the seed does not match the fingerprint shown at the start',
  outcome: 'the match ends differently',
  state: 'the final state differs from the file',
};

/** What a command says where a page would have words of its own. */
const SENTENCES: Record<string, Say> = {
  'import.tooLarge': ({ most }) => `The file is too large: at most ${most} bytes.`,
  'import.deep': () => 'The file is nested too deeply for a match.',
  'import.json': () => 'The file is no JSON: it is damaged or incomplete.',
  'import.form': ({ at }) => `This is not a match file: "${at}" is invalid.`,
  'import.version': ({ version }) => `The file has version ${version}. A newer server may support it.`,
  'import.seen': () => 'This file holds only one player’s view of a match. It cannot be continued.',
  'import.game': ({ game }) => `This server has no game "${game}".`,
  'import.rules': ({ recorded, known }) =>
    `The match uses rules ${recorded}; this server has rules ${known} and cannot check it. Import it with a version that has rules ${recorded}, then upgrade.`,
  'import.wrong': ({ kind }) => `The match is not genuine: ${WRONG[String(kind)] ?? 'something does not match'}.`,
  'import.wrong.entry': ({ at }) => `The match is not genuine: the rules do not allow entry ${at}.`,
  'import.wrong.told': ({ at }) =>
    `The match is not genuine: the log of entry ${at} does not match what happens there.`,
  'import.wrong.gap': ({ at }) => `Entries and log do not match from entry ${at} on.`,
  'import.exists': ({ id }) => `This database already has a table ${id}.`,
  'match.running': () =>
    'This match is still running. --whole exports all of it, with hidden cards; players save their own view at the table.',
  'match.waiting': () => 'This match has not begun: there is nothing to export.',
  'table.unknown': () => 'This database has no such table.',
};

export const sentenceOf = ({ key, params = {} }: Reason): string => SENTENCES[key]?.(params) ?? `Refused: ${key}.`;
