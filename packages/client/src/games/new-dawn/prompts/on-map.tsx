import { isHex } from '@morgenrot/hex';
import { PlacesGlow } from '../../../board/prompt/places-glow.tsx';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { type BoardKey, useBoardWords } from '../words/use-board-words.ts';
import { Facts } from './facts.tsx';

/** How many spaces of the map glow. */
export const OnMap = () => <PlacesGlow count={useAsk().from.filter(isHex).length} />;

/** Questions that are answered on the map, with what has to be known for it. */
const HELP: Readonly<Partial<Record<string, BoardKey>>> = {
  placeFort: 'fort.help',
  layWater: 'map.layWater',
  foundCity: 'map.foundCity',
  replaceCity: 'map.replaceCity',
  exploreAnywhere: 'map.exploreAnywhere',
  placeOnTile: 'map.placeOnTile',
  takeBackFor: 'map.takeBackFor',
};

/** The answer is a space; what makes one fit stands here. */
export function SpaceBody({ step }: BodyProps) {
  const { tell } = useBoardWords();
  const help = HELP[step.kind];
  return (
    <>
      {help && (
        <Facts>
          <span>{tell(help)}</span>
        </Facts>
      )}
      <OnMap />
    </>
  );
}
