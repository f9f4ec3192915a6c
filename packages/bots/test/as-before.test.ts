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
  expect(sha256Hex(JSON.stringify(said))).toBe('271170037f57cd5d7ca60c45b3ad491f4680c6ab45117039924f2c6f99889a90');
});
