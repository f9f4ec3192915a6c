import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  type District,
  type DistrictUse,
  FOCUS_CARDS,
  type FocusType,
  MOST_TRADE_ON_A_CARD,
  type State,
  spacesCounted,
} from '@morgenrot/new-dawn';

/** What a district brings now: the spaces that count, and how many of its trade tokens find no room. */
export interface Yield {
  spaces: readonly HexKey[];
  lost: number;
}

/** The cards on which the trade tokens of a use go; null: on any. */
const ONTO: Readonly<Partial<Record<DistrictUse | 'campus', FocusType | null>>> = {
  campus: 'science',
  cities: null,
  desert: 'economy',
  forest: 'industry',
};

/** The uses of a district for which there are figures. */
const USES: Readonly<Record<District, readonly (DistrictUse | undefined)[]>> = {
  campus: [undefined],
  'commercial-hub': ['cities', 'desert'],
  encampment: [],
  'industrial-zone': ['forest'],
  'theater-square': [],
};

const roomOn = (s: State, player: PlayerId, type: FocusType | null): number =>
  (s.seats[player]?.row ?? [])
    .filter(({ card }) => type === null || FOCUS_CARDS[card].type === type)
    .reduce((room, { trade }) => room + MOST_TRADE_ON_A_CARD - trade, 0);

export function yieldOf(s: State, player: PlayerId, hex: HexKey, use?: DistrictUse): Yield | undefined {
  const type = ONTO[use ?? 'campus'];
  if (type === undefined) return undefined;
  const spaces = spacesCounted(s, { player, hex }, use);
  return { spaces, lost: Math.max(0, spaces.length - roomOn(s, player, type)) };
}

/** The best that a district can bring in trade tokens; undefined where it brings something else. */
export function bestYield(s: State, player: PlayerId, district: District, hex: HexKey): Yield | undefined {
  const all = USES[district].flatMap((use) => yieldOf(s, player, hex, use) ?? []);
  return all.sort((a, b) => b.spaces.length - b.lost - (a.spaces.length - a.lost))[0];
}

/** The map as it would be with the district there. */
export function withDistrict(s: State, player: PlayerId, district: District, hex: HexKey): State {
  const space = s.map[hex];
  if (!space) return s;
  return { ...s, map: { ...s.map, [hex]: { ...space, control: { of: player, reinforced: false, district } } } };
}
