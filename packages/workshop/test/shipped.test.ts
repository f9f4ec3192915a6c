import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withPackagesOf } from '../src/packages.mjs';
import { ROOT } from '../src/root.mjs';

type Needs = Record<string, string>;
interface LockFile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  snapshots: Record<string, { dependencies?: Needs; optionalDependencies?: Needs }>;
}
const lock = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as LockFile;

const withoutPeers = (id: string): string => id.replace(/\(.*$/, '');
const nameOf = (id: string): string => id.slice(0, id.lastIndexOf('@', id.includes('(') ? id.indexOf('(') : undefined));

/** Every package from outside that these of ours need to run, as `name@version`. */
function shippedWith(which: string): string[] {
  const ids = withPackagesOf(which).flatMap((id) =>
    Object.entries(lock.importers[`packages/${id}`]?.dependencies ?? {})
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => `${name}@${version}`),
  );
  const all = new Set(ids);
  for (const id of all) {
    const { dependencies, optionalDependencies } = lock.snapshots[id] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      all.add(`${name}@${version}`);
  }
  return [...new Set([...all].map(withoutPeers))].sort();
}

const versionsOf = (ids: readonly string[], name: string): string[] => ids.filter((id) => nameOf(id) === name);

describe('what is shipped in the image', () => {
  const shipped = shippedWith('server');

  it('is this and nothing else', () => {
    expect([...new Set(shipped.map(nameOf))].sort()).toEqual(SHIPPED);
  });

  it('has one version of each but these', () => {
    const names = [...new Set(shipped.map(nameOf))];
    expect(names.filter((name) => versionsOf(shipped, name).length > 1)).toEqual(TWICE);
  });

  it('has of boardgame.io the reducer and what that needs', () => {
    const [own] = Object.keys(lock.snapshots).filter((id) => id === 'boardgame.io@0.50.2');
    expect(lock.snapshots[own ?? '']).toEqual({
      dependencies: { immer: '9.0.21', 'lodash.isplainobject': '4.0.6', rfc6902: '5.4.0' },
    });
  });
});

it('the page is built without boardgame.io’s client, panel and sockets', () => {
  const names = shippedWith('client').map(nameOf);
  for (const name of ['svelte', 'redux', 'flatted', 'koa', 'react-cookies', 'socket.io'])
    expect(names).not.toContain(name);
});

it('nowhere in the workspace is there a second version of what speaks to the network', () => {
  const all = [...new Set(Object.keys(lock.snapshots).map(withoutPeers))];
  for (const name of [
    'ws',
    'engine.io',
    'engine.io-client',
    'socket.io',
    'socket.io-client',
    'socket.io-parser',
    'cookie',
  ])
    expect(versionsOf(all, name), name).toHaveLength(1);
  expect(versionsOf(all, 'svelte')).toEqual([]);
});

const SHIPPED = /```\n([\s\S]+)\n```/.exec(readFileSync(join(ROOT, 'docs/shipped.md'), 'utf8'))?.[1]?.split('\n');

/** koa’s own packages want both. */
const TWICE = [
  'content-type',
  'depd',
  'http-errors',
  'media-typer',
  'mime-db',
  'mime-types',
  'statuses',
  'tslib',
  'type-is',
];
