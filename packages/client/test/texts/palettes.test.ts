import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PALETTES, type Palette } from '../../src/shell/preferences.ts';
import { apart, contrast, EYES, type Eye, fromHex, type Rgb } from '../colour/colour.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');
const SHADES = ['light', 'dark'] as const;
type Shade = (typeof SHADES)[number];

/** What a style sheet says between the brackets after a selector. */
function block(css: string, selector: string): string {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`there is no "${selector}"`);
  return css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
}

function colourIn(css: string, name: string, shade: Shade): Rgb {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const one = new RegExp(`--${name}: (#\\w{6})`).exec(css)?.[1];
  const found = pair?.[shade === 'light' ? 1 : 2] ?? one;
  if (!found) throw new Error(`there is no colour "${name}"`);
  return fromHex(found);
}

/** One colour over another, as far as it covers it. */
const over = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, i) => part * share + (other[i] ?? 0) * (1 - share)) as unknown as Rgb;

const GROUNDS = ['grass', 'hill', 'forest', 'desert', 'mountain', 'water', 'natural'];
const SEATS = [0, 1, 2, 3, 4];
const tokens = read('styles/tokens.css');
const terrain = read('games/new-dawn/styles/terrain.css');
const players = (palette: Palette, shade: Shade, name = 'colour'): Rgb[] =>
  SEATS.map((seat) => colourIn(block(tokens, `[data-palette="${palette}"]`), `${name}-${seat}`, shade));

/** How near the two come that are nearest. */
const nearest = (eye: Eye, colours: readonly Rgb[]): number =>
  Math.min(...colours.flatMap((one, i) => colours.slice(0, i).map((other) => apart(eye, one, other))));

/** 10 is plainly another colour; players have patterns and letters besides, and dark edges on every ground. */
const PLAYERS_APART = 13.5;
const FROM_GROUNDS = 9;
/** For the eyes a palette was made for. */
const MADE_FOR: Record<Palette, Partial<Record<Eye, number>>> = {
  dawn: { normal: 30, protan: 20, deutan: 20, tritan: 20 },
  signal: { protan: 18, deutan: 23 },
  dusk: { tritan: 22 },
};

describe.each(PALETTES)('the palette "%s"', (palette) => {
  describe.each(SHADES)('in %s', (shade) => {
    const colours = players(palette, shade);
    it.each(EYES)('keeps five players apart for %s eyes', (eye) => {
      expect(nearest(eye, colours)).toBeGreaterThan(Math.max(PLAYERS_APART, MADE_FOR[palette][eye] ?? 0));
    });
    it.each(EYES)('keeps them apart from every ground for %s eyes', (eye) => {
      const grounds = GROUNDS.map((ground) => colourIn(terrain, `nd-${ground}`, shade));
      const distances = colours.flatMap((one) => grounds.map((ground) => apart(eye, one, ground)));
      expect(Math.min(...distances)).toBeGreaterThan(FROM_GROUNDS);
    });
    it('lets every letter be read', () => {
      const inks = players(palette, shade, 'colour-ink');
      for (const [i, ink] of inks.entries()) expect(contrast(ink, colours[i] ?? ink)).toBeGreaterThan(4.5);
    });
  });
});

describe('what players get who choose nothing', () => {
  const pairs = SEATS.flatMap((one, i) => SEATS.slice(0, i).map((other) => [other, one] as const));
  /** How near two colours come to each other in any palette, in any light, for any eyes. */
  const nearestOf = ([one, other]: readonly [number, number]): number =>
    Math.min(
      ...PALETTES.flatMap((palette) =>
        SHADES.flatMap((shade) => {
          const colours = players(palette, shade).filter((_, i) => i === one || i === other);
          return EYES.map((eye) => nearest(eye, colours));
        }),
      ),
    );
  it('begins with the two colours that are told apart best', () => {
    const [best] = [...pairs].sort((one, other) => nearestOf(other) - nearestOf(one));
    expect(best).toEqual([0, 1]);
    expect(nearestOf([0, 1])).toBeGreaterThan(40);
  });
});

