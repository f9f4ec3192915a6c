import { isAct, open, type Params } from '@morgenrot/engine';
import {
  buildingOf,
  cardAt,
  DIVISORS,
  helpersOf,
  isCardSpace,
  isExact,
  isGround,
  isStack,
  isVillage,
  missingFood,
  type Place,
  priceOf,
  type StepOf,
  type StoneAgeStep,
  seatOf,
  sumOf,
  toolValue,
  topOf,
  work,
  YIELDS,
  yieldOf,
} from '@morgenrot/stone-age';
import type { GuideTarget } from '../../../kits/guide/course.ts';
import { isEverythingBehind, isTimeToCount, type TribeDeed } from './chapters.ts';
import type { TribeLesson, TribeMoment, TribePanel } from './moment.ts';

type When = (moment: TribeMoment) => boolean;
type Values = (moment: TribeMoment) => Params;
type Kind = StoneAgeStep['kind'];

const always: When = () => true;
const NONE: Params = {};
const asks =
  (kind: Kind, more: When = always): When =>
  (moment) =>
    moment.step?.kind === kind && more(moment);
const hasSeen =
  (key: string): When =>
  ({ memory }) =>
    memory.seen.includes(key);
const wishes =
  (deed: TribeDeed, isSupply = false): When =>
  ({ wish }) =>
    wish?.deed === deed && (wish.supplies !== undefined) === isSupply;
const proposesAct =
  (act: string): When =>
  ({ proposal }) =>
    proposal !== undefined && isAct(proposal) && proposal.act === act;
const panel = (name: TribePanel) => (): readonly GuideTarget[] => [{ panel: name }];

const stepOf = <K extends Kind>({ step }: TribeMoment, kind: K): StepOf<K> | undefined =>
  step?.kind === kind ? (step as StepOf<K>) : undefined;

const seat = ({ s, me }: TribeMoment) => seatOf(s, me);

/** Where figures are to go, how many, and what comes of it. */
const wished: Values = ({ wish }) => {
  if (!wish) return NONE;
  const { place, figures } = wish;
  return isGround(place)
    ? { place, figures, what: YIELDS[place], divisor: DIVISORS[YIELDS[place]] }
    : { place, figures };
};
const wishedCard: Values = ({ s, wish }) => {
  if (!wish || !isCardSpace(wish.place)) return NONE;
  return { card: cardAt(s, wish.place) ?? '', price: priceOf(wish.place) };
};
const wishedBuilding: Values = ({ s, wish }) => {
  const top = wish && isStack(wish.place) ? topOf(s, wish.place) : undefined;
  return top ? { building: top } : NONE;
};

/** Where is to be worked next. */
const workPlace = ({ proposal }: TribeMoment): Place | undefined =>
  proposal !== undefined && isAct(proposal) ? work.read(proposal.act)?.place : undefined;
const worksAt =
  (is: (place: Place) => boolean): When =>
  (moment) => {
    const place = workPlace(moment);
    return place !== undefined && is(place);
  };
const worked: Values = (moment) => ({ place: workPlace(moment) ?? '' });

/** The roll, and what the proposed tools make of it. */
const helped: Values = (moment) => {
  const step = stepOf(moment, 'tools');
  const { proposal } = moment;
  if (!step || proposal === undefined || !isAct(proposal) || !Array.isArray(proposal.with)) return NONE;
  const added = helpersOf(seat(moment)).filter(({ option }) => (proposal.with as string[]).includes(option));
  const value = sumOf(added.map((helper) => helper.value));
  return {
    total: sumOf(step.dice),
    value,
    before: yieldOf(step),
    amount: yieldOf(step, value),
    what: step.yields,
  };
};

const bought: Values = (moment) => {
  const step = stepOf(moment, 'buy');
  const card = step && cardAt(moment.s, step.place);
  return step && card ? { card, price: priceOf(step.place) } : NONE;
};
const built: Values = (moment) => {
  const step = stepOf(moment, 'build');
  const top = step && topOf(moment.s, step.place);
  return top ? { building: top, isExact: isExact(buildingOf(top)) ? 'yes' : 'no' } : NONE;
};

/** Figures are being placed: a round has begun. */
const isPlacing: When = ({ s }) => s.phase === 'placement';
const LATE = 6;
/** What has not come up by now is left to later matches. */
const isLate: When = ({ s, left }) => left.length > 0 && s.round >= LATE;

const owned: Values = (moment) => {
  const { figures, food, agriculture, score } = seat(moment);
  return { figures, food, level: agriculture, points: score, tools: toolValue(seat(moment)) };
};
const missing: Values = ({ s, me }) => ({ missing: missingFood(s, me) });

/**
 * Everything that the guide says, the most urgent first: what applies now and has not been heard yet is said. A
 * sentence to read holds the others back until it is put away; one to be done is over when the question is answered.
 */
