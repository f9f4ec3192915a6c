import type { PlayerId } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import { AGENDAS, type AgendaId, VICTORY_CARDS } from '../cards/agendas.ts';
import { focusRow } from '../cards/focus.ts';
import { anyInPlay } from '../effects/in-play.ts';
import { citiesLeft } from '../rules/cities/cities.ts';
import { holdingOf } from '../rules/cities/settlement.ts';
import { startCities } from '../rules/map/figures.ts';
import { hexesOf, lasting, readingFor, spacesOf } from '../rules/map/reading.ts';
import { type Aim, type FieldOfRanks, fieldFor } from '../rules/map/standing.ts';
import { resolvingSlot, typeOf } from '../rules/row/focus-row.ts';
import { MOST_TRADE_ON_A_CARD, naturalWondersOn, tradeOn } from '../rules/trade/trade.ts';
import { attackItems, defenceItems } from '../rules/war/combat-sums.ts';
import { total } from '../rules/war/items.ts';
import { rulesetOf } from '../rulesets/of.ts';
import type { Combat, FocusCard, Hex, Seat, State, VictoryCardState } from '../state.ts';
import type { March } from '../steps.ts';

/** Something that one turn alone cannot bring: an attack for which strength is gathered. */
export interface Plan {
  hex: HexKey;
  /** The agenda that it brings nearer most. */
  agenda: AgendaId;
  /** How much of the agendas still open it brings: 1 is a whole one. */
  gain: number;
  /** How ready the player is: 1 is sure to win with the next march. */
  ready: number;
  /** In so many turns the armies are as strong as they get by waiting, and there. */
  turns: number;
  /** A rival's space in front of it that has to be taken first. */
  before?: HexKey;
}

export const hasClaimed = ({ claims }: VictoryCardState, me: PlayerId): boolean =>
  claims.some(({ player }) => player === me);

/** How many victory cards are still lacking to win. */
export function missing(s: State, me: PlayerId): number {
  const needed = rulesetOf(s).victory(s.options).needed ?? s.victory.length;
  return Math.max(0, needed - s.victory.filter((card) => hasClaimed(card, me)).length);
}

/** Pairs of dice, of 36, in which the attacker's shows so much more than the defender's: from -5 on. */
const PAIRS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const;
/** How likely an attack is won that is ahead by so much before the dice; a tie is lost. */
export function odds(ahead: number): number {
  const least = 1 - ahead;
  return least <= -5 ? 1 : (PAIRS[least + 5] ?? 0) / 36;
}

/** What is hopeless today comes nearer, too, with everything that makes the attack stronger or the defence weaker. */
const HOPELESS = -12;
const SURE = 6;
const STRIVING = 0.25;
const striving = (ahead: number): number => Math.min(1, Math.max(0, (ahead - HOPELESS) / (SURE - HOPELESS)));

/** What is worth so much today is worth this part of it a turn later. */
const LATER = 0.87;
/** So many turns after a march the military card is as strong as before. */
const REST = 5;
const after = (turns: number): number => LATER ** turns;

/** What the military card would bring into an attack now. */
interface Force {
  slot: number;
  march: March;
  tokens: number;
  /** How much stronger it can become by waiting, and how many turns that takes. */
  more: number;
  wait: number;
  starts: HexKey[];
}

function forceOf(s: State, me: PlayerId, seat: Seat): Force | undefined {
  const focus = seat.row.find((place) => typeOf(place) === 'military');
  if (!focus || seat.armies.length === 0) return undefined;
  const slot = resolvingSlot(s, me, focus.id);
  const march = marchOf(me, focus, slot);
  if (!march) return undefined;
  const tokens = tradeOn(s, me, focus.id) + naturalWondersOn(s, me, focus.id).length;
  const [slots, trade] = [Math.max(...rulesetOf(s).slots) - slot, MOST_TRADE_ON_A_CARD - focus.trade];
  const onCard = seat.armies.some((army) => army.at === null);
  return {
    slot,
    march,
    tokens,
    more: slots + trade,
    wait: slots + trade / 2,
    starts: [...(onCard ? startCities(s, me) : []), ...seat.armies.flatMap((army) => army.at ?? [])],
  };
}

function marchOf(player: PlayerId, { id: focus, card }: FocusCard, slot: number): March | undefined {
  for (const part of focusRow(card).work) {
    for (const step of [part({ player, focus, slot })].flat()) if (step.kind === 'moveArmies') return step.march;
  }
  return undefined;
}

