// The packages that hold Node say their machine as a word, and pnpm reads lists: without this it fetches all of them.
const list = (value) => (value === undefined ? undefined : [value].flat());

/** What the parts of boardgame.io that the rules use (`dist/cjs/core.js`, `internal.js`) import. */
const REDUCER = ['immer', 'lodash.isplainobject', 'rfc6902'];
/** What its client and its server import, which only tests and benches use: their manifests name these. */
const CLIENT = ['flatted', 'nanoid', 'redux', 'setimmediate', 'socket.io-client'];
const SERVER = ['@koa/cors', '@koa/router', 'koa', 'koa-body', 'koa-socket-2', 'p-queue'];

/** Without its old debug panel, sockets and cookies, which nothing here reaches. */
function lean(manifest) {
  const { dependencies } = manifest;
  const others = [...CLIENT, ...SERVER];
  return {
    ...manifest,
    dependencies: Object.fromEntries(REDUCER.map((name) => [name, dependencies[name]])),
    peerDependencies: Object.fromEntries(others.map((name) => [name, '*'])),
    peerDependenciesMeta: Object.fromEntries(others.map((name) => [name, { optional: true }])),
  };
}

function readPackage(manifest) {
  if (/^node(-bin)?-(darwin|linux|win)-/.test(manifest.name ?? ''))
    return { ...manifest, os: list(manifest.os), cpu: list(manifest.cpu) };
  if (manifest.name === 'boardgame.io') return lean(manifest);
  // The socket.io that everything else has.
  if (manifest.name === 'koa-socket-2')
    return { ...manifest, dependencies: { ...manifest.dependencies, 'socket.io': '4.8.4' } };
  return manifest;
}

module.exports = { hooks: { readPackage } };
