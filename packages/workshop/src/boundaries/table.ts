/** Who may know whom. The sentences of the other rules are in rules.ts; this is the part that people change. */
export const SCOPE = '@morgenrot/';

export interface PackageRule {
  /** Packages of ours that its sources may import; '*' means any. */
  src: readonly string[] | '*';
  /** What its tests and configuration may import on top of that. */
  tests?: readonly string[];
  /** Runs anywhere: no Node, no DOM, no clock, no chance of its own. Folders (in src) that are exempt. */
  pure?: { except: readonly string[] };
}

/** Stands for every game: a package whose manifest has the field `game`. */
export const ANY_GAME = 'a game';

/** The tests' own game, in no catalog: no manifest says that it is one. */
export const TESTS_GAME = 'test-game';

export const GAME: PackageRule = { src: ['hex', 'engine'], tests: ['contract'], pure: { except: [] } };

export const PACKAGES: Record<string, PackageRule> = {
  hex: { src: [], pure: { except: [] } },
  engine: { src: [], tests: ['test-game'], pure: { except: ['framework'] } },
  catalog: { src: ['engine', ANY_GAME], pure: { except: [] } },
  protocol: { src: ['engine'], pure: { except: [] } },
  bots: { src: ['engine', 'catalog'], pure: { except: ['pool'] } },
  server: { src: ['engine', 'catalog', 'protocol', 'bots'], tests: ['test-game'] },
  client: { src: ['hex', 'engine', 'catalog', 'protocol', 'bots', ANY_GAME], tests: ['test-game'] },
  // What every game promises, and the tests' own small game: nothing that is served imports either.
  contract: { src: ['engine', 'bots'] },
  'test-game': { src: ['engine'], tests: ['contract'], pure: { except: [] } },
  e2e: { src: [], tests: ['protocol', 'engine', 'catalog', 'bots', 'server', 'test-game'] },
  bench: { src: '*' },
  workshop: { src: [] },
};

/** Packages whose sources say no word of any game, but for these files and folders of the games' own. */
export const GAMELESS: Record<string, { except: readonly string[] }> = {
  hex: { except: [] },
  engine: { except: [] },
  catalog: { except: ['games.ts'] },
  protocol: { except: [] },
  bots: { except: [] },
  server: { except: [] },
  client: { except: ['games/list.ts', 'games/<game>/'] },
};

/** Doors that are open to a few only. `tests`: those of every package but the ones in `never`. */
export const DOORS: Record<string, { src: readonly string[]; tests: boolean; never: readonly string[] }> = {
  '@morgenrot/engine/framework': { src: ['server', 'bench', 'contract'], tests: true, never: ['client'] },
  '@morgenrot/bots/pool': { src: ['server', 'bench'], tests: true, never: ['client'] },
};

/** Folders that the rest of their own package does not reach into either: they have a door of their own. */
export const INNER_FOLDERS: Record<string, readonly string[]> = {
  engine: ['framework'],
  bots: ['pool'],
};

/** Packages from outside that only these folders speak to; tests may, too. */
export const CONFINED: Record<string, readonly string[]> = {
  // The bench runs the framework's own server beside ours.
  'boardgame.io': ['packages/engine/src/framework/', 'packages/bench/src/server/'],
};

/** What only those name that put it together; everything else names the parts that it needs. */
export const WHOLES: readonly { file: string; name: string; namedBy: readonly string[] }[] = [
  {
    file: 'packages/server/src/world.ts',
    name: 'World',
    namedBy: ['server.ts', 'drain.ts', 'http/app.ts', 'play/namespace.ts'].map((path) => `packages/server/src/${path}`),
  },
];

/** Names that a pure package does not use, unless the file declares them itself. */
export const IMPURE_GLOBALS: ReadonlySet<string> = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['clearTimeout', 'clearInterval', 'clearImmediate', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['process', 'Buffer', 'require', 'module', '__dirname', '__filename', 'global', 'globalThis', 'self'],
  ...['console', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'crypto'],
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'alert', 'confirm', 'prompt'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'HTMLElement', 'Element', 'Event', 'Image', 'customElements'],
]);

/** Declared and needed although no file imports them. Each with its reason. */
export const NEEDED_UNIMPORTED: Record<string, Record<string, string>> = {
  bench: reasons(
    "boardgame.io's server and client import it; .pnpmfile.cjs takes it from the package itself.",
    ...['@koa/cors', '@koa/router', 'flatted', 'koa', 'koa-body', 'koa-socket-2', 'nanoid', 'p-queue', 'redux'],
    'setimmediate',
  ),
  server: reasons("boardgame.io's client, in tests, imports it.", ...['flatted', 'nanoid', 'redux', 'setimmediate']),
};

function reasons(why: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]));
}
