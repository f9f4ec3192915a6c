import { no, ok, type Result } from '../result.ts';
import type { Answer, Counts, CountsAsk, KindAsk, Range } from './shapes.ts';
import { isCounts } from './shapes.ts';

/** How many there are in all, what they are worth, and of how many kinds they are. */
interface Tally {
  sum: number;
  worth: number;
  kinds: number;
}

const NONE: Tally = { sum: 0, worth: 0, kinds: 0 };

const plus = ({ sum, worth, kinds }: Tally, of: KindAsk, n: number): Tally => ({
  sum: sum + n,
  worth: worth + n * (of.worth ?? 0),
  kinds: kinds + (n > 0 ? 1 : 0),
});

export const tallyOf = ({ of }: CountsAsk, counts: Counts): Tally =>
  of.reduce((tally, kind) => plus(tally, kind, counts[kind.kind] ?? 0), NONE);

const RANGES = ['sum', 'worth', 'kinds'] as const;

function fitsTally(ask: CountsAsk, tally: Tally): Result<Tally> {
  for (const name of RANGES) {
    const range = ask[name];
    if (range && tally[name] < range.min) return no(`answer.${name}Under`, { [name]: tally[name], ...range });
    if (range && tally[name] > range.max) return no(`answer.${name}Over`, { [name]: tally[name], ...range });
  }
  return ok(tally);
}

const isCount = (n: unknown): boolean => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;

/** Says which kind is too many or too few, and then what is wrong with all of them together. */
export function fitsCounts(ask: CountsAsk, answer: Answer): Result<Answer> {
  if (!isCounts(answer) || !Object.values(answer).every(isCount)) return no('answer.shape');
  const stray = Object.keys(answer).find((name) => !ask.of.some(({ kind }) => kind === name));
  if (stray !== undefined) {
    const reason = ask.refused && Object.hasOwn(ask.refused, stray) ? ask.refused[stray] : undefined;
    return reason ? { ok: false, reason } : no('answer.notOffered');
  }
  for (const { kind, min, max } of ask.of) {
    const count = Object.hasOwn(answer, kind) ? (answer[kind] ?? 0) : 0;
    if (count < min) return no('answer.kindUnder', { kind, count, min, max });
    if (count > max) return no('answer.kindOver', { kind, count, min, max });
  }
  const verdict = fitsTally(ask, tallyOf(ask, answer));
  return verdict.ok ? ok(answer) : verdict;
}

/** The least and the most that kinds from here on can add. */
interface Rest {
  sum: Range;
  worth: Range;
  kinds: Range;
  /** In how many ways, if nothing bounded them all together. */
  ways: number;
}

function restsOf({ of }: CountsAsk): Rest[] {
  const none: Range = { min: 0, max: 0 };
  const rests: Rest[] = [{ sum: none, worth: none, kinds: none, ways: 1 }];
  for (const { min, max, worth = 0 } of [...of].reverse()) {
    const [rest] = rests as [Rest];
    const ends = [min * worth, max * worth];
    rests.unshift({
      sum: { min: rest.sum.min + min, max: rest.sum.max + max },
      worth: { min: rest.worth.min + Math.min(...ends), max: rest.worth.max + Math.max(...ends) },
      kinds: { min: rest.kinds.min + (min > 0 ? 1 : 0), max: rest.kinds.max + (max > 0 ? 1 : 0) },
      ways: rest.ways * Math.max(0, max - min + 1),
    });
  }
  return rests;
}

/** In how many ways the kinds from place `i` on can be counted, after such a tally. */
type Ways = (i: number, tally: Tally) => number;

function waysFor(ask: CountsAsk): Ways {
  const rests = restsOf(ask);
  const bounded = RANGES.flatMap((name) => (ask[name] ? [{ name, range: ask[name] }] : []));
  const known = new Map<string, number>();
  const ways: Ways = (i, tally) => {
    const rest = rests[i];
    const kind = ask.of[i];
    if (!rest) return 0;
    let isFree = true;
    for (const { name, range } of bounded) {
      const least = tally[name] + rest[name].min;
      const most = tally[name] + rest[name].max;
      if (most < range.min || least > range.max) return 0;
      if (least < range.min || most > range.max) isFree = false;
    }
    if (isFree || !kind) return rest.ways;
    const place = `${i} ${tally.sum} ${ask.worth ? tally.worth : ''} ${ask.kinds ? tally.kinds : ''}`;
    const before = known.get(place);
    if (before !== undefined) return before;
    let all = 0;
    for (let n = kind.min; n <= kind.max; n++) all += ways(i + 1, plus(tally, kind, n));
    known.set(place, all);
    return all;
  };
  return ways;
}

const remembered = new WeakMap<CountsAsk, Ways>();
/** An ask never changes, so its ways are counted once. */
function waysOf(ask: CountsAsk): Ways {
  const found = remembered.get(ask) ?? waysFor(ask);
  remembered.set(ask, found);
  return found;
}

/** How many answers there are: counted, not listed; exact up to 2^53. */
export const waysToCount = (ask: CountsAsk): number => waysOf(ask)(0, NONE);

const withCount = (counts: Counts, kind: string, n: number): Counts => (n === 0 ? counts : { ...counts, [kind]: n });

/** Every answer there is; no step of the way leads where there is none. */
export function* everyCount(ask: CountsAsk, i = 0, tally = NONE, counts: Counts = {}): Generator<Counts> {
  const kind = ask.of[i];
  if (waysOf(ask)(i, tally) === 0) return;
  if (!kind) {
    yield counts;
    return;
  }
  for (let n = kind.min; n <= kind.max; n++)
    yield* everyCount(ask, i + 1, plus(tally, kind, n), withCount(counts, kind.kind, n));
}

const MOST_TICKETS = 2 ** 31;

/** Each answer is equally likely; where there are more than 2^31, nearly so. */
export function sampleCounts(ask: CountsAsk, below: (n: number) => number): Counts {
  const ways = waysOf(ask);
  const total = ways(0, NONE);
  let ticket = total <= MOST_TICKETS ? below(total) : Math.floor((below(MOST_TICKETS) / MOST_TICKETS) * total);
  let tally = NONE;
  let counts: Counts = {};
  ask.of.forEach((kind, i) => {
    let chosen = kind.min;
    for (let n = kind.min; n <= kind.max; n++) {
      const share = ways(i + 1, plus(tally, kind, n));
      if (share === 0) continue;
      chosen = n;
      if (ticket < share) break;
      ticket -= share;
    }
    tally = plus(tally, kind, chosen);
    counts = withCount(counts, kind.kind, chosen);
  });
  return counts;
}

/** As few of everything as each kind allows: where whoever puts an answer together begins. */
export const leastOf = ({ of }: CountsAsk): Counts =>
  of.reduce<Counts>((counts, { kind, min }) => withCount(counts, kind, min), {});
