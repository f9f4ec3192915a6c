import { describe, expect, it } from 'vitest';
import { askingKindsOf } from '../../src/gallery/question-sample.ts';
import { gamePages } from '../../src/games/games.ts';
import { samplesFor } from '../samples.ts';
import { bazaarPage } from '../with-test-game/bazaar.ts';

// What journeys look at: packages/e2e/test/questions.journey.ts shows each of these moments in a browser.
describe.each([...gamePages(), bazaarPage])('the page of $id', (page) => {
  it('has a moment to show for every step that asks', { timeout: 60_000 }, async () => {
    const shown = new Set((await samplesFor(page)).map(({ kind }) => kind));
    const missing = askingKindsOf(await page.rules()).filter((kind) => !shown.has(kind));
    expect(missing, 'no random match asks this: give `samples` of the manifest').toEqual([]);
  });
});
