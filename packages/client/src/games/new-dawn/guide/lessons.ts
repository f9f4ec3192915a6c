import { type Answer, open, type Params } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  advanceOption,
  attackItems,
  caravanOption,
  defenceItems,
  LAST_TECH,
  type NewDawnStep,
  type StepKind,
  type StepOf,
  TECH_LEVELS,
  total,
} from '@morgenrot/new-dawn';
import type { GuideTarget } from '../../../kits/guide/course.ts';
import { terrainOfSlot } from '../row/slots.ts';
import { aimOf, nearestAgenda } from './aim.ts';
import { barbariansFor, type ChapterId, cityStatesFrom, type GuideDeed, hasLevel, leapIn } from './chapters.ts';
import { isAllBehind, isTimeForAgenda, isWaitingInVain } from './memory.ts';
import type { GuideMoment, Lesson, Panel } from './moment.ts';

type When = (moment: GuideMoment) => boolean;
type Values = (moment: GuideMoment) => Params;

const always: When = () => true;
const NONE: Params = {};
const asks =
  (kind: StepKind, more: When = always): When =>
  (moment) =>
    moment.step?.kind === kind && more(moment);
const hasSeen =
  (key: string): When =>
  ({ memory }) =>
    memory.seen.includes(key);
const proposes =
  (...answers: string[]): When =>
  ({ proposal }) =>
    typeof proposal === 'string' && answers.includes(proposal);
const proposesSpace: When = ({ proposal }) => typeof proposal === 'string' && isHex(proposal);
const plans =
  (chapter: GuideDeed): When =>
  ({ plan }) =>
    plan?.chapter === chapter;
const panel = (name: Panel) => (): readonly GuideTarget[] => [{ panel: name }];

/** The space that is proposed, as it is. */
const spaceOf = ({ s, proposal }: GuideMoment) => s.map[String(proposal) as HexKey];

const stepOf = <K extends StepKind>({ step }: GuideMoment, kind: K): StepOf<K> | undefined =>
  step?.kind === kind ? (step as NewDawnStep as StepOf<K>) : undefined;

const cardValues: Values = ({ plan }) =>
  plan ? { card: plan.card, slot: plan.slot, ground: terrainOfSlot(plan.slot) } : NONE;

const cardFor = (chapter: GuideDeed, more: Values = () => NONE): Lesson => ({
  id: `${chapter}.card`,
  chapter,
  kind: 'deed',
  when: asks('chooseCard', plans(chapter)),
  values: (moment) => ({ ...more(moment), ...cardValues(moment) }),
  otherwise: true,
});

/** Both sides without dice, for the barbarian that is proposed. */
const sums: Values = (moment) => {
  const { s, step, ask, proposal } = moment;
  if (!step || ask?.shape !== 'one') return NONE;
  const target = barbariansFor({ s, step, from: ask.from }).find(({ hex }) => hex === proposal);
  return target ? { attack: target.attack, defence: target.defence } : NONE;
};

/** Ahead without tokens, enough with so many, or short with all of them; against somebody who may still spend some, it is open. */
const spending: Values = ({ s, proposal }): Params => {
  const count = Number(proposal);
  const defender = s.combat?.defender ?? null;
  if (defender !== null) return { count, state: 'open', player: defender };
  const isAhead = s.combat !== null && total(attackItems(s, s.combat)) > total(defenceItems(s, s.combat));
  return { count, state: isAhead ? 'ahead' : count > 0 ? 'enough' : 'short' };
};

const cityStateValues: Values = (moment) => {
  const here = spaceOf(moment)?.cityState;
  const [near] = cityStatesFrom(moment.s, String(moment.proposal) as HexKey);
  const cityState = here ?? (near && moment.s.map[near]?.cityState);
  return cityState ? { cityState } : NONE;
};

/** The agenda that the learner is nearest to. */
const nearest: Values = ({ s, me }) => {
  const best = nearestAgenda(s, me);
  return best ? { agenda: best.agenda, have: best.have, need: best.need, count: s.victory.length } : NONE;
};

/** The agenda that the learner goes for. */
const aimed: Values = ({ s, me }) => {
  const aim = aimOf(s, me);
  return aim ? { agenda: aim.agenda, have: aim.have, need: aim.need, count: aim.need - aim.have } : NONE;
};
const hasAim: When = ({ s, me }) => aimOf(s, me) !== undefined;
const forAgenda: When = ({ memory }) => isTimeForAgenda(memory);
/** Is a city to be built first, for the agenda's wonder? */
const needsCity: When = ({ s, me }) => aimOf(s, me)?.needsCity ?? false;
const isAimedAt: When = ({ s, me, proposal }) => aimOf(s, me)?.wonders.some((wonder) => wonder === proposal) ?? false;

