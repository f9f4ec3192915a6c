import { describe, expect, it } from 'vitest';
import { checkBoundaries } from '../src/boundaries.ts';
import { tree } from './tree.ts';

/** A small workspace that crosses no boundary; each test adds what does. */
const SOUND: Record<string, string | object> = {
  'package.json': { name: 'morgenrot', devDependencies: { vitest: '1.0.0' } },
  ...pack('hex'),
  'packages/hex/src/index.ts': 'export const origin = { q: 0, r: 0 };\n',
  ...pack('engine', { dependencies: { 'boardgame.io': '1.0.0' }, doors: ['.', './framework'] }),
  'packages/engine/src/index.ts': 'export type Id = string;\nexport const next = (id: number): number => id + 1;\n',
  'packages/engine/src/framework/index.ts':
    "import { Game } from 'boardgame.io';\nexport const started = new Date(Game);\n",
  ...pack('new-dawn', { game: {}, dependencies: { ...own('hex'), ...own('engine') } }),
  'packages/new-dawn/src/index.ts':
    "import type { Id } from '@morgenrot/engine';\nexport { origin } from '@morgenrot/hex';\nexport const id: Id = '';\n",
  'packages/new-dawn/test/game.test.ts':
    "import { it } from 'vitest';\nimport { id } from '../src/index.ts';\nit(id, () => void Date.now());\n",
  ...pack('server', { dependencies: own('engine'), devDependencies: { '@types/koa': '1.0.0', pg: '1.0.0' } }),
  'packages/server/src/index.ts':
    "import { join } from 'node:path';\nimport { started } from '@morgenrot/engine/framework';\nimport type Koa from 'koa';\nimport type { Pool } from 'pg';\nexport const needs = [join, started] as unknown as [Koa, Pool];\n",
};

function own(id: string): Record<string, string> {
  return { [`@morgenrot/${id}`]: 'workspace:*' };
}
function pack(
  id: string,
  {
    doors = ['.'],
    ...rest
  }: {
    doors?: string[];
    game?: object;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  } = {},
): Record<string, object> {
  const exports = Object.fromEntries(
    doors.map((door) => [door, door === '.' ? './src/index.ts' : `${door.replace('./', './src/')}/index.ts`]),
  );
  return { [`packages/${id}/package.json`]: { name: `@morgenrot/${id}`, exports, ...rest } };
}

/** What is said about the sound workspace with these files on top. */
function said(files: Record<string, string | object> = {}): string[] {
  const lines: string[] = [];
  const sound = checkBoundaries(tree({ ...SOUND, ...files }), (line) => lines.push(line));
  expect(lines.pop()).toContain(`${lines.length} complaints`);
  expect(sound).toBe(lines.length === 0);
  return lines;
}

it('has nothing to say about a sound workspace', () => {
  expect(said()).toEqual([]);
});

