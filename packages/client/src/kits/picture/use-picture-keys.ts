import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { PlaceWord } from '../../board/places.ts';
import type { Way } from './ground.ts';
import type { PictureProps } from './picture.tsx';
import { placeUnder } from './place-under.ts';
import type { Camera } from './use-camera.ts';
import { nextOf } from './walking.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Walking over a picture, choosing, looking and turning, all by keys. */
export function usePictureKeys<P extends PlaceWord>(
  { ground, wanted, home, onFocus, onChoose, onTurn, onFlip }: PictureProps<P>,
  camera: Camera,
  world: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const goTo = useCallback(
    (place: P): void => {
      onFocus(place);
      camera.show(place);
      world.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true });
    },
    [camera, onFocus, world],
  );

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const place = placeUnder<P>(event.target);
    if (way && place) goTo(ground.walk(place, way));
    else if ((event.key === 'Enter' || event.key === ' ') && place) onChoose(place);
    else if (event.key === '+' || event.key === '=') camera.zoomIn();
    else if (event.key === '-') camera.zoomOut();
    else if (event.key === '0') camera.fit();
    else if (event.key === 'Home') camera.approach(home);
    else if (event.key.toLowerCase() === 'n') {
      const next = nextOf(ground, wanted, place, event.shiftKey ? -1 : 1);
      if (next) goTo(next);
    } else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -1 : 1);
    else if (onFlip && event.key.toLowerCase() === 'f') onFlip();
    else return;
    event.preventDefault();
  };
}