/** What is fulfilled, and how many victory cards there are. */
const claimed: Values = ({ s, me }) => {
  const mine = s.victory.flatMap(({ claims }) => claims.filter(({ player }) => player === me));
  const have = s.victory.filter(({ claims }) => claims.some(({ player }) => player === me)).length;
  return { agenda: mine.at(-1)?.agenda ?? '', have, count: s.victory.length };
};

/** Its own spaces and what all share; trade tokens would come on top. And whether it is on its way already (R12.3). */
const caravanReach: Values = (moment) => {
  const step = stepOf(moment, 'moveCaravans');
  if (!step) return NONE;
  const { s, me, proposal } = moment;
  const caravan = caravanOption.read(String(proposal))?.caravan;
  const isOut = (s.seats[me]?.caravans[caravan ?? -1]?.at ?? null) !== null;
  return { count: step.distance + step.bought + step.shared, start: isOut ? 'map' : 'card' };
};

/** Of each city-state there is one card for everybody (R12.6, R18.1). */
const visitValues: Values = (moment) => {
  const { cityState } = spaceOf(moment) ?? {};
  const cards = cityState ? (moment.s.cityStates[cityState]?.cards ?? []) : [];
  return {
    ...cityStateValues(moment),
    brings: cards.includes(moment.me) ? 'had' : cards.includes('map') ? 'new' : 'gone',
  };
};

const levelReached: Values = (moment) => ({ level: stepOf(moment, 'takeCard')?.level ?? 2 });
/** Is a better card within reach, or one to come later? */
const leaps: When = ({ s, step, ask }) =>
  step !== undefined && ask?.shape === 'one' && leapIn({ s, step, from: ask.from }) !== undefined;
const levelsAhead: When = ({ s, me }) => hasLevel(s.seats[me]?.tech ?? 0, LAST_TECH);
const advance: Values = ({ s, me, proposal }) => {
  const by = advanceOption.read(String(proposal))?.by ?? 0;
  const tech = s.seats[me]?.tech ?? 0;
  const level = Object.entries(TECH_LEVELS).find(([space]) => Number(space) > tech && Number(space) <= tech + by)?.[1];
  return { count: by, level: level ?? 2 };
};

/** Whose city the learner's caravan has just come to, as long as something of the visit is still to be decided. */
function hostOf({ s, me }: GuideMoment): string | undefined {
  const visit = s.steps.find((step) => step.kind === 'afterVisit' && step.player === me);
  return visit?.kind === 'afterVisit' ? s.map[visit.hex]?.city?.of : undefined;
}

/** A caravan that stops where nobody is visited goes on another time. */
function isOnItsWay({ s, me }: GuideMoment, answer: Answer): boolean {
  const space = s.map[String(answer) as HexKey];
  return space !== undefined && !space.cityState && (space.city?.of ?? me) === me;
}

/** Nobody says farewell in the middle of a card: it is played to its end first. */
const isAllDone: When = ({ s, me, memory }) =>
  isAllBehind(memory) && !s.steps.some((step) => step.kind === 'resetCard' && step.player === me);

/** Trade tokens come from elsewhere, too: a fight brings them while attacks go on. */
const hasWon: When = (m) => hasSeen('attack.won')(m) && m.s.steps.some(({ kind }) => kind === 'attacks');

const isOver: When = ({ s, me }) => s.active !== me || s.phase === 'eventDial';
const topOfRow: Values = ({ s, me }) => ({ card: s.seats[me]?.row[0]?.card ?? '' });

/**
 * Everything that the guide says, the most urgent first: what applies now and has not been heard yet is said. A
 * sentence to read holds the others back until it is put away; one to be done is over when the question is answered,
 * in whatever way.
 */
