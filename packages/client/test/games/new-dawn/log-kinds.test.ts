import { textsEn } from '@morgenrot/new-dawn/texts/en';
import { describe, expect, it } from 'vitest';
import { logKinds } from '../../../src/games/new-dawn/log-kinds.ts';
import { pageDe as de } from '../../../src/games/new-dawn/words/page.de.ts';
import { pageEn as en } from '../../../src/games/new-dawn/words/page.en.ts';

/** Who begins, and whose turn it is: about nothing in particular. */
const OF_NO_KIND = /^(leader|startPlayer|arrow|round|turn)\.|^capital\.placed$/;

describe('the log can be sifted', () => {
  it('because every line that the game tells is of some kind', () => {
    const keys = Object.keys(textsEn).flatMap((key) => (key.startsWith('log.') ? [key.slice('log.'.length)] : []));
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !logKinds.kindOf(key) && !OF_NO_KIND.test(key))).toEqual([]);
  });
  it('by kinds that have a name in both languages', () => {
    for (const kind of logKinds.kinds) {
      expect(Object.keys(en)).toContain(`log.kind.${kind}`);
      expect(Object.keys(de)).toContain(`log.kind.${kind}`);
    }
  });
  it('with the special before the general: a city lost to barbarians is not building', () => {
    expect(logKinds.kindOf('city.destroyed')).toBe('barbarians');
    expect(logKinds.kindOf('city.built')).toBe('building');
    expect(logKinds.kindOf('control.conquered')).toBe('fights');
    expect(logKinds.kindOf('control.placed')).toBe('land');
  });
});
