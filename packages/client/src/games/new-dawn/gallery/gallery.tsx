import {
  base,
  DISTRICTS,
  FOCUS_CARD_IDS,
  FOCUS_CARDS,
  GOVERNMENT_IDS,
  governmentFor,
  terra,
  WONDER_TYPES,
} from '@morgenrot/new-dawn';
import { DirectionFace } from '../dials/direction-token.tsx';
import { EventDialFace } from '../dials/event-dial.tsx';
import { TechDialFace } from '../dials/tech-dial.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { Sprites } from '../map/sprites.tsx';
import { CardFace, CardLoad } from '../row/focus-card-view.tsx';
import { Grounds } from './grounds.tsx';
import { Prompts } from './prompts.tsx';
import {
  CityStates,
  DiplomacyCards,
  Leaders,
  NaturalWonders,
  TerraLeaders,
  TerraThings,
  Tiles,
  VictoryCards,
  Wonders,
} from './things.tsx';
import '../../../styles/board/board.css';
import '../../../styles/board/prompt.css';
import '../styles/dials.css';
import '../styles/map.css';
import '../styles/terrain.css';
import '../styles/panels.css';
import '../styles/row.css';
import '../styles/holdings.css';
import '../styles/choices.css';
import '../styles/combat.css';
import '../styles/tiles.css';
import '../styles/terra.css';

const SEATS = ['0', '1', '2', '3', '4'];
const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const OF_A_PLAYER = [
  ...['control', 'reinforced', 'city', 'capital', 'caravan', 'army', 'lent'],
  ...DISTRICTS.flatMap((district) => [`district-${district}`, `walled-${district}`]),
];
const OF_NOBODY = [
  'resource-marble',
  'resource-mercury',
  'resource-oil',
  'resource-diamonds',
  'natural-wonder-token',
  'barbarian-K',
  ...WONDER_TYPES.map((type) => `wonder-${type}`),
  ...['culture', 'science', 'industry', 'military'].map((type) => `conquered-${type}`),
  'trade-token',
  'diplomacy',
  'diplomacy-lent',
  'leader',
  'capital-site',
  'fort',
  'tile-stack',
  'ibrahim',
  ...GOVERNMENT_IDS.map((id) => `government-${id}`),
  'city-state-culture-circle',
  'city-state-science-diamond',
  'city-state-industry-star',
  'city-state-military-circle',
];
const TECH = [0, 3, 9, 17, 24];
const DIAL = [0, 1, 2, 3, 4];

const SHEETS = [Leaders, TerraLeaders, TerraThings, Wonders, CityStates, NaturalWonders, DiplomacyCards, VictoryCards];

/** Every piece, ground, card and question of the game. */
export function NewDawnGallery() {
  return (
    <>
      <Sprites isTerra order={SEATS} letterOf={(seat) => LETTERS[Number(seat)] ?? '?'} />
      <Grounds />
      <div className="m-gallery-sheet m-gallery-grid m-small">
        {SEATS.flatMap((seat) => OF_A_PLAYER.map((piece) => `${piece}-${seat}`))
          .concat(OF_NOBODY)
          .map((name) => (
            <figure key={name}>
              <Sprite name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
      </div>
      <div className="m-gallery-grid m-small">
        {TECH.map((at) => (
          <TechDialFace key={at} at={at} preview={at < 20 ? at + 4 : undefined} />
        ))}
        {DIAL.map((dial) => (
          <EventDialFace key={dial} dial={dial} sections={base.dial} />
        ))}
        {terra.dial.map((_, dial) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
          <EventDialFace key={dial} dial={dial} sections={terra.dial} />
        ))}
        <DirectionFace ways={[3, 4, 5, 0, 1, 2]} />
      </div>
      <div className="m-gallery-grid">
        {FOCUS_CARD_IDS.map((card, i) => (
          <div key={card} className={`nd-focus-card nd-option-card nd-type-${FOCUS_CARDS[card].type}`}>
            <CardFace card={card} />
            <CardLoad
              focus={{ trade: i % 4, naturalWonders: [] }}
              cityStates={i % 5 === 0 ? ['seoul'] : []}
              government={i % 7 === 0 ? governmentFor(FOCUS_CARDS[card].type) : undefined}
            />
          </div>
        ))}
      </div>
      {SHEETS.map((Sheet) => (
        <div key={Sheet.name} className="m-gallery-grid m-things">
          <Sheet />
        </div>
      ))}
      <div className="m-gallery-sheet m-gallery-grid m-tiles">
        <Tiles />
      </div>
      <Prompts />
    </>
  );
}
