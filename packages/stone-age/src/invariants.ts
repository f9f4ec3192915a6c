import { BUILDING_IDS } from './buildings.ts';
import { CARD_IDS } from './cards.ts';
import { CARD_SPACES } from './places.ts';
import { inHand, type Seat, type StoneAge } from './state.ts';
import { countGoods } from './vocabulary.ts';

type Invariants = Readonly<Record<string, (s: StoneAge) => boolean>>;

const every = (test: (seat: Seat) => boolean) => (s: StoneAge) => Object.values(s.seats).every(test);
const isWhole = (found: readonly (string | null)[], all: readonly string[]): boolean =>
  found.length === all.length && new Set(found).size === all.length;

/** S22 */
export const invariants: Invariants = {
  'figures in hand and on places are those that are owned, 5 to 10': (s) =>
    s.order.every((player) => inHand(s, player) >= 0) && every(({ figures }) => figures >= 5 && figures <= 10)(s),
  'all figures are at home while everybody is fed': (s) => s.phase !== 'feeding' || Object.keys(s.placed).length === 0,
  'no card is lost or made': (s) =>
    isWhole(
      [
        ...s.deck,
        ...s.cards.filter((card) => card !== null),
        ...Object.values(s.seats).flatMap(({ pile, kept, extra }) => [...pile, ...kept, ...extra]),
      ],
      CARD_IDS,
    ),
  'no building is lost or made': (s) =>
    isWhole(
      [...s.stacks.flat(), ...s.removed, ...Object.values(s.seats).flatMap(({ buildings }) => buildings)],
      BUILDING_IDS,
    ),
  'tools differ by one step at most': every(({ tools }) => {
    const values = tools.map(({ value }) => value);
    return tools.length <= 3 && Math.max(...values, 1) - Math.min(...values, 4) <= 1 && Math.max(...values, 1) <= 4;
  }),
  'a tool above 1 stands in full slots': every(
    ({ tools }) => tools.length === 3 || tools.every(({ value }) => value === 1),
  ),
  'nobody owes food or resources': every(
    ({ food, goods }) => food >= 0 && Object.values(goods).every((count) => count >= 0) && countGoods(goods) >= 0,
  ),
  'agriculture is 0 to 10': every(({ agriculture }) => agriculture >= 0 && agriculture <= 10),
  'all spaces and stacks are full enough while figures are placed': (s) =>
    s.phase !== 'placement' ||
    (s.cards.length === CARD_SPACES.length &&
      s.cards.every((card) => card !== null) &&
      s.stacks.every(({ length }) => length > 0)),
};