/** How far the sum of the attack is ahead of the defence's, dice aside; tokens of both sides are counted as spent. */
function aheadOf(s: State, me: PlayerId, { slot, march, tokens }: Force, hex: HexKey, aim: Aim): number {
  const { target, defender } = aim;
  const cardBonus = target === 'barbarian' ? march.bonusVsBarbarian : march.bonus;
  const dice = { attackDie: 0, defenceDie: 0, attackSpent: tokens, defenceSpent: tokensOf(s, defender) };
  const combat: Combat = { attacker: me, hex, target, defender, roller: me, slot, cardBonus, army: 0, ...dice };
  if (aim.figure !== undefined) combat.figure = aim.figure;
  return total(attackItems(s, combat)) - total(defenceItems(s, combat));
}

const tokensOf = (s: State, defender: PlayerId | null): number =>
  (defender === null ? undefined : s.seats[defender]?.row.find((place) => typeOf(place) === 'military'))?.trade ?? 0;

/** How an army comes to a space: over so many spaces, and what has to be beaten on the way before. */
interface Way {
  steps: number;
  gates: readonly HexKey[];
}

/** More fights than these on the way are too many. */
const MOST_GATES = 2;
/** Farther than so many marches nobody plans. */
const MOST_MARCHES = 3;

/** Everywhere armies can get with a card in the last slot, where no ground is too hard; behind what stops them later. */
function waysOf(s: State, field: FieldOfRanks, { starts, march }: Force, farthest: number): Map<HexKey, Way> {
  const ways = new Map<HexKey, Way>();
  const begin: Way = { steps: 0, gates: [] };
  let open = starts.map((hex) => ({ hex, way: begin }));
  let behind: typeof open = [];
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { hex, way } of open) {
      if (ways.has(hex) || !mayEnter(s, field, march, hex)) continue;
      ways.set(hex, way);
      if (way.steps >= farthest) continue;
      const stops = way.steps > 0 && field.obstacles(hex).some((obstacle) => !march.passes.includes(obstacle));
      if (stops && way.gates.length === MOST_GATES) continue;
      const on: Way = { steps: way.steps + 1, gates: stops ? [...way.gates, hex] : way.gates };
      for (const beside of neighbours(hex))
        if (!ways.has(beside)) (stops ? behind : next).push({ hex: beside, way: on });
    }
    open = next.length > 0 ? next : behind;
    if (next.length === 0) behind = [];
  }
  return ways;
}

function mayEnter(s: State, field: FieldOfRanks, { water }: March, hex: HexKey): boolean {
  const space = s.map[hex];
  if (!space || (space.ground === 'water' && !water)) return false;
  return field.obstacles(hex).length === 0 || field.aims(hex).length > 0;
}

const forts = (s: State): readonly HexKey[] => {
  const spaces = spacesOf(s);
  return hexesOf(s).filter((_, i) => spaces[i]?.fort);
};

/** What taking a space brings, agenda by agenda. */
type Gain = [agenda: AgendaId, gain: number];
/** One step of two is no whole agenda. */
const PART = 0.3;

/** Agendas that conquests bring nearer. */
const BY_CONQUEST: readonly AgendaId[] = ['fortified', 'expeditionary', 'warmonger', 'civilized', 'expansionist'];

/** What one step more is worth of them: with it fulfilled, or nearly so; only of cards that are not the player's yet. */
function stepsOf(s: State, me: PlayerId): Map<AgendaId, number> {
  const open = s.victory
    .filter((card) => !hasClaimed(card, me))
    .flatMap(({ card }): readonly AgendaId[] => VICTORY_CARDS[card]);
  const steps = new Map<AgendaId, number>();
  for (const agenda of BY_CONQUEST.filter((one) => open.includes(one))) {
    const { have, need } = AGENDAS[agenda](s, me);
    if (have + 2 >= need) steps.set(agenda, have + 1 >= need ? 1 : PART);
  }
  return steps;
}

/** A fort, or a rival's city, that would be the player's: with a city left to stand there. */
function cityGains(s: State, me: PlayerId, { fort, city, tile }: Hex): AgendaId[] {
  if ((!fort && !city) || city?.capital) return [];
  const isNewTile = fort || !holdingOf(s, me).cities.some((own) => s.map[own]?.tile === tile);
  return [
    'civilized',
    ...(fort ? (['fortified', 'expeditionary'] as const) : []),
    ...(isNewTile ? (['expansionist'] as const) : []),
  ];
}

/** What taking a space brings of all that is open. */
function gainsAt(s: State, me: PlayerId, hex: HexKey, steps: ReadonlyMap<AgendaId, number>, hasCity: boolean): Gain[] {
  const space = s.map[hex];
  if (!space || space.city?.of === me || space.control?.of === me) return [];
  const isCityState = Object.values(s.cityStates).some(({ home }) => home === hex);
  const gained: AgendaId[] = [
    ...(hasCity ? cityGains(s, me, space) : []),
    ...(isCityState ? (['warmonger'] as const) : []),
  ];
  const gains = gained.flatMap((agenda): Gain[] => {
    const gain = steps.get(agenda);
    return gain === undefined ? [] : [[agenda, gain]];
  });
  // One capital is as good as two city-states.
  if (space.city?.capital && steps.has('warmonger')) gains.push(['warmonger', 1]);
  return gains.sort(([, one], [, other]) => other - one);
}

