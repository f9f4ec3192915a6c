import { untyped } from '@morgenrot/engine';
import { newDawn } from '@morgenrot/new-dawn';

export const rules = untyped(newDawn);
