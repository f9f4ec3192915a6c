import { type Answer, type Api, type Ask, next, type PlayerId, tell } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import type { CityStateId } from '../../cards/city-states.ts';
import { inPlay } from '../../effects/in-play.ts';
import type { Combat, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { citiesLeft } from '../cities/cities.ts';
import { cityStateOf, conquerCityState, conqueredOn, takeCityStateCard } from '../cities/city-states.ts';
import { controlLeft, takesBackFirst, tokensToTakeBack } from '../cities/control.ts';
import { defeatArmy, defeatCaravan, defeatFiguresOn, hasFiguresOn, sendHome } from '../map/figures.ts';
import { barbariansOn, hexAt } from '../map/map.ts';
import { isSpared } from '../map/standing.ts';
import { seatOf } from '../seats.ts';
import { citiesWithoutWonder } from '../wonders/wonders.ts';
import { whenAttackIsOver } from './attack-over.ts';
import { abandon, gainNeutralWonder, gainWonder, handOver, loseWonder, tellCaptured } from './holdings.ts';
import { tellAggression } from './peace.ts';

/** A beaten capital gives up so many trade tokens (R15.8). */
const PLUNDER = 2;

/** The name under which the one use in a turn is remembered. */
export const SCORCH = 'scorch';

/** R15.8: what a won attack brings. */
export function attackWon(s: State, combat: Combat, api: Api): void {
  s.thisTurn.attacksWon++;
  const { attacker, hex, target, defender, figure } = combat;
  tell(inPlay(s, attacker), ({ effect }) => effect.onAttackWon?.(s, attacker, combat, api));
  if (target === 'barbarian') barbarianBeaten(s, attacker, hex, api);
  else if (target === 'cityState') settle(s, attacker, hex, null, api);
  else if (target === 'fort') fortBeaten(s, attacker, hex, api);
  else if (defender === null) return;
  else if (target === 'army') defeatArmy(s, defender, figure ?? 0, api);
  else if (target === 'caravan') defeatCaravan(s, defender, figure ?? 0, api);
  else pieceBeaten(s, combat, defender, api);
}

/** T9.7, T10.3, Q-F7: it takes a city; a control token cannot stand for one here. */
function fortBeaten(s: State, player: PlayerId, hex: HexKey, api: Api): void {
  if (citiesLeft(s, player) > 0) settle(s, player, hex, null, api);
  else api.log({ key: 'fort.noCity', by: player, params: { hex } });
}

/** T9.7, N-TB5: not the figures of whom the attacker may not harm; whoever else loses some is told afterwards. */
function beatFigures(s: State, attacker: PlayerId, loser: PlayerId, hex: HexKey, api: Api): void {
  const rivals = s.order.filter((player) => player !== attacker && !isSpared(s, attacker, player));
  const others = rivals.filter((player) => player !== loser && hasFiguresOn(s, player, hex));
  for (const other of others) whenAttackIsOver(s, () => tellAggression(s, other, attacker, api));
  defeatFiguresOn(s, hex, rivals, { armies: true, caravans: true }, api);
}

/** T9.7: with a city or a control token all rival figures on its space are beaten too, before anything else. */
function pieceBeaten(s: State, { attacker, hex, target, army, scorches }: Combat, loser: PlayerId, api: Api): void {
  if (army !== undefined) beatFigures(s, attacker, loser, hex, api);
  if (target === 'control' && scorches && !s.thisTurn.used.includes(SCORCH)) {
    next<NewDawnStep>(s, { kind: 'scorch', player: attacker, hex, loser });
  } else spaceWon(s, attacker, loser, hex, api);
}

/** N-M2: an attack beats the first of those on a space. */
export function barbarianBeaten(
  s: State,
  player: PlayerId,
  hex: HexKey,
  api: Api,
  barbarian = barbariansOn(s, hex)[0],
): void {
  const beaten = barbarian && s.barbarians[barbarian];
  if (!beaten) return;
  beaten.at = null;
  api.log({ key: 'barbarian.defeated', by: player, params: { barbarian, hex } });
  tell(inPlay(s, player), ({ effect }) => effect.onBarbarianDefeated?.(s, player, api));
  next<NewDawnStep>(s, { kind: 'gainTrade', player, left: 1 });
}

export function spaceWon(s: State, player: PlayerId, loser: PlayerId, hex: HexKey, api: Api): void {
  const { city } = hexAt(s, hex);
  const cityState = conqueredOn(s, hex);
  if (city?.capital) capitalBeaten(s, player, loser, hex, api);
  else if (cityState) next<NewDawnStep>(s, { kind: 'conquer', player, hex, loser, cityState });
  else if (city) settle(s, player, hex, loser, api);
  else next<NewDawnStep>(s, { kind: 'takeSpace', player, hex, loser });
}

/** A city for the winner, or the token that stands for one when none is left (R15.9). */
const settle = (s: State, player: PlayerId, hex: HexKey, loser: PlayerId | null, api: Api, visit?: true): void => {
  next<NewDawnStep>(s, { kind: 'settleCity', player, hex, loser, ...(visit && { visit }) });
  // Q-F16: whatever has to happen before one city replaces another goes first.
  if (loser === null || !hexAt(s, hex).city || citiesLeft(s, player) === 0) return;
  tell(inPlay(s, player), ({ effect }) => effect.beforeCityReplaced?.(s, player, hex, api));
};

/** Q-F19: taken without an attack, once the visit is over. */
export const conquerVisited = {
  isVisit: true,
  ask: (): Ask => ({ shape: 'one', from: ['conquer', 'done'] }),
  /** Another effect of the same visit may have changed it, and something has to be left to stand there (R15.9). */
  idle: (s: State, { player, hex, cityState }: StepOf<'conquerVisited'>): boolean =>
    s.map[hex]?.cityState !== cityState ||
    (citiesLeft(s, player) === 0 && controlLeft(s, player) === 0 && tokensToTakeBack(s, player).length === 0),
  run(s: State, { player, hex }: StepOf<'conquerVisited'>, answer: Answer, api: Api): void {
    if (answer === 'conquer') settle(s, player, hex, null, api, true);
  },
};

/** R17.6: the city-state may be kept, or set free for one of its cards. */
export const conquer = {
  ask: (): Ask => ({ shape: 'one', from: ['conquer', 'liberate'] }),
  run(s: State, { player, hex, loser, cityState }: StepOf<'conquer'>, answer: Answer, api: Api): void {
    if (answer === 'conquer') {
      settle(s, player, hex, loser, api);
      return;
    }
    const space = hexAt(s, hex);
    delete space.city;
    delete space.control;
    // Q-E13: a wonder there becomes neutral.
    abandon(s, hex, loser, api);
    takeCityStateCard(s, cityState, player, api);
  },
};

/** Q-V11: with the city-state its builder loses the wonder, and nobody has it until it is found with the city. */
function takeFromBuilder(s: State, id: CityStateId, conqueror: PlayerId): void {
  const cityState = cityStateOf(s, id);
  const { wonder } = hexAt(s, cityState.home);
  const { builder } = cityState;
  delete cityState.builder;
  if (wonder && builder !== undefined && builder !== conqueror) loseWonder(s, builder, wonder);
}

function take(s: State, { player, hex, loser, visit }: Won, api: Api): void {
  s.thisTurn.captured.push(hex);
  const { cityState } = hexAt(s, hex);
  if (cityState) {
    takeFromBuilder(s, cityState, player);
    conquerCityState(s, cityState, player, api);
  }
  if (loser !== null) handOver(s, hex, loser, player, api);
  // N-TD13: what was nobody's and is won by an attack is captured as well (T2.3).
  const found = loser === null ? gainNeutralWonder(s, player, hex, api) : undefined;
  if (found && !visit) tellCaptured(s, player, found, api);
}
type Won = Pick<StepOf<'settleCity'>, 'player' | 'hex' | 'loser' | 'visit'>;

export const settleCity = {
  isVisit: true,
  run(s: State, step: StepOf<'settleCity'>, _answer: Answer, api: Api): void {
    const { player, hex, loser } = step;
    const space = hexAt(s, hex);
    // Q-F7: on a fort no control token can stand for a city.
    const city = citiesLeft(s, player) > 0;
    if (!(city || space.fort) && takesBackFirst(s, step)) return;
    const token = !space.fort && controlLeft(s, player) > 0;
    delete space.city;
    delete space.control;
    if (!city && !token) {
      if (loser !== null) abandon(s, hex, loser, api);
      return;
    }
    if (city) space.city = { of: player };
    else space.control = { of: player, reinforced: true };
    api.log({ key: city ? 'city.conquered' : 'city.tokenInstead', by: player, params: { hex } });
    take(s, step, api);
    if (!city) return;
    // T9.7, Q-V7: on a fort that was nobody's a caravan stays, and the army falls back.
    if (space.fort && loser === null) return;
    const rivals = s.order.filter((other) => other !== player);
    // R12.11, Q-E7: in a rival's city no caravan can stay.
    sendHome(s, hex, rivals, { armies: false, caravans: true }, api);
  },
};

export const takeSpace = {
  run(s: State, step: StepOf<'takeSpace'>, _answer: Answer, api: Api): void {
    if (takesBackFirst(s, step)) return;
    const { player, hex, loser } = step;
    const space = hexAt(s, hex);
    delete space.control;
    if (controlLeft(s, player) === 0) {
      abandon(s, hex, loser, api);
      return;
    }
    space.control = { of: player, reinforced: false };
    api.log({ key: 'control.conquered', by: player, params: { hex, player: loser } });
    take(s, { player, hex, loser }, api);
  },
};

/** R15.8: the capital stays; tokens are taken, and its wonder goes under a city of the attacker that has none. */
function capitalBeaten(s: State, player: PlayerId, loser: PlayerId, hex: HexKey, api: Api): void {
  seatOf(s, player).beatCapital = true;
  api.log({ key: 'capital.beaten', by: player, params: { player: loser, hex } });
  const { wonder } = hexAt(s, hex);
  const moves = wonder && citiesWithoutWonder(s, player).length > 0;
  next<NewDawnStep>(
    s,
    { kind: 'plunder', player, from: loser, left: PLUNDER },
    ...(moves ? [{ kind: 'moveWonder' as const, player, wonder, from: hex, loser }] : []),
  );
}

export const moveWonder = {
  ask: (s: State, { player }: StepOf<'moveWonder'>): Ask => ({ shape: 'one', from: citiesWithoutWonder(s, player) }),
  run(s: State, { player, wonder, from, loser }: StepOf<'moveWonder'>, answer: Answer, api: Api): void {
    delete hexAt(s, from).wonder;
    hexAt(s, answer as HexKey).wonder = wonder;
    loseWonder(s, loser, wonder);
    gainWonder(s, player, wonder);
    api.log({ key: 'wonder.captured', by: player, params: { wonder, player: loser } });
    tellCaptured(s, player, wonder, api);
  },
};
