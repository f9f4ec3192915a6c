import { CITY_STATES, type CityStateId } from '@morgenrot/new-dawn';

export const cityStateSprite = (id: CityStateId): string =>
  `city-state-${CITY_STATES[id].type}-${CITY_STATES[id].frame}`;