/** Whatever an army could be sent to take. */
function targets(s: State, me: PlayerId): HexKey[] {
  const cityStates = Object.values(s.cityStates).map(({ home }) => home);
  const cities = s.order.flatMap((other) => (other === me ? [] : holdingOf(s, other).cities));
  return [...new Set([...lasting(s, forts), ...cityStates, ...cities])];
}

/** All that plans of one player are weighed by. */
interface Campaign {
  s: State;
  me: PlayerId;
  force: Force;
  field: FieldOfRanks;
  armies: number;
}

/** With another army that opens the way an attack is worth nearly as much. */
const BREACH = 0.8;

/** How likely a target falls in the end, and how far it is at least, behind what has to be beaten first. */
function prospects({ s, me, force, field, armies }: Campaign, hex: HexKey, aim: Aim, way: Way, turns: number) {
  const ahead = aheadOf(s, me, force, hex, aim) + force.more;
  let [likely, striven] = [odds(ahead) * after(turns), striving(ahead)];
  for (const gate of way.gates) {
    const [there] = field.aims(gate);
    likely *= there ? odds(aheadOf(s, me, force, gate, there) + force.more) : 0;
    likely *= armies > 1 ? BREACH : after(REST);
    striven *= BREACH;
  }
  return { likely, striven };
}

function planFor(campaign: Campaign, hex: HexKey, gains: readonly Gain[], way: Way, reach: number): Plan | undefined {
  const [aim] = campaign.field.aims(hex);
  const [best] = gains;
  if (!aim || !best) return undefined;
  const marches = Math.max(1, Math.ceil(way.steps / reach));
  const turns = campaign.force.wait + REST * (marches - 1);
  const { likely, striven } = prospects(campaign, hex, aim, way, turns);
  const [before] = way.gates;
  return {
    hex,
    agenda: best[0],
    gain: gains.reduce((sum, [, gain]) => sum + gain, 0),
    ready: (1 - STRIVING) * likely + STRIVING * striven,
    turns: Math.ceil(turns),
    ...(before && { before }),
  };
}

function found(s: State, me: PlayerId): readonly Plan[] {
  const seat = s.seats[me];
  const force = seat && forceOf(s, me, seat);
  if (!force || missing(s, me) === 0) return [];
  const steps = stepsOf(s, me);
  if (steps.size === 0) return [];
  const hasCity = citiesLeft(s, me) > 0;
  const wanted = targets(s, me)
    .map((hex) => ({ hex, gains: gainsAt(s, me, hex, steps, hasCity) }))
    .filter(({ gains }) => gains.length > 0);
  if (wanted.length === 0) return [];
  const campaign: Campaign = { s, me, force, field: fieldFor(s, me), armies: seat.armies.length };
  const isUnlimited = anyInPlay(s, me, ({ effect }) => effect.armiesUnlimited);
  const reach = isUnlimited ? Number.POSITIVE_INFINITY : force.march.distance;
  const ways = waysOf(s, campaign.field, force, MOST_MARCHES * reach);
  const plans = wanted.flatMap(({ hex, gains }) => {
    const way = ways.get(hex);
    return (way && planFor(campaign, hex, gains, way, reach)) ?? [];
  });
  return plans.sort((one, other) => other.gain * other.ready - one.gain * one.ready);
}

/** What attacks the player prepares, the most worthwhile first. */
export const plansOf = (s: State, me: PlayerId): readonly Plan[] => readingFor(s, me, found);

/** The plan for the last card that is lacking counts for more: it wins the match. */
const LAST = 2.8;

/** How far the best plan has come, by how much it is needed. */
export function prepared(s: State, me: PlayerId): number {
  const [best] = plansOf(s, me);
  return best ? best.gain * best.ready * (missing(s, me) === 1 ? LAST : 1) : 0;
}

/** The part of the forts still lacking that no city is left for: whoever has none to place there cannot take one. */
export function cityless(s: State, me: PlayerId): number {
  let lacking = 0;
  for (const card of s.victory) {
    if (hasClaimed(card, me)) continue;
    for (const agenda of VICTORY_CARDS[card.card]) lacking = Math.max(lacking, lackingForts(s, me, agenda));
  }
  return lacking === 0 ? 0 : 1 - Math.min(1, citiesLeft(s, me) / lacking);
}

function lackingForts(s: State, me: PlayerId, agenda: AgendaId): number {
  if (agenda !== 'fortified' && agenda !== 'expeditionary') return 0;
  const { have, need } = AGENDAS[agenda](s, me);
  return Math.max(0, need - have);
}
