import type { Below } from '@morgenrot/engine';
import * as schemas from '@morgenrot/protocol/schemas';
import { z } from 'zod';

interface JsonSchema {
  const?: unknown;
  enum?: unknown[];
  type?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Every order of the protocol, as it describes itself. */
const DEEDS: JsonSchema[] = schemas.deed.options.map(
  (option) => z.toJSONSchema(option, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
);

export const DEED_KINDS: readonly string[] = schemas.deed.options.map(({ shape }) => shape.kind.value);

/** What fits a field of this name at a table now. */
export type Fitting = (field: string) => string | undefined;

const SMALL = 3;

function made(schema: JsonSchema, field: string, below: Below, fitting: Fitting): unknown {
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return made(pick(branches), field, below, fitting);
  if (schema.type === 'boolean') return below(2) === 0;
  if (schema.type === 'integer') return (schema.minimum ?? 0) + below(SMALL * 4);
  if (schema.type === 'string') return fitting(field) ?? 'word';
  if (schema.type === 'array')
    return Array.from({ length: below(SMALL) }, () => made(schema.items ?? {}, field, below, fitting));
  const given = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const isThere = schema.required?.includes(name) || below(2) === 0;
    return isThere ? [[name, made(part, name, below, fitting)] as const] : [];
  });
  return Object.fromEntries(given);
}

/** One order after the other, with any arguments: a new one of the protocol is among them by itself. */
export function deedsInTurn(below: Below): (fitting: Fitting) => Record<string, unknown> & { kind: string } {
  let next = below(DEEDS.length);
  return (fitting) => {
    const schema = DEEDS[next++ % DEEDS.length] ?? {};
    return made(schema, 'deed', below, fitting) as Record<string, unknown> & { kind: string };
  };
}