describe('who may import whom', () => {
  it('refuses what the table does not allow, with file and line', () => {
    const files = {
      ...pack('engine', { dependencies: { 'boardgame.io': '1.0.0', ...own('hex') }, doors: ['.', './framework'] }),
      'packages/engine/src/hexes.ts': "// two\nimport { origin } from '@morgenrot/hex';\nexport const o = origin;\n",
    };
    expect(said(files)).toEqual([
      'packages/engine/src/hexes.ts:2: engine may not import hex (it may: no package of ours).',
    ]);
  });

  it.each([
    ['a type', "import type { Id } from '@morgenrot/new-dawn';\nexport type X = Id;"],
    ['a type in place', "export type X = import('@morgenrot/new-dawn').Id;"],
    ['a re-export', "export * from '@morgenrot/new-dawn';"],
    ['a named re-export', "export { id } from '@morgenrot/new-dawn';"],
    ['a lazy import', "export const x = () => import('@morgenrot/new-dawn');"],
    ['a required one', "import x = require('@morgenrot/new-dawn');\nexport default x;"],
  ])('sees %s', (_what, code) => {
    const files = {
      ...pack('server', { dependencies: { ...own('engine'), ...own('new-dawn') } }),
      'packages/server/src/index.ts': `import '@morgenrot/engine';\n${code}\n`,
    };
    expect(said(files)).toEqual([
      'packages/server/src/index.ts:2: server may not import new-dawn (it may: engine, catalog, protocol, bots).',
    ]);
  });

  it('gives tests of some packages more, and their sources none of it', () => {
    const files = {
      ...pack('e2e', { dependencies: own('engine') }),
      'packages/e2e/src/index.ts': "import '@morgenrot/engine';\n",
      'packages/e2e/test/a.ts': "import '@morgenrot/engine';\n",
    };
    expect(said(files)).toEqual([
      'packages/e2e/src/index.ts:1: e2e may not import engine (it may: no package of ours).',
    ]);
  });

  it('knows every package', () => {
    const files = { ...pack('attic'), 'packages/attic/src/index.ts': 'export {};\n' };
    expect(said(files)).toEqual([
      'packages/attic/package.json:1: Package "attic" has no row in the table of boundaries/table.ts.',
    ]);
  });

  it('keeps the door to the framework for a few', () => {
    const files = {
      ...pack('client', { dependencies: own('engine') }),
      'packages/client/src/index.ts': "import '@morgenrot/engine/framework';\n",
      'packages/client/test/a.test.ts': "import '@morgenrot/engine/framework';\n",
      'packages/new-dawn/test/b.test.ts': "import '@morgenrot/engine/framework';\n",
    };
    const sentence =
      '"@morgenrot/engine/framework" is open to server, bench, contract and to tests only, not to client.';
    expect(said(files)).toEqual([
      `packages/client/src/index.ts:1: ${sentence}`,
      `packages/client/test/a.test.ts:1: ${sentence}`,
    ]);
  });

  it('lets a whole be named by what puts it together alone', () => {
    const world = 'export interface Stores {}\nexport interface World extends Stores {}\n';
    const files = {
      'packages/server/src/world.ts': world,
      'packages/server/src/server.ts': "import type { World } from './world.ts';\nexport type A = World;\n",
      'packages/server/src/match/answer.ts':
        "import type { Stores, World } from '../world.ts';\nexport type B = World & Stores;\n",
      'packages/server/test/a.test.ts': "import type { World } from '../src/world.ts';\nexport type C = World;\n",
    };
    expect(said(files)).toEqual([
      'packages/server/src/match/answer.ts:1: "World" is everything at once; name the parts that are needed here.',
    ]);
  });

  it('keeps a package from its own inner folder', () => {
    expect(said({ 'packages/engine/src/save.ts': "import './framework/index.ts';\n" })).toEqual([
      'packages/engine/src/save.ts:1: "./framework/index.ts" reaches into framework/, which the rest of engine does without.',
    ]);
  });

  it('lets boardgame.io into one folder and into tests', () => {
    const files = {
      ...pack('server', { dependencies: { ...own('engine'), 'boardgame.io': '1.0.0' } }),
      'packages/server/src/index.ts':
        "import type { Ctx } from 'boardgame.io';\nexport * from '@morgenrot/engine';\nexport type C = Ctx;\n",
      'packages/server/test/a.test.ts': "import 'boardgame.io/client';\n",
    };
    expect(said(files)).toEqual([
      'packages/server/src/index.ts:1: "boardgame.io" is spoken to in packages/engine/src/framework/ and packages/bench/src/server/ only.',
    ]);
  });
});

