import { CITY_STATES, type CityStateId, WONDERS, type WonderId } from '@morgenrot/new-dawn';
import { Sprite } from './sprite.tsx';

export const wonderSprite = (wonder: WonderId): string => `wonder-${WONDERS[wonder].type}`;
export const cityStateSprite = (id: CityStateId): string =>
  `city-state-${CITY_STATES[id].type}-${CITY_STATES[id].frame}`;

const isWonder = (id: string): id is WonderId => Object.hasOwn(WONDERS, id);
const isCityState = (id: string): id is CityStateId => Object.hasOwn(CITY_STATES, id);

/** The picture of whatever an effect comes from: `wonder:petra`, `cityState:seoul`, `leader:rome`, `diplomacy:embassy`. */
export function EffectIcon({ source }: { source: string }) {
  const [kind = '', id = ''] = source.split(':');
  if (isWonder(id)) return <Sprite name={wonderSprite(id)} />;
  if (isCityState(id)) return <Sprite name={cityStateSprite(id)} />;
  if (kind === 'diplomacy') return <Sprite name="diplomacy" />;
  return kind === 'leader' ? <Sprite name="leader" /> : null;
}