export const LESSONS: readonly Lesson[] = [
  { id: 'over', kind: 'said', when: ({ s }) => s.ranking !== null },

  {
    id: 'goal.welcome',
    chapter: 'goal',
    kind: 'read',
    when: always,
    values: ({ s, me }) => ({ leader: s.seats[me]?.leader ?? '' }),
  },
  {
    id: 'goal.cards',
    chapter: 'goal',
    kind: 'read',
    when: always,
    values: ({ s }) => ({ count: s.victory.length }),
    shows: panel('goal'),
  },
  { id: 'goal.arrow', chapter: 'goal', kind: 'deed', when: asks('placeArrow') },

  // What has just happened comes before what is to be done.
  {
    id: 'row.reset',
    chapter: 'row',
    kind: 'read',
    when: (m) => hasSeen('card.resolved')(m) && isOver(m),
    values: topOfRow,
    shows: panel('row'),
  },
  { id: 'dial.quiet', chapter: 'dial', kind: 'read', when: hasSeen('dial.blank'), shows: panel('dial') },
  { id: 'dial.move', chapter: 'dial', kind: 'read', when: hasSeen('dial.move'), shows: panel('dial') },
  { id: 'dial.trade', chapter: 'dial', kind: 'read', when: hasSeen('dial.trade'), shows: panel('dial') },
  { id: 'dial.spawn', chapter: 'dial', kind: 'read', when: hasSeen('dial.spawn'), shows: panel('dial') },
  { id: 'dial.lost', chapter: 'dial', kind: 'read', when: hasSeen('barbarian.tookControl') },
  { id: 'dial.raid', chapter: 'dial', kind: 'read', when: hasSeen('capital.raided') },
  { id: 'fight.lost', chapter: 'fight', kind: 'read', when: hasSeen('attack.lost'), shows: panel('combat') },
  { id: 'wonder.built', chapter: 'wonder', kind: 'read', when: hasSeen('wonder.built') },
  {
    id: 'caravan.guest',
    chapter: 'caravan',
    kind: 'read',
    when: (m) => hostOf(m) !== undefined,
    values: (m) => ({ player: hostOf(m) ?? '' }),
    shows: panel('row'),
  },
  {
    id: 'caravan.back',
    chapter: 'caravan',
    kind: 'read',
    // Players, too, are visited: the card says who it was.
    when: (m) => hasSeen('caravan.arrived')(m) && hasSeen('diplomacy.cityState')(m),
    shows: panel('row'),
  },
  { id: 'technology.taken', chapter: 'technology', kind: 'read', when: hasSeen('card.gained'), shows: panel('row') },
  { id: 'city.built', chapter: 'city', kind: 'read', when: hasSeen('city.built') },
  {
    id: 'agendas.claimed',
    chapter: 'agendas',
    kind: 'read',
    when: hasSeen('agenda.claimed'),
    values: claimed,
    shows: panel('goal'),
  },
  { id: 'end', kind: 'read', when: isAllDone },
  {
    id: 'agendas.aim',
    chapter: 'agendas',
    kind: 'read',
    when: asks('chooseCard', (m) => forAgenda(m) && hasAim(m)),
    values: aimed,
    shows: panel('goal'),
    isAhead: true,
  },
  {
    id: 'agendas.mine',
    chapter: 'agendas',
    kind: 'read',
    when: asks('chooseCard', (m) => forAgenda(m) && (!hasAim(m) || isWaitingInVain(m.memory))),
    values: nearest,
    shows: panel('goal'),
    repeats: true,
    passesOver: true,
  },

  {
    id: 'free.enough',
    kind: 'read',
    when: ({ memory }) => isWaitingInVain(memory) && !isTimeForAgenda(memory),
    repeats: true,
    passesOver: true,
  },

  { id: 'row.slots', chapter: 'row', kind: 'read', when: asks('chooseCard'), shows: panel('row') },
  { id: 'row.number', chapter: 'row', kind: 'read', when: asks('chooseCard'), shows: panel('slots') },

  cardFor('control'),
  {
    id: 'control.naturalWonder',
    chapter: 'control',
    kind: 'deed',
    once: true,
    when: asks('placeControl', (m) => spaceOf(m)?.naturalWonder !== undefined),
    values: (m) => ({ naturalWonder: spaceOf(m)?.naturalWonder ?? '' }),
    otherwise: true,
  },
  {
    id: 'control.resource',
    chapter: 'control',
    kind: 'deed',
    once: true,
    when: asks('placeControl', (m) => spaceOf(m)?.resource !== undefined),
    values: (m) => ({ resource: spaceOf(m)?.resource ?? '' }),
    otherwise: true,
  },
  {
    id: 'control.first',
    chapter: 'control',
    kind: 'deed',
    once: true,
    when: asks('placeControl', (m) => proposesSpace(m) && !hasSeen('control.placed')(m)),
  },
  { id: 'control.again', chapter: 'control', kind: 'deed', when: asks('placeControl', proposesSpace) },

  cardFor('fight'),
  { id: 'fight.what', chapter: 'fight', kind: 'deed', when: asks('military', proposes('attack')), otherwise: true },
  {
    id: 'fight.target',
    chapter: 'fight',
    kind: 'deed',
    once: true,
    when: asks('attack', proposesSpace),
    values: sums,
    otherwise: true,
  },
  {
    id: 'fight.spend',
    chapter: 'fight',
    kind: 'deed',
    when: asks('spendInAttack'),
    values: spending,
  },
  { id: 'fight.reward', chapter: 'fight', kind: 'deed', once: true, when: asks('placeTrade', hasWon) },
  { id: 'fight.more', chapter: 'fight', kind: 'deed', when: asks('placeTrade', hasWon) },
  {
    id: 'fight.again',
    chapter: 'fight',
    kind: 'deed',
    when: asks('attack', proposesSpace),
    values: sums,
  },
  { id: 'fight.stop', chapter: 'fight', kind: 'deed', when: asks('attack', proposes('done')) },

  cardFor('wonder'),
  {
    id: 'agendas.city',
    chapter: 'agendas',
    kind: 'deed',
    when: asks('chooseCard', (m) => plans('agendas')(m) && needsCity(m)),
    values: cardValues,
    otherwise: true,
  },
  cardFor('agendas', aimed),
  {
    id: 'agendas.which',
    chapter: 'agendas',
    kind: 'deed',
    when: asks('chooseWonder', (m) => forAgenda(m) && isAimedAt(m)),
    values: (m) => ({ ...aimed(m), wonder: String(m.proposal) }),
    shows: panel('offer'),
    otherwise: true,
  },
  { id: 'wonder.what', chapter: 'wonder', kind: 'deed', when: asks('build', proposes('wonder')), otherwise: true },
  {
    id: 'wonder.which',
    chapter: 'wonder',
    kind: 'deed',
    when: asks('chooseWonder'),
    values: ({ proposal }) => ({ wonder: String(proposal) }),
    shows: panel('offer'),
  },
  {
    id: 'wonder.pay',
    chapter: 'wonder',
    kind: 'deed',
    when: asks('payWonder', (m) => !proposes('build')(m)),
    otherwise: true,
  },
  {
    id: 'wonder.enough',
    chapter: 'wonder',
    kind: 'deed',
    when: asks('payWonder', proposes('build')),
    otherwise: true,
  },
  { id: 'wonder.where', chapter: 'wonder', kind: 'deed', when: asks('placeWonder') },

  cardFor('caravan'),
  {
    id: 'caravan.which',
    chapter: 'caravan',
    kind: 'deed',
    when: asks('moveCaravans'),
    values: caravanReach,
    otherwise: true,
  },
  {
    id: 'caravan.visit',
    chapter: 'caravan',
    kind: 'deed',
    when: asks('moveCaravan', (m) => spaceOf(m)?.cityState !== undefined),
    values: visitValues,
    otherwise: isOnItsWay,
  },
  {
    id: 'caravan.towards',
    chapter: 'caravan',
    kind: 'deed',
    when: asks('moveCaravan', proposesSpace),
    values: cityStateValues,
  },
  { id: 'caravan.stay', chapter: 'caravan', kind: 'deed', when: asks('moveCaravan', proposes('done')) },

  cardFor('technology'),
  {
    id: 'technology.far',
    chapter: 'technology',
    kind: 'deed',
    when: asks('advanceTech', leaps),
    values: advance,
    shows: panel('tech'),
    otherwise: true,
  },
  {
    id: 'technology.near',
    chapter: 'technology',
    kind: 'deed',
    when: asks('advanceTech', levelsAhead),
    shows: panel('tech'),
  },
  {
    id: 'technology.take',
    chapter: 'technology',
    kind: 'deed',
    when: asks('takeCard'),
    values: levelReached,
    otherwise: true,
  },

  cardFor('city'),
  { id: 'city.what', chapter: 'city', kind: 'deed', when: asks('build', proposes('city')), otherwise: true },
  { id: 'city.where', chapter: 'city', kind: 'deed', when: asks('buildCity', proposesSpace), otherwise: true },

  {
    id: 'free.reinforce',
    kind: 'deed',
    when: asks('military', proposes('reinforce')),
    values: (m) => ({ count: stepOf(m, 'military')?.slot ?? 1 }),
  },
  { id: 'free.reinforced', kind: 'deed', once: true, when: asks('reinforce', proposesSpace) },
  { id: 'free.reinforceMore', kind: 'deed', when: asks('reinforce', proposesSpace) },
  { id: 'free.shift', kind: 'deed', when: asks('shiftControl', proposes('done')) },
  { id: 'free.drop', kind: 'deed', when: asks('dropTrade') },
  { id: 'free.card', kind: 'deed', when: asks('chooseCard'), values: freeCard },
  { id: 'free.choice', kind: 'deed', when: ({ step }) => step !== undefined },
  { id: 'wait', kind: 'said', when: always, values: ({ s }) => ({ player: open(s)[0]?.player ?? s.active }) },
];

function freeCard({ proposal, left }: GuideMoment): Params {
  const [next] = left;
  return { card: String(proposal), chapter: next ?? ('dial' satisfies ChapterId) };
}
