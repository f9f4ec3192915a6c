import { untyped } from '@morgenrot/engine';
import { stoneAge } from '@morgenrot/stone-age';

export const rules = untyped(stoneAge);
