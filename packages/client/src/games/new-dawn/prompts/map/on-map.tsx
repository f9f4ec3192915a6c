import { isHex } from '@morgenrot/hex';
import { PlacesGlow } from '../../../../board/prompt/places-glow.tsx';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../../board/prompt/use-ask.ts';
import { PromptFacts } from '../facts.tsx';

/** How many spaces of the map glow. */
export const OnMap = () => <PlacesGlow count={useAsk().from.filter(isHex).length} />;

/** The answer is a space; what makes one fit stands here. */
export function SpaceBody({ help }: BodyProps) {
  return (
    <>
      {help !== undefined && (
        <PromptFacts>
          <span>{help}</span>
        </PromptFacts>
      )}
      <OnMap />
    </>
  );
}
