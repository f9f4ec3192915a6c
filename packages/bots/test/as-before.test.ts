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
  expect(sha256Hex(JSON.stringify(said))).toBe('4628365237f6f69084d8530fbd9664de763283cfc9a06702db2092c0ff08d06c');
});
