import { barbariansOn, CITY_STATES, type Combat, type State } from '@morgenrot/new-dawn';

/** The piece that is attacked. */
export function defenderSprite(s: State, { target, hex, defender }: Combat): string | undefined {
  const space = s.map[hex];
  if (target === 'barbarian') return `barbarian-${barbariansOn(s, hex)[0] ?? 'A'}`;
  if (target === 'cityState' && space?.cityState) {
    const { type, frame } = CITY_STATES[space.cityState];
    return `city-state-${type}-${frame}`;
  }
  if (defender === null) return undefined;
  const index = s.order.indexOf(defender);
  if (target === 'city') return `${space?.city?.capital ? 'capital' : 'city'}-${index}`;
  return `${space?.control?.reinforced ? 'reinforced' : 'control'}-${index}`;
}
