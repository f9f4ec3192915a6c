import {
  type Ask,
  asked,
  chance,
  clone,
  give,
  initialOptions,
  type Match,
  next,
  open,
  type PlayerId,
  sample,
  startMatch,
} from '@morgenrot/engine';
import {
  type AskingKind,
  type CityStateId,
  type CityStateState,
  capitalOf,
  citiesOf,
  type Edition,
  type NewDawnOptions,
  type NewDawnStep,
  newDawn,
  rulesetFor,
  type State,
  type WonderId,
} from '@morgenrot/new-dawn';
import { isLeaving } from '../../../board/prompt/options.ts';
import { momentFor, type QuestionSample } from '../../../gallery/question-sample.ts';
import { QUESTIONS, rowOf } from '../questions/questions.ts';
import { STAGES } from '../questions/stages.ts';
import { rules } from '../rules.ts';

const MOST_ANSWERS = 2500;
/** Until so many answers have been given there is little on the map. */
const A_WHILE = 200;

/** Wonders whose questions seldom come up, dealt out some way into a match. */
const RARE: readonly WonderId[] = [
  'forbidden-city',
  'eiffel-tower',
  'oracle',
  'oxford-university',
  'venetian-arsenal',
  'great-zimbabwe',
  'estadio-do-maracana',
  'hanging-gardens',
];

interface Run {
  players: number;
  seed: string;
  options: Partial<NewDawnOptions>;
  hasRareThings?: true;
}
const RUNS: readonly Run[] = [
  { players: 4, seed: 'b', options: { map: 'advanced', leaders: 'pick', diplomacy: 'closed' } },
  { players: 2, seed: 'c', options: { capitals: 'pick', leaders: 'draft' } },
  { players: 3, seed: 'practice', options: {}, hasRareThings: true },
  { players: 3, seed: 'd', options: {}, hasRareThings: true },
  { players: 3, seed: 'f', options: {}, hasRareThings: true },
  { players: 4, seed: 'g', options: { victory: 'epic' }, hasRareThings: true },
  { players: 2, seed: 'h', options: {}, hasRareThings: true },
];

const TERRA = { expansion: 'terra-incognita', map: 'advanced', leaders: 'pick' } as const;
const TERRA_RUNS: readonly Run[] = [
  { players: 5, seed: 'land', options: TERRA },
  { players: 3, seed: 'war', options: TERRA },
  { players: 4, seed: 'peace', options: { ...TERRA, victory: 'peaceful' } },
];

export const ASKING_KINDS = Object.keys(QUESTIONS);
const kindsIn = (edition: Edition): string[] => ASKING_KINDS.filter((kind) => rowOf(kind)?.sample.in.includes(edition));

interface GallerySample extends QuestionSample {
  edition: Edition;
}

/** For each kind of question a moment at which it is asked, found by letting matches run. */
export function* sampleQuestions(): Generator<GallerySample | undefined> {
  const inBase = new Set(kindsIn('base'));
  for (const run of RUNS) if (inBase.size > 0) yield* playing(run, inBase);
  const inTerra = new Set([...kindsIn('terra'), ...inBase]);
  for (const run of TERRA_RUNS) if (inTerra.size > 0) yield* playing(run, inTerra);
}

function* playing(run: Run, missing: Set<string>): Generator<GallerySample | undefined> {
  const players = Array.from({ length: run.players }, (_, i) => String(i));
  const options = { ...initialOptions(newDawn.options), ...run.options } as NewDawnOptions;
  const match: Match<State> = startMatch(newDawn, { players, options, seed: run.seed });
  const { below } = chance({ seed: `${run.seed}:players:0`, drawn: 0 });
  const { edition } = rulesetFor(options);
  for (let n = 0; n < MOST_ANSWERS && missing.size > 0 && !newDawn.outcome(match.state); n++) {
    const me = open(match.state)[0]?.player;
    const question = me === undefined ? undefined : asked(newDawn.handlers, match.state, me);
    const value = question && sample(question.ask, below);
    if (me === undefined || !question || value === undefined) return;
    const isSetUp = match.state.phase === 'setUp';
    if (missing.has(question.kind) && (isSetUp || n > A_WHILE) && hasChoice(question.ask)) {
      missing.delete(question.kind);
      yield { kind: question.kind, edition, source: momentOf(match.state, me) };
    } else yield undefined;
    if (edition === 'terra' && question.kind === 'chooseCard' && n > 3 * A_WHILE) {
      for (const kind of [...missing]) {
        const staged = stagedSample(kind, match.state, me);
        if (staged) missing.delete(kind);
        yield staged;
      }
    }
    give(newDawn, match.state, me, question.id, value, match.chance);
    if (n === A_WHILE && run.hasRareThings) dealRareThings(match.state);
  }
}

/** The same match with this question on top, if anything can be made of it there. */
function stagedQuestion(kind: string, s: State, me: PlayerId): boolean {
  const seat = s.seats[me];
  const rival = s.order.find((player) => player !== me);
  const town = rival === undefined ? undefined : (citiesOf(s, rival).at(-1) ?? capitalOf(s, rival));
  const stage = STAGES[kind as AskingKind];
  const step = seat && rival !== undefined && town ? stage?.({ s, me, seat, rival, town }) : undefined;
  if (step) next<NewDawnStep>(s, step);
  return step !== undefined;
}

/** What has not come up by chance, made to come up. */
function stagedSample(kind: string, state: State, me: PlayerId): GallerySample | undefined {
  const s = clone(state);
  if (!stagedQuestion(kind, s, me)) return undefined;
  const question = asked(newDawn.handlers, s, me);
  if (question?.kind !== kind || !hasChoice(question.ask)) return undefined;
  return { kind, edition: 'terra', source: momentOf(s, me) };
}

/** A moment at which there is nothing to choose shows little of a question. */
const hasChoice = (ask: Ask): boolean => ask.shape !== 'one' || ask.from.some((option) => !isLeaving(option));

function dealRareThings(s: State): void {
  RARE.forEach((wonder, i) => {
    const player = s.order[i % s.order.length];
    if (player !== undefined) s.seats[player]?.wonders.push(wonder);
  });
  const [first] = s.order;
  const [id, cityState] = (Object.entries(s.cityStates) as [CityStateId, CityStateState][])[0] ?? [];
  if (first === undefined || !id || !cityState) return;
  s.cityStates.seoul ??= { home: cityState.home, cards: ['map', 'map'], held: null };
  s.cityStates.seoul.cards[0] = first;
  // Two cards of one type and a city-state of that type: hardly ever together.
  cityState.held = { by: first, focus: 0 };
  next<NewDawnStep>(s, { kind: 'layCityState', player: first, cityState: id });
}

const momentOf = (s: State, me: PlayerId) => momentFor(rules, s, s.order, me);