describe('barbarians', () => {
  const css = block(read('games/new-dawn/styles/map.css'), '.nd-barbarian {');
  const body = colourIn(css, 'barbarian', 'light');
  it.each(EYES)('have a colour that no player has, for %s eyes', (eye) => {
    for (const palette of PALETTES) {
      for (const shade of SHADES) {
        for (const one of players(palette, shade))
          expect(apart(eye, body, one), palette).toBeGreaterThan(PLAYERS_APART);
      }
    }
  });
  it('have a face that is seen on it', () => {
    expect(contrast(colourIn(css, 'bone', 'light'), body)).toBeGreaterThan(7);
  });
});

describe('high contrast', () => {
  const css = block(tokens, ':root[data-theme="contrast"]');
  it.each(['ink', 'quiet', 'accent', 'gold', 'good', 'bad', 'focus', 'glow'])('shows "%s" at seven to one', (name) => {
    for (const ground of ['ground', 'surface', 'raised', 'sunk']) {
      expect(contrast(colourIn(css, name, 'dark'), colourIn(css, ground, 'dark')), ground).toBeGreaterThan(7);
    }
  });
  it('draws every line so that it is seen', () => {
    for (const line of ['line', 'line-strong']) {
      expect(contrast(colourIn(css, line, 'dark'), colourIn(css, 'raised', 'dark'))).toBeGreaterThan(4.5);
    }
  });
});

describe('what may be chosen', () => {
  const map = read('games/new-dawn/styles/map.css');
  const contrasts = (css: string): string => block(css, ':root[data-theme="contrast"]');
  const ring = block(map, '.nd-mark-offered {');
  const rim = block(map, '.nd-mark-offered-edge {');
  const number = block(map, '\n.nd-space-number {');
  const measure = (css: string, name: string): number => Number(new RegExp(`${name}: ([\\d.]+)`).exec(css)?.[1]);
  const dark = fromHex(/stroke: (#\w{6})/.exec(rim)?.[1] ?? '');

  /** Paper or night behind a number: `rgb(255 252 244 / 88%)` in both shades, or a colour that covers all. */
  function haloIn(css: string, shade: Shade): { colour: Rgb; share: number } {
    const both = [...(/--nd-map-halo: (.+);/.exec(css)?.[1]?.matchAll(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g) ?? [])];
    const one = both[shade === 'light' ? 0 : 1]?.slice(1).map(Number);
    if (!one) return { colour: colourIn(css, 'nd-map-halo', shade), share: 1 };
    const [r = 0, g = 0, b = 0, share = 0] = one;
    return { colour: [r / 255, g / 255, b / 255], share: share / 100 };
  }

  const usual = tokens + terrain;
  const THEMES = { light: usual, dark: usual, contrast: contrasts(tokens) + contrasts(terrain) } as const;
  describe.each(Object.entries(THEMES))('in %s', (theme, css) => {
    const shade = theme === 'light' ? 'light' : 'dark';
    const glow = colourIn(css, 'glow', shade);
    const fill = colourIn(css, 'glow-fill', shade);
    const grounds = GROUNDS.map((ground) => colourIn(terrain, `nd-${ground}`, shade));
    const glowing = grounds.map((ground) => over(fill, ground, measure(ring, 'fill-opacity')));

    // Five players, three palettes: there is no colour left that none of them comes near, for any eyes.
    it('is told by its shape: a broken ring with a dark rim around it', () => {
      expect(ring).toContain('stroke-dasharray');
      expect(block(map, '.nd-border {')).not.toContain('stroke-dasharray');
      expect(measure(rim, 'stroke-width')).toBeGreaterThan(measure(ring, 'stroke-width') + 3);
      expect(contrast(glow, dark)).toBeGreaterThan(4.5);
      for (const ground of glowing) expect(contrast(ground, dark)).toBeGreaterThan(4.5);
    });
    it('says how difficult it is as plainly as every other space', () => {
      const halo = haloIn(css, shade);
      for (const ground of [...grounds, ...glowing]) {
        const around = over(halo.colour, ground, halo.share);
        const ink = over(colourIn(css, 'nd-map-ink', shade), around, measure(number, 'fill-opacity'));
        expect(contrast(ink, around)).toBeGreaterThan(4.5);
      }
    });
  });
});
