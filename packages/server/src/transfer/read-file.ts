import type { Result } from '@morgenrot/engine';
import { ADMIN_LIMITS } from '@morgenrot/protocol';
import { finishedFile, wholeFile } from '@morgenrot/protocol/files';
import { z } from 'zod';
import { refuse } from '../reasons.ts';

export type Finished = z.output<typeof finishedFile>;
export type Whole = z.output<typeof wholeFile>;

/** A state of a game is a few levels deep; whoever goes deeper wants to see something overflow. */
const DEEPEST = 64;

/** Is there a list in a list in a list … beyond what any match needs? Looked at before anything is made of the text. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at++;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > DEEPEST) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}

const Head = z.looseObject({ format: z.string(), version: z.number() });
const FORMATS = { 'morgenrot.match': finishedFile, 'morgenrot.whole': wholeFile } as const;

function parsed(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse('import.json');
  }
}

/** A file from wherever becomes one of the two forms that can be imported, or a refusal that says why not. */
export function readFile(text: string): Result<Finished | Whole> {
  if (text.length > ADMIN_LIMITS.file) return refuse('import.tooLarge', { most: ADMIN_LIMITS.file });
  if (isTooDeep(text)) return refuse('import.deep');
  const raw = parsed(text);
  if (!raw.ok) return raw;
  const head = Head.safeParse(raw.value).data;
  if (!head) return refuse('import.form', { at: 'format' });
  const { format, version } = head;
  if (format === 'morgenrot.seen') return refuse('import.seen');
  if (format !== 'morgenrot.match' && format !== 'morgenrot.whole') return refuse('import.form', { at: 'format' });
  if (version !== 1) return refuse('import.version', { version });
  const verdict = FORMATS[format].safeParse(raw.value);
  if (verdict.success) return { ok: true, value: verdict.data };
  const path = verdict.error.issues[0]?.path.join('.') ?? '';
  return refuse('import.form', { at: path.slice(0, 80) || '?' });
}
