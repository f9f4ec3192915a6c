import { type AnyGame, untyped } from '@morgenrot/engine';
import { bazaar } from '@morgenrot/test-game';

/** The tests' own game: what is killed is the platform, whatever is played on it. */
export const BAZAAR: AnyGame = untyped(bazaar);

/** No table comes to its end before its server is killed. */
export const LONG = { length: 'long' };