describe('doors', () => {
  it('refuses a deep import', () => {
    expect(said({ 'packages/new-dawn/src/deep.ts': "import '@morgenrot/hex/src/index.ts';\n" })).toEqual([
      'packages/new-dawn/src/deep.ts:1: "@morgenrot/hex/src/index.ts" is no door of hex (its doors: .).',
    ]);
  });

  it('refuses a path that leaves the package', () => {
    expect(said({ 'packages/new-dawn/test/kit.ts': "import { origin } from '../../hex/src/index.ts';\n" })).toEqual([
      'packages/new-dawn/test/kit.ts:1: "../../hex/src/index.ts" leaves the package; import another package by its name.',
    ]);
  });

  it('refuses a door that leads nowhere', () => {
    expect(said(pack('hex', { doors: ['.', './paths'] }))).toEqual([
      'packages/hex/package.json:5: The door "./paths" of hex leads to "./src/paths/index.ts", which is not a file.',
    ]);
  });

  it('refuses a package of ours that does not exist, and one that imports itself by name', () => {
    const files = {
      ...pack('hex', { dependencies: own('octagon') }),
      'packages/hex/src/a.ts': "import '@morgenrot/octagon';\nimport '@morgenrot/hex';\n",
    };
    expect(said(files)).toEqual([
      'packages/hex/src/a.ts:1: "@morgenrot/octagon" is not a package of this workspace.',
      'packages/hex/src/a.ts:2: hex imports itself by name; its own files are imported by their path.',
    ]);
  });
});

describe('manifests', () => {
  it('wants every import declared', () => {
    const files = {
      'packages/hex/src/a.ts': "import 'left-pad/deep';\nimport '@scope/name/deep';\nimport 'vitest';\n",
    };
    expect(said(files)).toEqual([
      'packages/hex/src/a.ts:1: "left-pad" is not declared in packages/hex/package.json.',
      'packages/hex/src/a.ts:2: "@scope/name" is not declared in packages/hex/package.json.',
      'packages/hex/src/a.ts:3: "vitest" is not declared in packages/hex/package.json.',
    ]);
  });

  it('wants what runs declared for more than development', () => {
    expect(
      said({ 'packages/server/src/store.ts': "import { Pool } from 'pg';\nexport const pool = new Pool();\n" }),
    ).toEqual([
      'packages/server/src/store.ts:1: "pg" is needed at run time, but server declares it for development only.',
    ]);
  });

  it('reports what nobody imports', () => {
    const files = pack('hex', {
      dependencies: { 'left-pad': '1.0.0' },
      devDependencies: { '@types/right-pad': '1.0.0' },
    });
    expect(said(files)).toEqual([
      'packages/hex/package.json:7: "left-pad" is declared, but no file imports it.',
      'packages/hex/package.json:10: "@types/right-pad" is declared, but no file imports it.',
    ]);
  });
});

describe('circles', () => {
  it('finds one between packages, even of types', () => {
    const files = {
      ...pack('hex', { dependencies: own('new-dawn') }),
      'packages/hex/src/a.ts': "import type { id } from '@morgenrot/new-dawn';\nexport type T = typeof id;\n",
    };
    expect(said(files)).toEqual([
      'packages/hex/src/a.ts:1: hex may not import new-dawn (it may: no package of ours).',
      'packages/hex/src/a.ts:1: Packages import each other in a circle: @morgenrot/hex -> @morgenrot/new-dawn -> @morgenrot/hex.',
    ]);
  });

  it('lets tests close one', () => {
    const files = {
      ...pack('hex', { devDependencies: own('new-dawn') }),
      'packages/hex/test/a.test.ts': "import { id } from '@morgenrot/new-dawn';\nexport const a = id;\n",
    };
    expect(said(files).filter((line) => line.includes('circle'))).toEqual([]);
  });

  it('finds one between files', () => {
    const files = {
      'packages/hex/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'packages/hex/src/b.ts': "import { c } from './deep/c.ts';\nexport const b = c;\n",
      'packages/hex/src/deep/c.ts': "\nexport { a as c } from '../a.ts';\n",
    };
    expect(said(files)).toEqual([
      'packages/hex/src/a.ts:1: Files import each other in a circle: src/a.ts -> src/b.ts -> src/deep/c.ts -> src/a.ts.',
    ]);
  });

  it('lets files share types and load each other later', () => {
    const files = {
      'packages/hex/src/a.ts':
        "import type { B } from './b.ts';\nexport type A = B;\nexport const a = () => import('./b.ts');\n",
      'packages/hex/src/b.ts': "import { a } from './a.ts';\nexport type B = 1;\nexport const b = a;\n",
    };
    expect(said(files)).toEqual([]);
  });
});

