import type { PlaceWord } from '../../board/places.ts';

export const placeUnder = <P extends PlaceWord>(target: EventTarget): P | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  // Written by us, from a place of the ground.
  return (element?.getAttribute('data-place') as P | null) ?? undefined;
};
