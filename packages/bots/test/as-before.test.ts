import { open, STRENGTHS, sha256Hex } from '@morgenrot/engine';
import { expect, it, vi } from 'vitest';
import { answerOf, statesOf, TABLES } from './kit/matches.ts';

vi.setConfig({ testTimeout: 120_000 });

const said = Object.values(TABLES).flatMap((table) =>
  statesOf(table, 'as before', 37, 400).flatMap((s) =>
    STRENGTHS.map((strength) => answerOf(strength, s, open(s)[0]?.player ?? '', table.players)),
  ),
);

it('New Dawn is played as before: the same choices with the same dice', () => {
  expect(said.length).toBeGreaterThan(100);
  expect(sha256Hex(JSON.stringify(said))).toBe('ec045df541c5dbf3ca038521cc9425058b1d6469d3dff24c5ef9e92bfc0826ed');
});
