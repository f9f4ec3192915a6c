import { type OptionSpec, STRENGTHS } from '@morgenrot/engine';
import type { GamePage, Weight } from '../games/game-page.ts';
import type { OnShelf } from '../shelf/facts.ts';
import { GameCard } from '../shelf/game-card.tsx';
import { LearnLink } from '../shelf/learn-link.tsx';
import { Shelf } from '../shelf/shelf.tsx';

/** Made-up games: long and short names, with and without a picture, a guide, options for more people. */
type Made = readonly [
  name: string,
  about: string,
  seats: readonly [number, number],
  minutes: readonly [number, number],
];
const MADE_UP: readonly [Made, ...Made[]] = [
  ['Harbour', 'Load ships and sail before the tide turns.', [1, 1], [10, 10]],
  [
    'The Long Road to the Mountain Monastery',
    'Carry one bell uphill together, and never put it down.',
    [2, 6],
    [45, 90],
  ],
  ['Ash', 'Burn less than the others.', [2, 2], [20, 30]],
  [
    'Salt and Silver',
    'Trade what spoils for what shines, in four markets that hear of each other too late.',
    [3, 5],
    [90, 240],
  ],
  ['Bees', 'Dance to tell your swarm where the flowers are.', [2, 4], [15, 25]],
  ['Cartographers of the Inland Sea', 'Draw the same coast from memory and argue about it.', [2, 8], [30, 60]],
  ['Tin', 'Mine, melt, mint.', [2, 4], [40, 70]],
];

function Picture() {
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true">
      <path d="M0 0h160v90H0z" fill="#274b5e" />
      <circle cx="118" cy="34" r="15" fill="#ffd98a" />
      <path d="M0 70 40 40l24 18 28-30 68 50v12H0z" fill="#14293a" />
    </svg>
  );
}

const fetchPicture = async () => Picture;

const LARGER: OptionSpec = {
  key: 'size',
  values: ['small', 'large'],
  initial: 'small',
  seats: { large: { min: 2, max: 9 } },
};

const weightOf = (index: number): Weight => ((index % 5) + 1) as Weight;
const later = async (): Promise<never> => {
  throw new Error('a made-up game has nothing to load');
};

function madeUp(index: number): OnShelf {
  const [name, about, [min, max], minutes] = MADE_UP[index % MADE_UP.length] ?? MADE_UP[0];
  const page: GamePage = {
    id: `sample-${index}`,
    names: { en: name, de: name },
    shelf: {
      about: { en: about, de: about },
      minutes,
      weight: weightOf(index),
      ...(index % 3 === 0 ? {} : { Art: fetchPicture }),
    },
    words: { en: later, de: later },
    rules: later,
    ...(index % 2 === 0 ? {} : { guide: { minutes: 10, Page: later } }),
  };
  const options = index % 4 === 0 ? [LARGER] : [];
  const info = { rules: 1, seats: { min, max }, options, strengths: [...STRENGTHS], hints: true, verify: true };
  return { page, info: { id: page.id, ...info } };
}

export const sampleShelf = (count: number): readonly OnShelf[] =>
  Array.from({ length: count }, (_, index) => madeUp(index));

/** A shelf of eight games, and a game that is open. */
export function ShelfSamples() {
  const [first] = sampleShelf(2).slice(1);
  return (
    <>
      <Shelf games={sampleShelf(8)} />
      {first && (
        <GameCard game={first} isOpen>
          <p className="m-shelf-ways">
            <LearnLink page={first.page} />
          </p>
        </GameCard>
      )}
    </>
  );
}