describe('pure packages', () => {
  it.each([
    ['Date', 'export const now = Date.now();'],
    ['Date', 'export const since = (when: Date): number => when.getTime();'],
    ['Math.random', 'export const luck = Math.random();'],
    ['Math.random', "export const luck = Math['random']();"],
    ['Math.random', 'const { random } = Math; export const luck = random();'],
    ['setTimeout', 'export const later = (f: () => void) => setTimeout(f, 1);'],
    ['process', 'export const env = process.env;'],
    ['console', 'export const say = (text: string) => console.log(text);'],
    ['performance', 'export const at = performance.now();'],
    ['fetch', 'export const get = () => fetch("/");'],
    ['document', 'export const title = () => ({ document });'],
    ['window', 'export const width = (): number => window.innerWidth;'],
    ['globalThis', 'export const all = globalThis;'],
    ['import.meta', 'export const here = import.meta.url;'],
  ])('do without %s: %s', (name, code) => {
    expect(said({ 'packages/new-dawn/src/a.ts': `${code}\n` })).toEqual([
      `packages/new-dawn/src/a.ts:1: ${name} depends on where, when or by whose luck the code runs; this package depends on its input only.`,
    ]);
  });

  it('do without Node', () => {
    const files = {
      'packages/hex/src/a.ts': "import 'node:fs';\nimport type { Stats } from 'fs';\nexport type S = Stats;\n",
    };
    expect(said(files)).toEqual([
      'packages/hex/src/a.ts:1: "node:fs" is Node\'s; hex runs anywhere and uses nothing of Node.',
      'packages/hex/src/a.ts:2: "fs" is Node\'s; hex runs anywhere and uses nothing of Node.',
    ]);
  });

  it('may use the words for something of their own', () => {
    const code = `
      interface Log { history: string[]; process(document: string): void; Date?: 1 }
      export type Window = { [window: string]: (fetch: number) => void };
      export function told({ history, process: run }: Log, ...location: string[]): number {
        for (const [document] of [location]) run(document ?? '');
        try { return Math.max(history.length, { Date: 1, console: 2 }.console); } catch (performance) { throw performance; }
      }`;
    expect(said({ 'packages/hex/src/a.ts': code })).toEqual([]);
  });
});

it('says which file it cannot read', () => {
  expect(said({ 'packages/hex/src/a.ts': 'export const = 1;\n' })).toEqual([
    expect.stringMatching(/^packages\/hex\/src\/a\.ts:1: This file cannot be read: /),
  ]);
});

describe('words of a game', () => {
  const game = pack('new-dawn', { game: { words: ['event dial', 'Lärche'] }, dependencies: own('engine') });
  const fixture = {
    ...game,
    'packages/new-dawn/src/index.ts':
      "import type { Id } from '@morgenrot/engine';\nexport const eventDial: Id = '';\n",
  };
  it.each([
    ['a comment', '// as the event dial says'],
    ['a name', 'export const theEventDials = 1;'],
    ['a constant', 'export const EVENT_DIAL = 1;'],
    ['a key', "export const key = 'event-dial.next';"],
    ['another language', "export const text = 'Zwei Lärchen, eine Lärche';"],
    ['the name of the game', "export const key = 'new-dawn';"],
  ])('do not stand in the platform as %s', (_what, code) => {
    const said_ = said({ ...fixture, 'packages/engine/src/said.ts': `export {};\n${code}\n` });
    expect(said_).toHaveLength(1);
    expect(said_[0]).toMatch(/^packages\/engine\/src\/said.ts:2: ".+" is a word of new-dawn;/);
  });
  it('stand in the game itself, in tests, and inside other words', () => {
    const inside = "export const prevent = 'eventful dials: preventdial';\n";
    const files = { 'packages/engine/src/said.ts': inside, 'packages/engine/test/a.test.ts': '// the event dial\n' };
    expect(said({ ...fixture, ...files })).toEqual([]);
  });
  it('stand in its folder of the page and in its line of the list, and nowhere else there', () => {
    const files = {
      ...fixture,
      ...pack('client'),
      'packages/client/src/games/new-dawn/dial.ts': 'export const drawnEventDial = 1;\n',
      'packages/client/src/games/list.ts': "export const games = ['new-dawn'];\n",
      'packages/client/src/index.ts': 'export {};\n',
      'packages/client/src/dial.css': '/* As the event dial. */\n',
    };
    expect(said(files)).toEqual([
      'packages/client/src/dial.css:1: "event dial" is a word of new-dawn; the platform knows no game by name.',
    ]);
  });
});

