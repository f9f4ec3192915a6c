import { form, oneOf, text } from '../rules/option-form.ts';

const KINDS = ['leader', 'special', 'wonder', 'cityState', 'diplomacy', 'government'] as const;

/** `wonder:petra`, `leader:rome`: where an effect comes from, which is also its name where one is chosen. */
export const sourceOption = form('{kind}:{id}', { kind: oneOf(KINDS), id: text });
