import { GROUNDS } from '@morgenrot/new-dawn';
import { Space, type SpaceProps } from '../map/space.tsx';

const PLAIN: SpaceProps = {
  hex: '0,0',
  ground: 'grass',
  pieces: '',
  label: '',
  difficulty: 1,
  owner: -1,
  borders: 0,
  mark: undefined,
  isChosen: false,
  isLit: false,
  isNew: false,
  isMature: false,
  isFocusable: true,
};

const STATES: readonly (Partial<SpaceProps> & { label: string })[] = [
  ...GROUNDS.map((ground) => ({ label: ground, ground })),
  { label: 'offered', mark: 'offered' },
  { label: 'refused', mark: 'refused', pieces: 'control-1' },
  { label: 'chosen', mark: 'offered', isChosen: true },
  { label: 'lit', isLit: true },
  { label: 'new', isNew: true, pieces: 'control-0' },
  { label: 'own land', owner: 0, borders: 63, pieces: 'control-0' },
  { label: 'own land, inside', owner: 1, borders: 5, pieces: 'reinforced-1' },
  { label: 'mature city', owner: 2, borders: 63, pieces: 'city-2', isMature: true },
  { label: 'capital', owner: 3, borders: 63, pieces: 'capital-3' },
  { label: 'two pieces', ground: 'forest', pieces: 'city-state-science-diamond barbarian-G' },
  { label: 'three pieces', ground: 'mountain', pieces: 'barbarian-D natural-wonder-token caravan-0' },
  { label: 'conquered city-state', owner: 1, borders: 63, pieces: 'city-1 conquered-science' },
  { label: 'neutral wonder', ground: 'hill', pieces: 'wonder-economy' },
  { label: 'four pieces', ground: 'desert', pieces: 'city-1 wonder-science caravan-0 caravan-2' },
  { label: 'six pieces', ground: 'hill', pieces: 'capital-4 wonder-military army-4 army-4 caravan-0 caravan-1' },
];

/** A space with everything that can be on it or about it. */
export function Grounds() {
  return (
    <div className="gallery-sheet gallery-grid small">
      {STATES.map((state) => (
        <figure key={state.label}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
          <svg className="gallery-space" viewBox="-50 -54 100 108" role="group" aria-label={state.label}>
            <Space {...PLAIN} {...state} />
          </svg>
          <figcaption>{state.label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