it('misses styles that have gone from where they are loaded', () => {
  const files = {
    ...pack('client'),
    'packages/client/src/index.ts': "import './here.css';\nimport './gone.css';\n",
    'packages/client/src/here.css': '',
  };
  expect(said(files)).toEqual(['packages/client/src/index.ts:2: "./gone.css" is not a file.']);
});

describe('exported names', () => {
  const chess = pack('chess', { game: {} });

  it.each([
    ['two files of the platform', 'packages/hex/src/start.ts', 'packages/server/src/start.ts'],
    ['the page and another package', 'packages/client/src/start.ts', 'packages/engine/src/start.ts'],
    ['two files of a game', 'packages/chess/src/a.ts', 'packages/chess/src/b.ts'],
    ['a game and its own page', 'packages/chess/src/a.ts', 'packages/client/src/games/chess/a.ts'],
    ['a game and the platform', 'packages/chess/src/a.ts', 'packages/hex/src/start.ts'],
  ])('stand once in %s', (_where, one, other) => {
    const files = {
      ...chess,
      ...pack('client'),
      'packages/client/src/index.ts': 'export {};\n',
      'packages/chess/src/index.ts': 'export {};\n',
      [one]: 'export const begin = 1;\n',
      [other]: '\nexport function begin(): void {}\n',
    };
    expect(said(files)).toEqual([expect.stringMatching(/^packages\S+:[12]: "begin" is exported by packages\S+ too;/)]);
  });

  it('may stand in two games, in overloads, and where they are passed on', () => {
    const files = {
      ...chess,
      'packages/chess/src/index.ts':
        "import { begin } from './begin.ts';\nexport { begin };\nexport * from './begin.ts';\n",
      'packages/chess/src/begin.ts':
        'export function begin(): void;\nexport function begin(how?: string): void {\n  void how;\n}\n',
      'packages/new-dawn/src/begin.ts': 'export const begin = 1;\n',
    };
    expect(said(files)).toEqual([]);
  });
});

