// boardgame.io has no `exports` map, so Node's own module loader only finds its files by their full path; its types
// stand under the short names.
declare module 'boardgame.io/dist/cjs/server.js' {
  export * from 'boardgame.io/server';
}
