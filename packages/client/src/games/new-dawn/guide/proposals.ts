import { type Answer, type Ask, type Option, optionsOf, type PlayerId } from '@morgenrot/engine';
import { distance, type HexKey, isHex, neighbours } from '@morgenrot/hex';
import {
  advanceOption,
  attackItems,
  defenceItems,
  FOCUS_CARDS,
  type FocusCardId,
  isEdge,
  isWater,
  type NewDawnStep,
  namedOption,
  type Resource,
  type State,
  type StepKind,
  shownWonders,
  total,
  WONDERS,
  wonderCost,
} from '@morgenrot/new-dawn';
import { isLeaving } from '../../../board/prompt/options.ts';

import { type Ahead, ahead } from './ahead.ts';
import { aimOf } from './aim.ts';
import {
  beatableIn,
  caravansIn,
  cityStatesFrom,
  type GuideDeed,
  leapIn,
  meanwhile,
  planFor,
  visitsFor,
} from './chapters.ts';

interface Asking extends Ahead {
  me: PlayerId;
  left: readonly GuideDeed[];
}
type Propose = (asking: Asking) => Option | undefined;

const best = <T>(items: readonly T[], worth: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (found, item) => (found === undefined || worth(item) > worth(found) ? item : found),
    undefined,
  );

const spaces = ({ from }: Asking): HexKey[] => from.filter(isHex) as HexKey[];

/** How many wonders on offer a resource is good for. */
const uses = (s: State, resource: Resource): number =>
  shownWonders(s).filter((wonder) => WONDERS[wonder].resources.includes(resource)).length;

const barbarianHexes = (s: State): HexKey[] => Object.values(s.barbarians).flatMap(({ at }) => at ?? []);
const nearBarbarian = (s: State, hex: HexKey): boolean => barbarianHexes(s).some((at) => distance(at, hex) <= 2);

/** Natural wonders and resources first; then what brings a barbarian within reach, and the coast. */
function worthOfToken(s: State, hex: HexKey): number {
  const { naturalWonder, resource } = s.map[hex] ?? {};
  return (
    (naturalWonder ? 6 : 0) +
    (resource ? 3 + uses(s, resource) : 0) +
    (nearBarbarian(s, hex) ? 1 : 0) +
    (isEdge(s, hex) ? 0.5 : 0)
  );
}

/** What is worth most, and first where a barbarian stands near. */
const reinforce: Propose = (asking) =>
  best(spaces(asking), (hex) => worthOfToken(asking.s, hex) + (nearBarbarian(asking.s, hex) ? 2 : 0)) ?? 'done';

const landAround = (s: State, hex: HexKey): number =>
  neighbours(hex).filter((beside) => s.map[beside] && !isWater(s, beside) && !s.map[beside]?.control).length;

const tokenSpace: Propose = (asking) => best(spaces(asking), (hex) => worthOfToken(asking.s, hex));

const moveCaravan: Propose = (asking) => {
  const { s, step, me } = asking;
  const [visit] = visitsFor(asking);
  if (visit || step.kind !== 'moveCaravan') return visit;
  const at = s.seats[me]?.caravans[step.caravan]?.at;
  const [wanted] = cityStatesFrom(s, at ?? spaces(asking)[0] ?? '0,0');
  const nearest = wanted && best(spaces(asking), (hex) => -distance(hex, wanted));
  if (!nearest || (at && distance(nearest, wanted) >= distance(at, wanted))) return 'done';
  return nearest;
};

const moveCaravans: Propose = (asking) => {
  const { s, me } = asking;
  const caravans = caravansIn(asking);
  const visiting = caravans.find((caravan) => {
    const moving = ahead(s, me, caravan);
    return moving !== undefined && visitsFor(moving).length > 0;
  });
  return visiting ?? caravans[0] ?? 'done';
};

const attack: Propose = (asking) => beatableIn(asking) ?? 'done';

/** An attack only if one is worth it. */
const military: Propose = ({ s, me, from, left }) => {
  const wanted = left.includes('fight') ? ['attack', 'reinforce'] : ['reinforce', 'attack'];
  const isGood = (what: string) => what !== 'attack' || beatableIn(ahead(s, me, what)) !== undefined;
  return wanted.find((what) => from.includes(what) && isGood(what)) ?? 'skip';
};

/** As few tokens as are enough; none if even all are not. */
const spendInAttack: Propose = ({ s, from }) => {
  if (!s.combat) return undefined;
  const missing = total(defenceItems(s, s.combat)) - total(attackItems(s, s.combat)) + 1;
  const amounts = from.map(Number).filter(Number.isInteger);
  return String(amounts.find((amount) => amount >= missing) ?? 0);
};

