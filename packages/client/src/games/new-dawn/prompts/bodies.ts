import type { ComponentType } from 'react';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { InTheRow } from './in-the-row.tsx';
import { PlaceArrow } from './place-arrow.tsx';
import { TakeCard } from './take-card.tsx';
import { TakeResource } from './take-resource.tsx';

/** Nicer than the plain prompt. A step that is not here is answered the plain way. */
export const BODIES: Readonly<Partial<Record<string, ComponentType<BodyProps>>>> = {
  placeArrow: PlaceArrow,
  chooseCard: InTheRow,
  placeTrade: InTheRow,
  dropTrade: InTheRow,
  takeCard: TakeCard,
  takeResource: TakeResource,
};