describe('styles', () => {
  const HOME = 'packages/client/src';
  const GAME = `${HOME}/games/new-dawn`;
  /** What is said about these files of the page; code uses every class unless it says otherwise. */
  const saidOf = (files: Record<string, string>, prefix: object = { prefix: 'nd-' }): string[] =>
    said({
      ...pack('new-dawn', { game: prefix, dependencies: { ...own('hex'), ...own('engine') } }),
      ...pack('client'),
      [`${HOME}/index.ts`]: 'export {};\n',
      [`${HOME}/page.tsx`]: "export const page = ['m-a', 'm-b', 'm-c-' + 1];\n",
      [`${GAME}/board.tsx`]: "export const board = ['nd-a', 'nd-b', 'nd-c-' + 1];\n",
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`${HOME}/${path}`, text])),
    });

  it('are fine where shell and game each keep to their own', () => {
    const files = {
      'a.css': '.m-a { & > .m-b:hover { color: red; } }\n@media (width < 760px) { .m-c-1 { top: 0 } }\n',
      'games/new-dawn/b.css':
        ':root { --nd-grass: green; }\n.m-a:has(.m-b) > .nd-a li, .nd-b.m-b { top: 0; }\n.nd-c-x:not(.m-a) { top: 0; }\n',
      'games/new-dawn/c.tsx': '<p className="m-a nd-a" />;\n',
    };
    expect(saidOf(files)).toEqual([]);
  });

  it.each([
    ['has no prefix', 'a.css', '\n.panel { top: 0; }', 'The class "panel" should begin with "m-".'],
    ['has the prefix of a game', 'a.css', '\n.m-a .nd-a { top: 0; }', 'The class "nd-a" should begin with "m-".'],
    ['is in no code', 'a.css', '\n.m-gone { top: 0; }', 'The class "m-gone" is styled, and nobody uses it.'],
    [
      'is in the code of a game alone and styled by another',
      'games/new-dawn/b.css',
      '\n.nd-gone { top: 0; }',
      'The class "nd-gone" is styled, and nobody uses it.',
    ],
    [
      "is the shell's and styled by a game",
      'games/new-dawn/b.css',
      '\n.nd-a .m-b { top: 0; }',
      '".nd-a .m-b" styles what is not this game\'s own.',
    ],
    [
      "is around what is the shell's",
      'games/new-dawn/b.css',
      '\n.nd-a { @media (width < 9px) { .m-b h2 { top: 0; } } }',
      '":is(.nd-a) .m-b h2" styles what is not this game\'s own.',
    ],
  ])('are refused where a class %s', (_what, path, text, sentence) => {
    expect(saidOf({ [path]: `${text}\n` })).toEqual([`${HOME}/${path}:2: ${sentence}`]);
  });

  it.each([
    ['an element of everybody', 'button { top: 0; }', '"button" styles what is not this game\'s own.'],
    ['the whole page', ':root { top: 0; }', '":root" styles what is not this game\'s own.'],
    ['a colour of everybody', ':root { --ink: red; }', '":root" styles what is not this game\'s own.'],
    [
      'something by what it has inside',
      '.m-a:has(.nd-a) { top: 0; }',
      '".m-a:has(.nd-a)" styles what is not this game\'s own.',
    ],
    ['an animation of everybody', '@keyframes glow { to { top: 0; } }', '"@keyframes glow" should begin with "nd-".'],
  ])('of a game are refused where they touch %s', (_what, text, sentence) => {
    expect(saidOf({ 'games/new-dawn/b.css': `${text}\n` })).toEqual([`${GAME}/b.css:1: ${sentence}`]);
  });

  it('begin with the name of the game if it says no prefix', () => {
    const files = { 'games/new-dawn/c.tsx': '<p className="new-dawn-a nd-a" />;\n' };
    expect(saidOf(files, {})).toEqual([`${GAME}/c.tsx:1: The class "nd-a" should begin with "new-dawn-".`]);
  });

  it('are told apart by prefixes that differ', () => {
    const other = pack('other', { game: { prefix: 'nd-' }, dependencies: own('engine') });
    const code = "import '@morgenrot/engine';\nexport {};\n";
    const game = pack('new-dawn', {
      game: { prefix: 'nd-' },
      dependencies: { ...own('hex'), ...own('engine') },
    });
    const files = { ...game, ...other, ...pack('client'), 'packages/other/src/index.ts': code };
    expect(said({ ...files, [`${HOME}/index.ts`]: 'export {};\n' })).toEqual([
      'packages/other/package.json:1: The classes of other begin with "nd-" like another\'s; its "game" may say another "prefix".',
    ]);
  });

  it('are used by names that begin as they should', () => {
    const files = { 'b.tsx': '\n<p className="m-a plain" />;\n' };
    expect(saidOf(files)).toEqual([`${HOME}/b.tsx:2: The class "plain" should begin with "m-".`]);
  });
});
