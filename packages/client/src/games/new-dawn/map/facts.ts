import type { HexKey } from '@morgenrot/hex';
import { conqueredOn, isMature } from '@morgenrot/new-dawn';
import { type Beholder, bordersOf, describeSpace, difficultiesOf, piecesText, shownOwner } from './space-facts.ts';

/** What one space shows. */
export type SpaceFact = ReturnType<typeof mapFactsOf>[number];

/** What each space shows. Two spaces that show the same are equal, so that only the others are drawn again. */
export function mapFactsOf(beholder: Beholder, hexes: readonly HexKey[], labels: Labels) {
  const { s } = beholder;
  const difficultyOf = difficultiesOf(beholder);
  return hexes.map((hex) => {
    const owner = shownOwner(s, hex);
    const pieces = piecesText(s, hex);
    const difficulty = difficultyOf(hex);
    const mature = isMature(s, hex);
    return {
      hex,
      ground: s.map[hex]?.ground ?? 'water',
      pieces,
      label: labels(`${hex} ${difficulty} ${mature} ${pieces} ${s.map[hex]?.wonder} ${conqueredOn(s, hex)}`, () =>
        describeSpace(beholder, hex),
      ),
      difficulty,
      owner: owner === undefined ? -1 : s.order.indexOf(owner),
      borders: owner === undefined ? 0 : bordersOf(s, hex, owner),
      isMature: mature,
    } as const;
  });
}

/** Words are put together once for each thing to be said: most of the map says the same as before. */
type Labels = (about: string, say: () => string) => string;

export function rememberedLabels(): Labels {
  const known = new Map<string, string>();
  return (about, say) => {
    const said = known.get(about) ?? say();
    known.set(about, said);
    return said;
  };
}
