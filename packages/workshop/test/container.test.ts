import { describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.ts';

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

  it('unpacks nothing into memory: what is temporary goes to the volume as well', () => {
    expect(last('ENV').split(' ')).toContain('TMPDIR=/data');
  });
});
