import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { anyInPlay, inPlay } from '../../effects/in-play.ts';
import { sourceOption } from '../../effects/source.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { DistrictUse } from '../../steps-growth.ts';
import type { District, FocusType, GroundKind } from '../../vocabulary.ts';
import { citiesOf, hexAt, hexes, isFriendly, nearOnMap } from '../map/map.ts';
import { typeOf } from '../row/focus-row.ts';
import { seatOf } from '../seats.ts';
import { showUsed } from '../trade/closed-diplomacy.ts';
import { reinforce } from '../war/military.ts';
import { noCity } from './cities.ts';
import { districtsOf } from './districts.ts';
import { encampment } from './encampment.ts';
import { matureCitiesOf } from './maturity.ts';
import { foundCity } from './new-city.ts';

/** T7.4: how far a district reaches, over whatever lies there. */
const DISTRICT_RANGE = 2;
/** What a city costs that is built by the industrial zone. */
const ZONE_PRICE = 3;

/** Friendly for the own districts: own spaces, and those that an effect counts as such. */
const isFriendlyFor = (s: State, me: PlayerId, hex: HexKey): boolean =>
  isFriendly(s, me, hex) || anyInPlay(s, me, ({ effect, source }) => effect.friendlyForDistricts?.(s, me, hex, source));

const isGround = (s: State, me: PlayerId, hex: HexKey, grounds: GroundKind[]): boolean =>
  grounds.includes(hexAt(s, hex).ground) ||
  anyInPlay(s, me, ({ effect }) => effect.everyTerrainForDistricts?.(s, me, hex));

/** Friendly spaces of some grounds on a district's space and next to it. */
const friendlyAround = (s: State, me: PlayerId, hex: HexKey, ...grounds: GroundKind[]): HexKey[] =>
  [...nearOnMap(s, [hex], 1).keys()].filter((near) => isFriendlyFor(s, me, near) && isGround(s, me, near, grounds));

/** With closed cards: one that makes any of these spaces friendly has been used (N-TC13). */
function showBorders(s: State, player: PlayerId, counted: readonly HexKey[], api: Api): void {
  const foreign = counted.filter((hex) => !isFriendly(s, player, hex));
  for (const { effect, source } of inPlay(s, player)) {
    const card = sourceOption.read(source.id)?.id;
    const counts = foreign.some((hex) => effect.friendlyForDistricts?.(s, player, hex, source));
    if (card && source.from !== undefined && counts) showUsed(s, player, card, source.from, api);
  }
}

const cardsOf = (s: State, me: PlayerId, type: FocusType): number[] =>
  seatOf(s, me)
    .row.filter((focus) => typeOf(focus) === type)
    .map(({ id }) => id);

/** Trade tokens on the card of one type; more than it can hold are lost (R16.1). */
const tradeOnto = (s: State, player: PlayerId, type: FocusType, left: number): NewDawnStep => ({
  kind: 'gainTrade',
  player,
  left,
  only: cardsOf(s, player, type),
});

/** What a district can be used for, in the order of its card. */
const USES: Readonly<Record<District, readonly DistrictUse[]>> = {
  campus: [],
  'commercial-hub': ['cities', 'desert'],
  encampment: ['defeat', 'reinforce'],
  'industrial-zone': ['forest', 'city'],
  'theater-square': [],
};

/** Uses that cost nothing and leave nothing to decide need no question when the other one is not there. */
const GIFTS: readonly DistrictUse[] = ['cities', 'desert', 'forest'];

export const resolveDistrict = {
  run(s: State, { player, district }: StepOf<'resolveDistrict'>, _answer: Answer, api: Api): void {
    const hex = districtsOf(s, player).find((own) => own.district === district)?.hex;
    if (!hex) return;
    api.log({ key: 'district.resolved', by: player, params: { district, hex } });
    if (district === 'campus') next<NewDawnStep>(s, campus(s, player, hex, api));
    else if (district === 'theater-square') next<NewDawnStep>(s, theater(s, player, hex));
    else
      next<NewDawnStep>(
        s,
        ...choice(s, { kind: 'districtChoice', player, district, hex, left: [...USES[district]] }, api),
      );
  },
};

function choice(s: State, step: StepOf<'districtChoice'>, api: Api): NewDawnStep[] {
  const able = step.left.filter((use) => !useRefused(s, step, use));
  const [only] = able;
  return only && able.length === 1 && GIFTS.includes(only) ? [stepFor(s, step, only, api)] : [step];
}

/** Trade tokens for friendly spaces of some grounds. */
function tradeFor(s: State, player: PlayerId, type: FocusType, spaces: HexKey[], api: Api): NewDawnStep {
  showBorders(s, player, spaces, api);
  return tradeOnto(s, player, type, spaces.length);
}