const build: Propose = ({ s, me, from, left }) => {
  const isForAgenda = left.includes('agendas') && !aimOf(s, me)?.needsCity;
  const wanted = left.includes('wonder') || isForAgenda ? ['wonder', 'city'] : ['city', 'wonder'];
  return wanted.find((what) => from.includes(what)) ?? 'skip';
};

/** One that counts for the agenda; else the cheapest. */
const chooseWonder: Propose = ({ s, me, from, left }) => {
  const aim = left.includes('agendas') ? aimOf(s, me) : undefined;
  const wonders = shownWonders(s).filter((wonder) => from.includes(wonder));
  const counting = aim?.wonders.find((wonder) => wonders.includes(wonder));
  return counting ?? best(wonders, (wonder) => -wonderCost(s, me, wonder)) ?? 'done';
};

const payWonder: Propose = ({ from }) =>
  [
    'build',
    from.find((option) => 'naturalWonder' in (namedOption.read(option) ?? {})),
    from.find((option) => 'resource' in (namedOption.read(option) ?? {})),
    'trade',
  ].find((option) => option !== undefined && from.includes(option)) ?? 'cancel';

const buildCity: Propose = (asking) =>
  best(spaces(asking), (hex) => landAround(asking.s, hex) + (isEdge(asking.s, hex) ? 1.5 : 0)) ?? 'done';

/**
 * On the card that pays for the agenda's wonder; else on the one that comes next. On one that is being used only as long
 * as its attacks go on, which spend it.
 */
const placeTrade: Propose = ({ s, me, from, left }) => {
  const isFighting = s.steps.some(({ kind }) => kind === 'attacks');
  const used = s.steps.flatMap((step) =>
    step.kind === 'resetCard' && step.player === me && !isFighting ? step.focus : [],
  );
  const offered = s.seats[me]?.row.filter(({ id, card }) => from.includes(card) && !used.includes(id)) ?? [];
  const paying = offered.find(({ card }) => left.includes('agendas') && FOCUS_CARDS[card].type === 'industry');
  return (paying ?? offered.at(-1))?.card ?? from[0];
};

const chooseCard: Propose = ({ s, me, left }) => planFor(s, me, left)?.card ?? meanwhile(s, me, left);

/** What the guide would do, by what is asked. */
const PROPOSALS: Readonly<Partial<Record<StepKind, Propose>>> = {
  chooseCard,
  placeArrow: ({ from }) => from[0],
  placeControl: (asking) => tokenSpace(asking) ?? 'done',
  placeOneControl: (asking) => tokenSpace(asking) ?? 'done',
  moveCaravans,
  moveCaravan,
  advanceTech: (asking) => leapIn(asking) ?? asking.from.find((option) => advanceOption.read(option)),
  takeCard: ({ s, me, from }) =>
    // The strongest card of the row comes next, and science is just being played.
    best(
      from.filter((option) => !isLeaving(option)),
      (option) => (isCard(option) && FOCUS_CARDS[option].type !== 'science' ? slotOf(s, me, option) : -1),
    ),
  military,
  reinforce,
  // Tokens lie where they were wanted.
  shiftControl: () => 'done',
  attack,
  spendInAttack,
  build,
  chooseWonder,
  payWonder,
  placeWonder: ({ from }) => from[0],
  buildCity,
  placeTrade,
  startOfTurn: () => 'done',
};

const isCard = (option: Option): option is FocusCardId => Object.hasOwn(FOCUS_CARDS, option);

/** Where in the row a card of its type stands. */
const slotOf = (s: State, me: PlayerId, option: Option): number => {
  const type = isCard(option) ? FOCUS_CARDS[option].type : undefined;
  return s.seats[me]?.row.findIndex(({ card }) => FOCUS_CARDS[card].type === type) ?? -1;
};

function plain(ask: Ask): Answer {
  if (ask.shape === 'amount') return ask.min;
  if (ask.shape === 'some') return ask.from.slice(0, ask.min);
  const from = optionsOf(ask);
  return from.find((option) => !isLeaving(option)) ?? from[0] ?? '';
}

/** An answer that moves the match on and teaches something; always one that is offered. */
export function proposalFor(s: State, me: PlayerId, step: NewDawnStep, ask: Ask, left: readonly GuideDeed[]): Answer {
  if (ask.shape !== 'one') return plain(ask);
  const wished = PROPOSALS[step.kind]?.({ s, me, step, from: ask.from, left });
  return wished !== undefined && ask.from.includes(wished) ? wished : plain(ask);
}
