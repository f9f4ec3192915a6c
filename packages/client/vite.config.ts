import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:8000';

/** Another list of games than the page's own: journeys are played on a page that has the tests' own game, too. */
function gamesFrom(list: string): Plugin {
  const own = join(import.meta.dirname, 'src', 'games', 'list.ts');
  return {
    name: 'games',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === list || !source.endsWith('/list.ts')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === own ? list : undefined;
    },
  };
}
const { GAMES_LIST } = process.env;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ...(GAMES_LIST === undefined ? [] : [gamesFrom(GAMES_LIST)])],
  build: {
    target: 'es2022',
    // Says which file needs which: the budgets are measured from it.
    manifest: true,
    // Small files stay files: the page's security policy allows no data: addresses for scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Another page than the page itself: the map alone, for its bench.
    rolldownOptions: {
      input: join(import.meta.dirname, process.env.PAGE ?? 'index.html'),
      // What every page needs comes as one file.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': SERVER,
      '/games': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
