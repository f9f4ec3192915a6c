// The packages that hold Node say their machine as a word, and pnpm reads lists: without this it fetches all of them.
const list = (value) => (value === undefined ? undefined : [value].flat());

function readPackage(manifest) {
  if (/^node(-bin)?-(darwin|linux|win)-/.test(manifest.name ?? ''))
    return { ...manifest, os: list(manifest.os), cpu: list(manifest.cpu) };
  return manifest;
}

module.exports = { hooks: { readPackage } };