const CAMPUS_GROUNDS: GroundKind[] = ['mountain', 'naturalWonder'];
const campus = (s: State, player: PlayerId, hex: HexKey, api: Api): NewDawnStep =>
  tradeFor(s, player, 'science', friendlyAround(s, player, hex, ...CAMPUS_GROUNDS), api);

/** The spaces for each of which a district brings a trade token, by what it is used for; a campus has one use only. */
export function spacesCounted(
  s: State,
  { player, hex }: { player: PlayerId; hex: HexKey },
  use?: DistrictUse,
): HexKey[] {
  if (use === 'cities') return [...matureCitiesOf(s, player)];
  if (use === 'desert' || use === 'forest') return friendlyAround(s, player, hex, use);
  return use === undefined ? friendlyAround(s, player, hex, ...CAMPUS_GROUNDS) : [];
}

/** Q-F2: any land within reach of the square or of an own city with a wonder: two choices, one token. */
function theater(s: State, player: PlayerId, hex: HexKey): NewDawnStep {
  const withWonder = citiesOf(s, player).filter((city) => s.map[city]?.wonder);
  const only = [...nearOnMap(s, [hex, ...withWonder], DISTRICT_RANGE).keys()];
  return { kind: 'placeOneControl', player, only, left: 1, must: true };
}

/** Humanism, and the commercial hub: wherever they fit. */
export const tradeForMature = {
  run(s: State, { player }: StepOf<'tradeForMature'>): void {
    next<NewDawnStep>(s, { kind: 'gainTrade', player, left: matureCitiesOf(s, player).length });
  },
};

type Choice = StepOf<'districtChoice'>;

const zoneCity = (s: State, { player }: Choice): StepOf<'foundCity'> => ({
  kind: 'foundCity',
  player,
  from: hexes(s).filter((hex) => isFriendlyFor(s, player, hex)),
  range: DISTRICT_RANGE,
  toFriendly: true,
  pay: { focus: cardsOf(s, player, 'industry'), tokens: ZONE_PRICE },
  must: true,
});

const zoneReinforce = (s: State, { player, hex }: Choice): StepOf<'reinforce'> => ({
  kind: 'reinforce',
  player,
  left: 1,
  only: [...nearOnMap(s, [hex], DISTRICT_RANGE).keys()],
  must: true,
});

const NOTHING: Reason = { key: 'district.nothing' };

function useRefused(s: State, step: Choice, use: DistrictUse): Reason | undefined {
  const { player, hex } = step;
  switch (use) {
    case 'cities':
      return matureCitiesOf(s, player).length > 0 ? undefined : { key: 'district.noMatureCity' };
    case 'desert':
    case 'forest':
      return friendlyAround(s, player, hex, use).length > 0 ? undefined : { key: 'district.noGround' };
    case 'city':
      return zoneRefused(s, step);
    case 'defeat':
      return encampment.idle(s, { kind: 'encampment', player, hex }) ? NOTHING : undefined;
    case 'reinforce':
      return reinforce.idle(s, zoneReinforce(s, step)) ? { key: 'district.nothingToReinforce' } : undefined;
  }
}

function zoneRefused(s: State, step: Choice): Reason | undefined {
  const rich = seatOf(s, step.player).row.some((focus) => typeOf(focus) === 'industry' && focus.trade >= ZONE_PRICE);
  if (!rich) return { key: 'district.tooDear', params: { tokens: ZONE_PRICE } };
  const city = zoneCity(s, step);
  return foundCity.idle(s, city) ? noCity(s, step.player, city.range) : undefined;
}

function stepFor(s: State, step: Choice, use: DistrictUse, api: Api): NewDawnStep {
  const { player, hex } = step;
  switch (use) {
    case 'cities':
      return { kind: 'tradeForMature', player };
    case 'desert':
      return tradeFor(s, player, 'economy', friendlyAround(s, player, hex, use), api);
    case 'forest':
      return tradeFor(s, player, 'industry', friendlyAround(s, player, hex, use), api);
    case 'city': {
      const city = zoneCity(s, step);
      showBorders(s, player, city.from, api);
      return city;
    }
    case 'defeat':
      return { kind: 'encampment', player, hex };
    case 'reinforce':
      return zoneReinforce(s, step);
  }
}

/** One of its uses has been carried out already: the encampment may do both, in either order. */
const hasBeenUsed = ({ district, left }: Choice): boolean => left.length < USES[district].length;

export const districtChoice = {
  ask: (s: State, step: Choice): Ask =>
    offer(step.left, (use) => useRefused(s, step, use), ...(hasBeenUsed(step) ? ['done'] : [])),
  idle: (s: State, step: Choice): boolean => offersOnly(districtChoice.ask(s, step), 'done'),
  run(s: State, step: Choice, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    const use = answer as DistrictUse;
    const left = step.left.filter((other) => other !== use);
    const again: NewDawnStep[] = step.district === 'encampment' && left.length > 0 ? [{ ...step, left }] : [];
    next<NewDawnStep>(s, stepFor(s, step, use, api), ...again);
  },
};
