import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../src/root.mjs';
import { readDockerfile } from './dockerfile.ts';

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, Record<string, unknown>>;
    volumes: Record<string, unknown>;
  };

  it('has one service, built here, on port 8000, with its data on a volume', () => {
    expect(Object.keys(services)).toEqual(['morgenrot']);
    expect(services.morgenrot).toMatchObject({
      build: '.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose's own placeholder
      ports: ['${PORT:-8000}:8000'],
      volumes: ['data:/data'],
      restart: 'unless-stopped',
    });
    expect(Object.keys(volumes)).toEqual(['data']);
  });

  it('hands on everything that a host may set, and the README explains it', () => {
    const source = readFileSync(join(ROOT, 'packages/server/src/settings.ts'), 'utf8');
    const all = [...source.matchAll(/^ {2}([A-Z_]+): setting\(/gm)].map(([, name]) => name);
    expect(all.length).toBeGreaterThan(10);
    // The image itself decides where its files lie and how it is reached inside; the last is for developers.
    const inside = ['PORT', 'HOST', 'DATA_DIR', 'CLIENT_DIR', 'NODE_ENV', 'PRACTICE'];
    const handedOn = services.morgenrot!.environment as string[];
    expect([...handedOn].sort()).toEqual(all.filter((name) => !inside.includes(name ?? '')).sort());
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const explained = [...handedOn, 'PORT', 'HOST', 'DATA_DIR'];
    for (const name of explained) expect(readme).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
  });

  it('gives it no more rights than it needs', () => {
    expect(services.morgenrot).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(services.morgenrot).not.toHaveProperty('privileged');
  });

  it('asks it whether it is well', () => {
    const { test } = services.morgenrot!.healthcheck as { test: string[] };
    expect(test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
    expect(test[3]).toContain('http://127.0.0.1:8000/healthz');
  });
});

describe('Dockerfile', () => {
  const { steps, last } = readDockerfile();

  it('starts from the Node that the workspace uses, and ends with it', () => {
    expect(steps.filter(({ word }) => word === 'FROM').map(({ rest }) => rest)).toEqual([
      'node:24-slim AS build',
      'node:24-slim',
    ]);
  });

  it('runs scripts only, so that everything can be run without Docker', () => {
    const runs = steps.filter(({ word }) => word === 'RUN').map(({ rest }) => rest);
    expect(runs.length).toBeGreaterThan(0);
    for (const each of runs) expect(each).toMatch(/^node packages\/workshop\/src\/image\/[a-z-]+\.mjs( \/image)?$/);
  });

  it('ends as an ordinary user, with data on a volume and a question after its health', () => {
    expect(last('USER')).toBe('node');
    expect(last('VOLUME')).toBe('/data');
    expect(last('EXPOSE')).toBe('8000');
    expect(last('HEALTHCHECK')).toContain('/healthz');
    expect(last('ENV')).toContain('DATA_DIR=/data');
  });
});
