import type { ComponentType } from 'react';
import type { BodyProps } from '../../board/prompt/prompt.tsx';
import { AddTools } from './prompts/add-tools.tsx';
import { Pay } from './prompts/pay.tsx';
import { PickDie } from './prompts/pick-die.tsx';
import { PlaceFigures } from './prompts/place-figures.tsx';

/** Questions that look better than the plain way of their shape. */
export const BODIES: Readonly<Partial<Record<string, ComponentType<BodyProps>>>> = {
  place: PlaceFigures,
  tools: AddTools,
  buy: Pay,
  build: Pay,
  feed: Pay,
  pick: PickDie,
};
