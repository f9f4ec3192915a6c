import { asked, open, untyped } from '@morgenrot/engine';
import { playout } from '@morgenrot/engine/simulate';
import { describe, expect, it, test } from 'vitest';
import {
  AGENDAS,
  DIPLOMACY_CARDS,
  DISTRICTS,
  EVENTS,
  FOCUS_CARDS,
  GOVERNMENT_IDS,
  GROUNDS,
  NATURAL_WONDERS,
  newDawn,
  RESOURCES,
  TERRA_LEADER_IDS,
  WONDERS,
} from '../src/index.ts';
import { handlers } from '../src/rules/handlers.ts';
import { textsDe as de } from '../src/texts/de.ts';
import { textsEn as en } from '../src/texts/en.ts';

const has = (key: string): void => {
  expect(Object.keys(en)).toContain(key);
};
/** The names that a message takes, in whatever order. */
const namesIn = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();

describe('words', () => {
  it('are there for every card, leader, wonder, agenda and kind of ground', () => {
    for (const card of Object.keys(FOCUS_CARDS)) for (const part of ['name', 'text']) has(`card.${card}.${part}`);
    for (const leader of TERRA_LEADER_IDS) for (const part of ['civ', 'name', 'text']) has(`leader.${leader}.${part}`);
    for (const wonder of Object.keys(WONDERS)) for (const part of ['name', 'text']) has(`wonder.${wonder}.${part}`);
    for (const id of Object.keys(NATURAL_WONDERS)) has(`naturalWonder.${id}.name`);
    for (const id of GOVERNMENT_IDS) has(`government.${id}`);
    for (const event of EVENTS) for (const part of ['', '.text']) has(`event.${event}${part}`);
    for (const id of DISTRICTS) for (const part of ['name', 'text']) has(`district.${id}.${part}`);
    for (const id of DIPLOMACY_CARDS) for (const part of ['name', 'text']) has(`diplomacy.${id}.${part}`);
    for (const agenda of Object.keys(AGENDAS)) for (const part of ['name', 'text']) has(`agenda.${agenda}.${part}`);
    for (const ground of GROUNDS) has(`ground.${ground}`);
    for (const resource of RESOURCES) has(`resource.${resource}`);
  });
  it('are there for every decision and every table option', () => {
    for (const [kind, handler] of Object.entries(handlers)) {
      if (!handler.ask) continue;
      has(`prompt.${kind}`);
      has(`waiting.${kind}`);
    }
    for (const { key, values } of newDawn.options) {
      has(`options.${key}`);
      for (const value of values) has(`options.${key}.${value}`);
    }
  });
  test.each(Object.entries(en))('%s says the same in German', (key, english) => {
    const german = de[key as keyof typeof en];
    expect(german.trim()).not.toBe('');
    expect(namesIn(german)).toEqual(namesIn(english));
  });
});

describe('what random matches say', () => {
  const said = new Set<string>();
  const refused = new Set<string>();
  const TABLES = [
    ...[2, 3, 4].map((players) => ({ players, options: { map: 'first-game', victory: 'practice' } })),
    ...[2, 3, 5].map((players) => ({ players, options: { expansion: 'terra-incognita', victory: 'standard' } })),
  ];
  for (const { players, options } of TABLES) {
    for (let match = 0; match < 5; match++) {
      playout(untyped(newDawn), {
        players,
        options,
        seed: `words-${match}`,
        mostDecisions: 1000,
        eachState(s) {
          for (const { key } of s.news) said.add(key);
          for (const { player } of open(s)) {
            const ask = asked(untyped(newDawn).handlers, s, player ?? '')?.ask;
            if (ask?.shape === 'one') for (const { key } of Object.values(ask.refused ?? {})) refused.add(key);
          }
        },
      });
    }
  }
  test.each([...said].map((key) => `log.${key}`))('%s has words', (key) => has(key));
  test.each([...refused].map((key) => `reason.${key}`))('%s has words', (key) => has(key));
});
