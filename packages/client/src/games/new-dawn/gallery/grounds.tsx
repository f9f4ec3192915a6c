import { GROUNDS } from '@morgenrot/new-dawn';
import { type Glow, NO_GLOW } from '../../../board/glow.ts';
import { BoxContext } from '../../../kits/picture/layer.tsx';
import { MapDrawing } from '../map/drawing.tsx';
import type { SpaceFact } from '../map/facts.ts';

const PLAIN: SpaceFact = {
  hex: '0,0',
  ground: 'grass',
  pieces: '',
  label: '',
  difficulty: 1,
  owner: -1,
  borders: 0,
  isMature: false,
};
const BOX = { x: -50, y: -54, width: 100, height: 108 };

type Sample = Partial<SpaceFact> & { label: string; mark?: keyof Glow };

const STATES: readonly Sample[] = [
  ...GROUNDS.map((ground) => ({ label: ground, ground })),
  { label: 'offered', mark: 'offered' },
  { label: 'refused', mark: 'refused', pieces: 'control-1' },
  { label: 'chosen', mark: 'chosen' },
  { label: 'lit', mark: 'lit' },
  { label: 'new', mark: 'recent', pieces: 'control-0' },
  { label: 'own land', owner: 0, borders: 63, pieces: 'control-0' },
  { label: 'own land, inside', owner: 1, borders: 5, pieces: 'reinforced-1' },
  { label: 'mature city', owner: 2, borders: 63, pieces: 'city-2', isMature: true },
  { label: 'capital', owner: 3, borders: 63, pieces: 'capital-3' },
  { label: 'two pieces', ground: 'forest', pieces: 'city-state-science-diamond barbarian-G' },
  { label: 'three pieces', ground: 'mountain', pieces: 'barbarian-D natural-wonder-token caravan-0' },
  { label: 'conquered city-state', owner: 1, borders: 63, pieces: 'city-1 conquered-science' },
  { label: 'neutral wonder', ground: 'hill', pieces: 'wonder-economy' },
  { label: 'token, caravan', ground: 'hill', owner: 0, borders: 63, pieces: 'control-0 caravan-0' },
  { label: 'token, barbarian', ground: 'forest', owner: 2, borders: 63, pieces: 'reinforced-2 barbarian-B' },
  { label: 'barbarian, resource', ground: 'desert', pieces: 'barbarian-H resource-oil' },
  { label: 'barbarian, resource, caravan', ground: 'hill', pieces: 'barbarian-C resource-diamonds caravan-3' },
  { label: 'barbarians together', ground: 'grass', pieces: 'barbarian-A barbarian-E barbarian-K' },
  { label: 'two caravans', ground: 'mountain', pieces: 'caravan-1 caravan-4' },
  { label: 'city, two caravans', owner: 1, borders: 63, pieces: 'city-1 caravan-1 caravan-1' },
  { label: 'city, wonder', ground: 'grass', owner: 2, borders: 63, pieces: 'city-2 wonder-culture' },
  { label: 'city-state, barbarian, caravans', pieces: 'city-state-culture-circle barbarian-G caravan-0 caravan-2' },
  {
    label: 'conquered, wonder, caravan',
    owner: 3,
    borders: 63,
    pieces: 'city-3 wonder-military conquered-industry caravan-3',
  },
  {
    label: 'token, barbarian, caravans',
    ground: 'desert',
    owner: 4,
    borders: 63,
    pieces: 'control-4 barbarian-D caravan-4 caravan-0 caravan-1',
  },
  {
    label: 'seven pieces',
    owner: 0,
    borders: 63,
    pieces: 'city-0 wonder-science conquered-culture barbarian-F caravan-0 caravan-1 caravan-2',
  },
  {
    label: 'eight pieces',
    owner: 0,
    borders: 63,
    pieces: 'capital-0 wonder-science army-0 army-0 caravan-0 caravan-1 caravan-2 caravan-3',
  },
  { label: 'free fort', ground: 'forest', pieces: 'fort', difficulty: 3 },
  { label: 'fort held', ground: 'forest', owner: 2, borders: 63, pieces: 'city-2 fort-held', isMature: true },
  { label: 'fort held, army', ground: 'forest', owner: 4, borders: 63, pieces: 'city-4 fort-held army-4' },
  { label: 'district', ground: 'hill', owner: 0, borders: 63, pieces: 'district-campus-0' },
  { label: 'reinforced district', ground: 'desert', owner: 3, borders: 63, pieces: 'walled-commercial-hub-3' },
  { label: 'district, army', ground: 'forest', owner: 1, borders: 63, pieces: 'district-industrial-zone-1 army-1' },
  { label: 'army', ground: 'mountain', pieces: 'army-4' },
  { label: 'two armies', ground: 'grass', pieces: 'army-2 army-2' },
  { label: 'city, rival armies', ground: 'hill', owner: 0, borders: 63, pieces: 'city-0 army-0 army-3 caravan-3' },
  { label: 'army, barbarian', ground: 'desert', pieces: 'barbarian-J army-1' },
  { label: 'lent city-state', ground: 'hill', owner: 2, borders: 63, pieces: 'city-state-military-star lent-2' },
  { label: 'four pieces', ground: 'desert', pieces: 'city-1 wonder-science caravan-0 caravan-2' },
  { label: 'six pieces', ground: 'hill', pieces: 'capital-4 wonder-military army-4 army-4 caravan-0 caravan-1' },
];

/** A space with everything that can be on it or about it. */
export function Grounds() {
  return (
    <div className="m-gallery-sheet m-gallery-grid m-small">
      {STATES.map((state) => (
        <figure key={state.label}>
          <div className="m-gallery-space">
            <BoxContext value={BOX}>
              <MapDrawing
                facts={[{ ...PLAIN, ...state }]}
                names={[]}
                glow={state.mark ? { ...NO_GLOW, [state.mark]: '0,0' } : NO_GLOW}
                focusable="0,0"
                offeredWord=""
              />
            </BoxContext>
          </div>
          <figcaption>{state.label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
