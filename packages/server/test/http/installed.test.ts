import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

describe('what is installed', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

  it('is socket.io 4, and nothing of the framework’s own server', () => {
    const version = (name: string) => createRequire(import.meta.url)(`${name}/package.json`).version as string;
    expect(Number(version('socket.io').split('.')[0])).toBeGreaterThanOrEqual(4);
    for (const name of ['boardgame.io', 'koa-socket-2', 'node-persist']) {
      expect(Object.keys(manifest.dependencies)).not.toContain(name);
    }
  });

  it('runs the framework’s reducer without its checks of the whole state, whatever the environment says', () => {
    const main = readFileSync(new URL('../../src/main.ts', import.meta.url), 'utf8');
    expect(main.indexOf("process.env.NODE_ENV ||= 'production'")).toBeGreaterThan(0);
    expect(main.indexOf("process.env.NODE_ENV ||= 'production'")).toBeLessThan(main.indexOf("import('./server.ts')"));
  });
});
