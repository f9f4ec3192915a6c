import { barbariansOn, type Combat, type State } from '@morgenrot/new-dawn';
import { cityStateSprite } from '../icons/city-state-sprite.ts';
import { tokenAt } from '../map/pieces.ts';

/** The piece that is attacked. */
export function aimSprite(s: State, { target, hex, defender }: Combat): string | undefined {
  const space = s.map[hex];
  if (target === 'barbarian') return `barbarian-${barbariansOn(s, hex)[0] ?? 'A'}`;
  if (target === 'cityState' && space?.cityState) return cityStateSprite(space.cityState);
  if (target === 'fort') return 'fort';
  if (defender === null) return undefined;
  const index = s.order.indexOf(defender);
  if (target === 'army' || target === 'caravan') return `${target}-${index}`;
  if (target === 'city') return `${space?.city?.capital ? 'capital' : 'city'}-${index}`;
  return `${space?.control ? tokenAt(space.control) : 'control'}-${index}`;
}
