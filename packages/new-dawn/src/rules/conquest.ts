import { type Answer, type Api, type Ask, next, type PlayerId, tell } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { inPlay } from '../effects/in-play.ts';
import type { Combat, State } from '../state.ts';
import type { NewDawnStep, StepOf } from '../steps.ts';
import { citiesLeft } from './cities.ts';
import { conquerCityState, conqueredOn, takeCityStateCard } from './city-states.ts';
import { controlLeft, controlTokensOf, tokenFirst } from './control.ts';
import { abandon, gainNeutralWonder, gainWonder, handOver, loseWonder } from './holdings.ts';
import { barbariansOn, hexAt } from './map.ts';
import { seatOf } from './seats.ts';
import { citiesWithoutWonder } from './wonders.ts';

/** A beaten capital gives up so many trade tokens (R15.8). */
const PLUNDER = 2;

/** R15.8: what a won attack brings. */
export function attackWon(s: State, combat: Combat, api: Api): void {
  s.thisTurn.attacksWon++;
  const { attacker, hex, target, defender } = combat;
  if (target === 'barbarian') barbarianBeaten(s, attacker, hex, api);
  else if (target === 'cityState') settle(s, attacker, hex, null);
  else if (defender !== null) spaceWon(s, attacker, defender, hex, api);
}

function barbarianBeaten(s: State, player: PlayerId, hex: HexKey, api: Api): void {
  // N-M2: one attack beats one of them.
  const [barbarian] = barbariansOn(s, hex);
  const beaten = barbarian && s.barbarians[barbarian];
  if (!beaten) return;
  beaten.at = null;
  api.log({ key: 'barbarian.defeated', by: player, params: { barbarian, hex } });
  tell(inPlay(s, player), ({ effect }) => effect.onBarbarianDefeated?.(s, player, api));
  next<NewDawnStep>(s, { kind: 'gainTrade', player, left: 1 });
}

function spaceWon(s: State, player: PlayerId, loser: PlayerId, hex: HexKey, api: Api): void {
  const { city } = hexAt(s, hex);
  const cityState = conqueredOn(s, hex);
  if (city?.capital) capitalBeaten(s, player, loser, hex, api);
  else if (cityState) next<NewDawnStep>(s, { kind: 'conquer', player, hex, loser, cityState });
  else if (city) settle(s, player, hex, loser);
  else next<NewDawnStep>(s, ...tokenIfAny(s, player), { kind: 'takeSpace', player, hex, loser });
}

/** Q-E18, Q-E19: a token is taken back first; with none anywhere nothing can be placed. */
const tokenIfAny = (s: State, player: PlayerId): NewDawnStep[] =>
  controlTokensOf(s, player).length > 0 ? tokenFirst(s, player) : [];

/** A city for the winner, or the token that stands for one when none is left (R15.9). */
const settle = (s: State, player: PlayerId, hex: HexKey, loser: PlayerId | null): void => {
  const first = citiesLeft(s, player) > 0 ? [] : tokenIfAny(s, player);
  next<NewDawnStep>(s, ...first, { kind: 'settleCity', player, hex, loser });
};

/** R17.6: the city-state may be kept, or set free for one of its cards. */
export const conquer = {
  ask: (): Ask => ({ shape: 'one', from: ['conquer', 'liberate'] }),
  run(s: State, { player, hex, loser, cityState }: StepOf<'conquer'>, answer: Answer, api: Api): void {
    if (answer === 'conquer') {
      settle(s, player, hex, loser);
      return;
    }
    const space = hexAt(s, hex);
    delete space.city;
    delete space.control;
    // Q-E13: a wonder there becomes neutral.
    abandon(s, hex, loser, api);
    sendCaravansHome(s, hex, s.order, api);
    takeCityStateCard(s, cityState, player, api);
  },
};

/** R12.11, Q-E7: in a space that becomes a rival's city no caravan can stay, nor in a city-state set free (N-M3). */
function sendCaravansHome(s: State, hex: HexKey, owners: readonly PlayerId[], api: Api): void {
  for (const player of owners) {
    for (const caravan of seatOf(s, player).caravans) {
      if (caravan.at !== hex) continue;
      caravan.at = null;
      api.log({ key: 'caravan.sentHome', by: player, params: { hex } });
    }
  }
}

function take(s: State, player: PlayerId, hex: HexKey, loser: PlayerId | null, api: Api): void {
  s.thisTurn.captured.push(hex);
  const { cityState } = hexAt(s, hex);
  if (cityState) {
    conquerCityState(s, cityState, player, api);
    gainNeutralWonder(s, player, hex, api);
  }
  if (loser !== null) handOver(s, hex, loser, player, api);
}

export const settleCity = {
  run(s: State, { player, hex, loser }: StepOf<'settleCity'>, _answer: Answer, api: Api): void {
    const space = hexAt(s, hex);
    const [city, token] = [citiesLeft(s, player) > 0, controlLeft(s, player) > 0];
    delete space.city;
    delete space.control;
    if (!city && !token) {
      if (loser !== null) abandon(s, hex, loser, api);
      return;
    }
    if (city) space.city = { of: player };
    else space.control = { of: player, reinforced: true };
    api.log({ key: city ? 'city.conquered' : 'city.tokenInstead', by: player, params: { hex } });
    take(s, player, hex, loser, api);
    if (!city) return;
    const rivals = s.order.filter((other) => other !== player);
    sendCaravansHome(s, hex, rivals, api);
  },
};

export const takeSpace = {
  run(s: State, { player, hex, loser }: StepOf<'takeSpace'>, _answer: Answer, api: Api): void {
    const space = hexAt(s, hex);
    delete space.control;
    if (controlLeft(s, player) === 0) {
      abandon(s, hex, loser, api);
      return;
    }
    space.control = { of: player, reinforced: false };
    api.log({ key: 'control.conquered', by: player, params: { hex, player: loser } });
    take(s, player, hex, loser, api);
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
  },
};
