import { isSpace } from '../../../board/prompt/options.ts';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { SpacesGlow } from '../../../board/prompt/spaces-glow.tsx';
import { type BoardKey, useBoardWords } from '../words/use-board-words.ts';
import { Facts } from './facts.tsx';
import { useAsk } from './use-ask.ts';

/** How many spaces of the map glow. */
export const OnMap = () => <SpacesGlow count={useAsk().from.filter(isSpace).length} />;

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
