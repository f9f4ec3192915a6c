import { CITY_STATES, type CityStateId, sourceOption, WONDERS, type WonderId } from '@morgenrot/new-dawn';
import { cityStateSprite } from './city-state-sprite.ts';
import { Sprite } from './sprite.tsx';

export const wonderSprite = (wonder: WonderId): string => `wonder-${WONDERS[wonder].type}`;
export { cityStateSprite };

const isWonder = (id: string): id is WonderId => Object.hasOwn(WONDERS, id);
const isCityState = (id: string): id is CityStateId => Object.hasOwn(CITY_STATES, id);

/** The picture of whatever an effect comes from: `wonder:petra`, `cityState:seoul`, `leader:rome`, `diplomacy:embassy`. */
export function EffectIcon({ source }: { source: string }) {
  const { kind, id = '' } = sourceOption.read(source) ?? {};
  if (isWonder(id)) return <Sprite name={wonderSprite(id)} />;
  if (isCityState(id)) return <Sprite name={cityStateSprite(id)} />;
  if (kind === 'government') return <Sprite name={`government-${id}`} />;
  if (kind === 'special') return <Sprite name={id} />;
  if (kind === 'diplomacy') return <Sprite name="diplomacy" />;
  return kind === 'leader' ? <Sprite name="leader" /> : null;
}
