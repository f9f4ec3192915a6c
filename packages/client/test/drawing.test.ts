import { clone, diff, give, patch } from '@morgenrot/engine';
import { distance, type HexKey } from '@morgenrot/hex';
import { newDawn, type State } from '@morgenrot/new-dawn';
import { texts } from '@morgenrot/new-dawn/texts/en';
import { expect, it } from 'vitest';
import { factsOf, rememberedLabels } from '../src/games/new-dawn/map/facts.ts';
import { boardWords } from '../src/games/new-dawn/words/use-board-words.ts';
import { wordsOf } from '../src/texts/words.ts';
import { newDawnPlugin, sourceFor, startNewDawn } from './kit.ts';

const words = boardWords(wordsOf('en', texts));
const nameOf = (player: string): string => player;

it('draws again only the spaces on which something has changed', () => {
  const match = startNewDawn();
  const me = match.state.startPlayer;
  const labels = rememberedLabels();
  const hexes = Object.keys(match.state.map) as HexKey[];
  const answer = (pick: (from: string[]) => string | undefined): string => {
    const asked = newDawnPlugin.asked(sourceFor(match, me).view, me);
    const value = asked?.ask.shape === 'one' ? pick(asked.ask.from) : undefined;
    if (!asked || value === undefined) throw new Error('there is something to choose');
    give(newDawn, match.state, me, asked.id, value, match.chance);
    return value;
  };
  answer(() => '0');
  answer(() => 'early-empire');
  let view: State = clone(match.state);
  const before = factsOf({ s: view, me, words, nameOf }, hexes, labels);
  const hex = answer((from) => from.find((option) => option.includes(','))) as HexKey;
  const old = view;
  view = patch(view, diff(view, clone(match.state)));
  const after = factsOf({ s: view, me, words, nameOf }, hexes, labels);

  const changed = hexes.filter((_, i) => JSON.stringify(before[i]) !== JSON.stringify(after[i]));
  expect(changed).toContain(hex);
  expect(changed.every((other) => distance(other, hex) <= 1)).toBe(true);
  expect(hexes.filter((other) => view.map[other] !== old.map[other])).toEqual([hex]);
});
