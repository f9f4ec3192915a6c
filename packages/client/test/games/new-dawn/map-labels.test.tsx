import { asked, chance, give, initialOptions, open, sample, startMatch } from '@morgenrot/engine';
import { type HexKey, isHex, within } from '@morgenrot/hex';
import { capitalOf, type NewDawnOptions, newDawn, readingForGood, type State } from '@morgenrot/new-dawn';
import { textsDe } from '@morgenrot/new-dawn/texts/de';
import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createBoard } from '../../../src/board/board-store.ts';
import { BoardContext } from '../../../src/board/use-board.ts';
import { mapFactsOf, rememberedLabels } from '../../../src/games/new-dawn/map/facts.ts';
import { labelsOf, type MapLabel, type SpaceName } from '../../../src/games/new-dawn/map/labels.ts';
import { MapLabels } from '../../../src/games/new-dawn/map/map-labels.tsx';
import { type Beholder, printedName } from '../../../src/games/new-dawn/map/space-facts.ts';
import { boardWords } from '../../../src/games/new-dawn/words/use-board-words.ts';
import { hexBox } from '../../../src/kits/hex/geometry.ts';
import { type Box, fitting } from '../../../src/kits/picture/ground.ts';
import { widthOf } from '../../../src/kits/picture/labels.ts';
import { EnlargementContext, enlargementStep, writingSize } from '../../../src/kits/picture/writing.ts';
import { wordsOf } from '../../../src/texts/words.ts';
import { newDawnPlugin, sourceFor, startNewDawn } from '../../kit.ts';

/** Every layout of a map: by who plays and what lies in its middle, on side A and on side B. */
const LAYOUTS = [
  ...[2, 3, 4].map((players) => ({ players, options: {} })),
  ...[2, 3, 4].map((players) => ({ players, options: { map: 'advanced' } })),
  ...[2, 3, 4, 5].map((players) => ({ players, options: { expansion: 'terra-incognita', map: 'advanced' } })),
] as const;
const SEEDS = ['dawn', 'noon', 'dusk'];
/** As much as the whole map gets of a window: a phone, a tablet upright, a desk, a large screen. */
const FRAMES = [
  { width: 390, height: 430 },
  { width: 768, height: 560 },
  { width: 900, height: 640 },
  { width: 1700, height: 1100 },
] as const;
/** Somewhere in the middle of a match, when most of what is named lies on the map. */
const ANSWERS = 400;

/** From here on there is room for numbers on the whole map. */
const DESK = 900;

const LANGUAGES = { en: textsEn, de: textsDe } as const;

function played(players: number, options: object, seed: string, answers: number): State {
  const match = startMatch(newDawn, {
    players: Array.from({ length: players }, (_, i) => String(i)),
    options: { ...initialOptions(newDawn.options), ...options } as unknown as NewDawnOptions,
    seed,
  });
  const { below } = chance({ seed: `${seed}:players`, drawn: 0 });
  for (let n = 0; n < answers && !newDawn.outcome(match.state); n++) {
    const me = open(match.state)[0]?.player;
    const question = me === undefined ? undefined : asked(newDawn.handlers, match.state, me);
    const value = question && sample(question.ask, below);
    if (me === undefined || !question || value === undefined) break;
    give(newDawn, match.state, me, question.id, value, match.chance);
  }
  return match.state;
}

function drawn(s: State, language: keyof typeof LANGUAGES) {
  const words = boardWords(wordsOf(language, LANGUAGES[language]));
  const beholder: Beholder = { s, me: '0', words, nameOf: (player) => `#${player}` };
  const hexes = Object.keys(s.map).filter(isHex);
  return readingForGood(s, () => ({
    hexes,
    facts: mapFactsOf(beholder, hexes, rememberedLabels()),
    names: hexes.flatMap((hex): SpaceName[] => {
      const printed = printedName(beholder, hex);
      return printed ? [{ hex, ...printed }] : [];
    }),
  }));
}

const enlargementOf = (hexes: readonly HexKey[], frame: (typeof FRAMES)[number]): number =>
  enlargementStep(fitting(hexBox(hexes), frame).k);

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The boxes of what stands in the page, read from the page. */
function boxesIn(markup: string): Box[] {
  const size = Number(/font-size:([\d.]+)px/.exec(markup)?.[1]);
  return [...markup.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)">([^<]+)</g)].map(([, x, y, text = '']) => {
    const width = widthOf(text, size);
    const height = size * (/\d/.test(text) ? 0.9 : 1.15);
    return { x: Number(x) - width / 2, y: Number(y) - height / 2, width, height };
  });
}

const names = (labels: readonly MapLabel[]): MapLabel[] => labels.filter(({ isName }) => isName);

describe.each(LAYOUTS)('the map for $players with $options', ({ players, options }) => {
  const matches = SEEDS.map((seed) => played(players, options, seed, ANSWERS));
  const board = createBoard(
    newDawnPlugin,
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    sourceFor(startNewDawn(), null),
  );

  it.each(['en', 'de'] as const)('has no two labels that touch, at any size (%s)', (language) => {
    for (const s of matches) {
      const map = drawn(s, language);
      for (const frame of FRAMES) {
        const k = enlargementOf(map.hexes, frame);
        expect(writingSize(k) * k).toBeGreaterThanOrEqual(11);
        const boxes = boxesIn(
          renderToStaticMarkup(
            <BoardContext value={board}>
              <EnlargementContext value={k}>
                <MapLabels facts={map.facts} names={map.names} offered="" />
              </EnlargementContext>
            </BoardContext>,
          ),
        );
        expect(boxes.length).toBeGreaterThan(players);
        expect(boxes.filter((one, i) => boxes.slice(0, i).some((other) => overlap(one, other)))).toEqual([]);
      }
    }
  });

  it('names all that has a name, and on more than a phone says how difficult everything is', () => {
    for (const s of matches) {
      const map = drawn(s, 'de');
      const land = map.facts.filter(({ ground }) => ground !== 'water').length;
      for (const frame of FRAMES) {
        const labels = labelsOf(map.facts, map.names, new Set(), writingSize(enlargementOf(map.hexes, frame)));
        expect(names(labels)).toHaveLength(map.names.length);
        if (frame.width >= DESK) expect(labels.length - names(labels).length).toBe(land);
      }
    }
  });

  it('says on a phone that looks at one land how difficult everything is', () => {
    for (const s of matches) {
      const map = drawn(s, 'en');
      const land = map.facts.filter(({ ground }) => ground !== 'water');
      for (const player of s.order) {
        const home = capitalOf(s, player);
        const k = home && enlargementOf(within(home, 2), FRAMES[0]);
        if (!k) continue;
        const labels = labelsOf(map.facts, map.names, new Set(), writingSize(k));
        expect(labels.filter(({ isName }) => !isName)).toHaveLength(land.length);
      }
    }
  });
});

describe('the whole of the largest map', () => {
  it('is labelled in less than four milliseconds', () => {
    const s = played(5, { expansion: 'terra-incognita', map: 'advanced' }, 'm1', 2600);
    const { hexes, facts, names } = drawn(s, 'de');
    const took = Array.from({ length: 60 }, () => {
      const start = performance.now();
      labelsOf(facts, names, new Set(hexes.slice(0, 30)), writingSize(0.5));
      return performance.now() - start;
    }).sort((a, b) => a - b);
    console.log(`labels of ${hexes.length} spaces: ${took[30]?.toFixed(2)} ms`);
    expect(took[30]).toBeLessThan(4);
  });
});
