import { PLACES, type Place, placement, type StoneAge, type StoneAgeStep, work } from '@morgenrot/stone-age';

export const isTribePlace = (value: string): value is Place => PLACES.some((place) => place === value);

/** Where an option is answered: figures go to a place, and work is done at one. */
export const tribePlaceOf = (_s: StoneAge, _step: StoneAgeStep | undefined, option: string): Place | undefined =>
  placement.read(option)?.place ?? work.read(option)?.place;
