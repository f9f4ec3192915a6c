// boardgame.io has no `exports` map, so Node's own module loader only finds its files by their full path; its types
// stand under the short names.
declare module 'boardgame.io/dist/cjs/internal.js' {
  export * from 'boardgame.io/internal';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export * from 'boardgame.io/core';
}