export const TRIBE_LESSONS: readonly TribeLesson[] = [
  { id: 'over', kind: 'said', when: ({ s }) => s.isOver },

  { id: 'goal.welcome', chapter: 'goal', kind: 'read', when: always },
  { id: 'goal.points', chapter: 'goal', kind: 'read', when: always, shows: panel('cards') },
  { id: 'goal.round', chapter: 'goal', kind: 'read', when: always, shows: panel('round') },

  // What has just happened comes before what is to be done.
  { id: 'tools.got', chapter: 'tools', kind: 'read', when: hasSeen('tool'), values: owned, shows: panel('tools') },
  { id: 'gather.got', chapter: 'gather', kind: 'read', when: hasSeen('gathered.goods'), shows: panel('goods') },
  { id: 'card.got', chapter: 'card', kind: 'read', when: hasSeen('bought'), shows: panel('score') },
  { id: 'building.got', chapter: 'building', kind: 'read', when: hasSeen('built'), values: owned },
  { id: 'hut.got', chapter: 'hut', kind: 'read', when: hasSeen('figure'), values: owned },
  { id: 'field.got', chapter: 'field', kind: 'read', when: hasSeen('agriculture'), values: owned },
  {
    id: 'hunt.got',
    chapter: 'hunt',
    kind: 'read',
    when: hasSeen('gathered.food'),
    values: owned,
    shows: panel('feeding'),
  },
  {
    id: 'feeding.hunger',
    chapter: 'feeding',
    kind: 'read',
    when: (m) => hasSeen('starved')(m) && isPlacing(m),
    values: owned,
  },
  {
    id: 'feeding.fed',
    chapter: 'feeding',
    kind: 'read',
    when: (m) => hasSeen('fed')(m) && !hasSeen('starved')(m) && isPlacing(m),
    values: owned,
    shows: panel('feeding'),
  },
  {
    id: 'feeding.round',
    chapter: 'feeding',
    kind: 'read',
    when: (m) => hasSeen('fed')(m) && isPlacing(m),
    values: ({ s }) => ({ player: s.start }),
    shows: panel('round'),
  },
  {
    id: 'score.end',
    chapter: 'score',
    kind: 'read',
    when: ({ memory }) => isTimeToCount(memory),
    shows: panel('round'),
  },
  {
    id: 'score.culture',
    chapter: 'score',
    kind: 'read',
    when: ({ memory }) => isTimeToCount(memory),
    shows: panel('score'),
  },
  { id: 'score.people', chapter: 'score', kind: 'read', when: ({ memory }) => isTimeToCount(memory) },
  { id: 'end', kind: 'read', when: ({ memory }) => isEverythingBehind(memory) },
  { id: 'free.enough', kind: 'read', when: isLate, repeats: true, passesOver: true },

  { id: 'tools.place', chapter: 'tools', kind: 'deed', when: asks('place', wishes('tools')), otherwise: true },
  {
    id: 'gather.place',
    chapter: 'gather',
    kind: 'deed',
    when: asks('place', wishes('gather')),
    values: wished,
    otherwise: true,
  },
  {
    id: 'card.place',
    chapter: 'card',
    kind: 'deed',
    when: asks('place', wishes('card')),
    values: wishedCard,
    otherwise: true,
  },
  { id: 'card.supply', chapter: 'card', kind: 'deed', when: asks('place', wishes('card', true)), values: wished },
  {
    id: 'building.place',
    chapter: 'building',
    kind: 'deed',
    when: asks('place', wishes('building')),
    values: wishedBuilding,
    otherwise: true,
  },
  {
    id: 'building.supply',
    chapter: 'building',
    kind: 'deed',
    when: asks('place', wishes('building', true)),
    values: wished,
    otherwise: true,
  },
  { id: 'hut.place', chapter: 'hut', kind: 'deed', when: asks('place', wishes('hut')), otherwise: true },
  { id: 'field.place', chapter: 'field', kind: 'deed', when: asks('place', wishes('field')), otherwise: true },
  {
    id: 'hunt.place',
    chapter: 'hunt',
    kind: 'deed',
    when: asks('place', wishes('hunt')),
    values: wished,
    otherwise: true,
  },

  { id: 'work.first', kind: 'deed', once: true, when: asks('choose', worksAt(isVillage)), values: worked },
  { id: 'work.roll', kind: 'deed', once: true, when: asks('choose', worksAt(isGround)), values: worked },
  { id: 'work.next', kind: 'deed', when: asks('choose'), values: worked },
  {
    id: 'tools.add',
    chapter: 'tools',
    kind: 'deed',
    when: asks('tools', proposesAct('add')),
    values: helped,
    otherwise: true,
  },
  { id: 'card.pay', chapter: 'card', kind: 'deed', when: asks('buy', proposesAct('pay')), values: bought },
  { id: 'card.leave', chapter: 'card', kind: 'deed', when: asks('buy', proposesAct('decline')), values: bought },
  {
    id: 'card.strip',
    chapter: 'card',
    kind: 'deed',
    when: asks('pick'),
    values: ({ proposal }) => ({ die: Number(proposal) }),
  },
  { id: 'card.anyTwo', chapter: 'card', kind: 'deed', when: asks('anyTwo') },
  { id: 'building.pay', chapter: 'building', kind: 'deed', when: asks('build', proposesAct('pay')), values: built },
  { id: 'building.leave', chapter: 'building', kind: 'deed', when: asks('build', proposesAct('decline')) },
  { id: 'feeding.pay', chapter: 'feeding', kind: 'deed', when: asks('feed', proposesAct('pay')), values: missing },

  { id: 'free.place', kind: 'deed', when: asks('place') },
  { id: 'free.choice', kind: 'deed', when: ({ step }) => step !== undefined },
  { id: 'wait', kind: 'said', when: always, values: ({ s }) => ({ player: open(s)[0]?.player ?? s.active }) },
];
