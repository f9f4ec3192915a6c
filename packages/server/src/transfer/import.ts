import { type AnyGame, hashOf, type PlayerId, type Result, type Verdict, verifying } from '@morgenrot/engine';
import type { Table } from '@morgenrot/engine/framework';
import { type SeatLink, usualSettings } from '@morgenrot/protocol';
import { freshId, freshToken, hashToken } from '../identity/token.ts';
import { pacing } from '../match/memory/pacing.ts';
import type { RuleSets } from '../match/memory/rule-sets.ts';
import { type Refused, refuse } from '../reasons.ts';
import { emptySeat, type ImportedMatch, type SeatRecord, type Store } from '../store/index.ts';
import { fittingFor, wholeSettings } from '../tables/abilities.ts';
import { REISSUE_MS } from '../tables/reissuing.ts';
import { type Placed, placed } from './place.ts';
import { type Finished, readFile, type Whole } from './read-file.ts';

/** What an import needs of a server. */
export interface Importer {
  store: Pick<Store, 'imports'>;
  rules: RuleSets;
  now(): number;
}

export interface Imported {
  table: string;
  /** For the seats of people, where the match still runs. */
  links: SeatLink[];
}

type File = Finished | Whole;
const isFinished = (file: File): file is Finished => file.format === 'morgenrot.match';

/** The rules that the match was played by. Without them nobody can say whether it is true. */
function rulesFor({ record: { game, rules: recorded } }: File, rules: RuleSets): Result<Table> {
  const table = rules.of({ game, rules: recorded });
  if (table) return { ok: true, value: table };
  const today = rules.today.get(game);
  return today ? refuse('import.rules', { recorded, known: today.game.rules }) : refuse('import.game', { game });
}

async function verified(table: Table, file: File): Promise<Verdict> {
  const { record, seedHash, told, hash } = file;
  const outcome = isFinished(file) ? { outcome: file.outcome } : {};
  const work = verifying(table.game, { record, seedHash, told, hash, ...outcome });
  const pause = pacing();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause();
  }
}

function refusalOf(verdict: Extract<Verdict, { ok: false }>): Refused {
  const { finding } = verdict;
  switch (finding.kind) {
    case 'entry':
      return refuse('import.wrong.entry', { at: finding.at });
    case 'gap':
      return refuse('import.wrong.gap', { at: finding.at });
    case 'told':
      return refuse('import.wrong.told', { at: finding.at });
    case 'rules':
      return refuse('import.rules', { recorded: finding.recorded, known: finding.known });
    default:
      return refuse('import.wrong', { kind: finding.kind });
  }
}

/** Plays the match again by its own rules, twice: as anybody can check it, and as a server keeps it. */
async function checked(table: Table, file: File): Promise<Result<Placed>> {
  try {
    const verdict = await verified(table, file);
    if (!verdict.ok) return refusalOf(verdict);
    const result = await placed(table, file);
    if (!result.ok || hashOf(result.value.state.G) === file.hash) return result;
  } catch {
    // A state that was made up leads rules to where they have never been.
  }
  return refuse('import.wrong', { kind: 'state' });
}

function finishedTable({ table, record, outcome }: Finished): Pick<ImportedMatch, 'table' | 'ended' | 'updatedAt'> {
  const seats = record.players.map((seat): SeatRecord => {
    const strength = table.computers?.[seat];
    const seated = { ...emptySeat(seat), name: table.names[seat] ?? '', hints: table.hints?.[seat] ?? 0 };
    return strength ? { ...seated, plan: 'computer', computer: true, strength } : seated;
  });
  return {
    table: {
      ...tableOf({ table, record }),
      // Whoever gets the link may look at it; strangers have no part in it.
      settings: { ...usualSettings, access: 'link' },
      seats,
      at: table.beganAt,
    },
    ended: { at: table.endedAt, outcome },
    updatedAt: table.endedAt,
  };
}

const tableOf = ({
  table: { id, title },
  record,
}: Pick<File, 'record'> & { table: { id: string; title: string } }) => ({
  id,
  title,
  game: record.game,
  rules: record.rules,
  options: record.options,
  seed: record.seed,
  watchKey: freshId(),
});

function runningTable(
  game: AnyGame,
  { table, record }: Whole,
  at: number,
): Pick<ImportedMatch, 'table' | 'clock' | 'updatedAt'> & {
  links: SeatLink[];
} {
  const links: SeatLink[] = [];
  const seats = record.players.map((seat, index) => {
    const { name = '', computer = false, strength, hints = 0, out = false } = table.seats[index] ?? {};
    const empty = { ...emptySeat(seat), name, hints, ready: true };
    if (computer) return { ...empty, plan: 'computer' as const, computer, strength: fittingFor(game, strength), out };
    const link = { seat, name, token: freshToken(), until: at + REISSUE_MS };
    links.push(link);
    return { ...empty, claim: { hash: hashToken(link.token), until: link.until } };
  });
  // Passwords stay where they were given.
  const access = table.settings.access === 'password' ? 'link' : table.settings.access;
  return {
    table: {
      ...tableOf({ table, record }),
      settings: wholeSettings(game, { ...table.settings, access }),
      seats,
      at: table.createdAt,
    },
    ...(table.settings.clock ? { clock: { at, left: banksOf(table, record.players), running: [], keeper: '' } } : {}),
    updatedAt: at,
    links,
  };
}

const banksOf = ({ left = {}, settings }: Whole['table'], players: readonly PlayerId[]): Record<PlayerId, number> =>
  Object.fromEntries(players.map((player) => [player, left[player] ?? (settings.clock?.minutes ?? 0) * 60_000]));

/**
 * Takes a match in that was played elsewhere. It is checked from its first word to its last before anything is stored,
 * and stored as a whole.
 */
export async function importMatch({ store, rules, now }: Importer, text: string): Promise<Result<Imported>> {
  const read = readFile(text);
  if (!read.ok) return read;
  const file = read.value;
  const table = rulesFor(file, rules);
  if (!table.ok) return table;
  if (!isFinished(file) && file.table.seats.length !== file.record.players.length)
    return refuse('import.form', { at: 'table.seats' });
  const course = await checked(table.value, file);
  if (!course.ok) return course;
  const { links, ...made } = isFinished(file)
    ? { links: [], ...finishedTable(file) }
    : runningTable(table.value.game, file, now());
  const { paused } = isFinished(file) ? {} : file.table;
  const affairs = paused ? { paused } : {};
  const isNew = await store.imports.add({ ...made, ...course.value, affairs, beganAt: file.table.beganAt });
  if (!isNew) return refuse('import.exists', { id: file.table.id });
  return { ok: true, value: { table: file.table.id, links } };
}
