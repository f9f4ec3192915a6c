import {
  cardAt,
  isCardSpace,
  isStack,
  PLACES,
  type Place,
  placement,
  type StoneAge,
  type StoneAgeStep,
  topOf,
  work,
} from '@morgenrot/stone-age';
import type { EntryId } from '../../reference/entry.ts';

export const isTribePlace = (value: string): value is Place => PLACES.some((place) => place === value);

/** Where an option is answered: figures go to a place, and work is done at one. */
export const tribePlaceOf = (_s: StoneAge, _step: StoneAgeStep | undefined, option: string): Place | undefined =>
  placement.read(option)?.place ?? work.read(option)?.place;

/** What the book says of a place: of what lies there, if anything does. */
export function entryAt(s: StoneAge, place: Place): EntryId {
  const card = isCardSpace(place) ? cardAt(s, place) : null;
  const building = isStack(place) ? topOf(s, place) : undefined;
  if (card) return `card:${card}`;
  return building ? `building:${building}` : `place:${place}`;
}
