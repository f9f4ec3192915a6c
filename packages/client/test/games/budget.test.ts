import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gamePages } from '../../src/games/games.ts';
import { matchEn } from '../../src/texts/en/match.ts';
import { gzippedSize, namesWith, readManifest, scriptsOf } from '../sizes.ts';

const KB = 1000;
const FONTS = 60 * KB;
const HOME = 130 * KB;
/** The lobby and a game's board, of each game. */
const BOARDS: Readonly<Record<string, number>> = { 'new-dawn': 300 * KB, 'stone-age': 230 * KB };

const ENTRY = ['index.html'];
const tableOf = (game: string): string[] => [...ENTRY, 'src/pages/table-page.tsx', `src/games/${game}/plugin.tsx`];
const TABLE = tableOf('new-dawn');

describe('the page that is built', () => {
  const dist = mkdtempSync(join(tmpdir(), 'morgenrot-'));
  // Built anew each time: a measure of an old page says nothing.
  beforeAll(async () => {
    const env = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    await build({
      root: join(import.meta.dirname, '../..'),
      configFile: join(import.meta.dirname, '../..', 'vite.config.ts'),
      logLevel: 'error',
      mode: 'production',
      build: { outDir: dist, emptyOutDir: true },
    });
    process.env.NODE_ENV = env;
  }, 120_000);
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  /** The page's words and the game's, as far as each needs them, in one language. */
  const named = (part: string): string[] => {
    const names = namesWith(readManifest(dist), part);
    expect(names, part).toHaveLength(1);
    return names;
  };
  const pageWords = (language: string): string[] => named(`src/texts/${language}/shell.ts`);
  const matchWords = (language: string): string[] => named(`src/texts/${language}/match.ts`);
  const optionWords = (language: string): string[] => named(`options.${language}`);
  const gameWords = (language: string, game = 'new-dawn'): string[] => named(`${game}/words/table.${language}.ts`);
  const largest = (namesIn: (language: string) => string[]): number =>
    Math.max(...['en', 'de'].map((language) => gzippedSize(dist, namesIn(language))));

  it('needs at most 130 kB of JavaScript for the lobby', () => {
    const size = largest((language) => [...ENTRY, ...pageWords(language), ...optionWords(language)]);
    console.log(`lobby: ${(size / KB).toFixed(1)} kB gzipped`);
    expect(size).toBeLessThan(HOME);
  });
  it('has a budget for the board of every game', () => {
    expect(Object.keys(BOARDS)).toEqual(gamePages().map(({ id }) => id));
  });
  it.each(Object.entries(BOARDS))('needs no more JavaScript for the board of %s than %i bytes', (game, most) => {
    const size = largest((language) => [
      ...tableOf(game),
      ...pageWords(language),
      ...matchWords(language),
      ...gameWords(language, game),
    ]);
    console.log(`board of ${game}: ${(size / KB).toFixed(1)} kB gzipped`);
    expect(size).toBeLessThan(most);
  });
  it('needs at most 60 kB for its fonts, and says under which licence they are', () => {
    const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
    const size = fonts.reduce((sum, file) => sum + readFileSync(join(dist, 'assets', file)).length, 0);
    console.log(`fonts: ${(size / KB).toFixed(1)} kB`);
    expect(fonts).toHaveLength(2);
    expect(size).toBeLessThan(FONTS);
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    for (const file of fonts) expect(page).toContain(`href="/assets/${file}" as="font"`);
    for (const name of ['text', 'display'])
      expect(readFileSync(join(import.meta.dirname, `../../src/styles/fonts/${name}.LICENSE.txt`), 'utf8')).toContain(
        'SIL OPEN FONT LICENSE',
      );
  });
  it('fetches the lobby in few files', () => {
    const files = scriptsOf(dist, [...ENTRY, ...pageWords('en')]);
    expect(files.length).toBeLessThanOrEqual(4);
  });
  it('brings a game along only to its tables, and what sets it up or thinks ahead in it not even there', async () => {
    for (const { id, rules } of gamePages()) {
      const { handlers, invariants } = await rules();
      const saysAny = (names: readonly string[], words: readonly string[]): string[] =>
        words.filter((word) => word.length > 10 && scriptsOf(dist, names).some((script) => script.includes(word)));
      const steps = Object.keys(handlers);
      expect(saysAny([...ENTRY, 'src/pages/table-page.tsx'], steps), id).toEqual([]);
      if (id !== 'new-dawn') continue;
      expect(saysAny(TABLE, steps).length).toBeGreaterThan(20);
      expect(saysAny(TABLE, Object.keys(invariants))).toEqual([]);
    }
  });
  it('has no script and no style in the page itself', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(page.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
    expect(page).not.toContain('<style');
    expect(page).not.toMatch(/\son[a-z]+=/);
  });
  it('names its files by their content', () => {
    const assets = readdirSync(join(dist, 'assets'));
    expect(assets.filter((file) => !/-[\w-]{8}\.(js|css|woff2)$/.test(file))).toEqual([]);
  });
  it('brings the page for hosts along to nobody else', () => {
    const ofHosts = (names: string[]) => scriptsOf(dist, names).filter((script) => script.includes('ADMIN_TOKEN'));
    expect(ofHosts(['src/pages/admin-page.tsx'])).toHaveLength(1);
    expect(ofHosts(TABLE)).toEqual([]);
  });
  it('says in the lobby no word that only pages of matches bring along', () => {
    const lobby = scriptsOf(dist, ENTRY).join('\n');
    const keys = Object.keys(matchEn).filter((key) => !key.startsWith('reason.'));
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => ['`', '"', "'"].some((quote) => lobby.includes(`${quote}${key}${quote}`)))).toEqual([]);
    const beginnings = new Set(keys.map((key) => `\`${key.slice(0, key.indexOf('.'))}.\${`));
    expect([...beginnings].filter((beginning) => lobby.includes(beginning))).toEqual([]);
  });
  it('brings the guided match along to those only who learn', () => {
    const ofGuide = (names: string[]) => scriptsOf(dist, names).filter((script) => script.includes('goal.welcome'));
    expect(ofGuide(['src/games/new-dawn/guide/guide-page.tsx'])).toHaveLength(1);
    expect(ofGuide([...TABLE, ...gameWords('de')])).toEqual([]);
  });
  it('does not bring along what only the server needs', () => {
    const scripts = readdirSync(join(dist, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'));
    const telltale = /INVALID_MOVE|ZodError|node:sqlite/;
    expect(scripts.filter((script) => telltale.test(script)).map((script) => script.slice(0, 80))).toEqual([]);
  });
});
