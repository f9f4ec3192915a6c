import { no, ok, type Result } from './result.ts';

/** A table option is a choice among named values; the lobby draws its form from these rows. */
export interface OptionSpec {
  key: string;
  values: readonly string[];
  initial: string;
  /** Values of other options that this value cannot be combined with. */
  excludes?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
export type OptionSpecs = readonly OptionSpec[];

export const initialOptions = (specs: OptionSpecs): Record<string, string> =>
  Object.fromEntries(specs.map((spec) => [spec.key, spec.initial]));

function clash(specs: OptionSpecs, chosen: Record<string, string>) {
  for (const spec of specs) {
    const excluded = spec.excludes?.[chosen[spec.key] ?? ''] ?? {};
    for (const [other, values] of Object.entries(excluded)) {
      if (values.includes(chosen[other] ?? '')) return { option: spec.key, other };
    }
  }
  return undefined;
}

/** Options from outside become options that a game may trust; what is not named gets its initial value. */
export function parseOptions(specs: OptionSpecs, raw: unknown): Result<Record<string, string>> {
  if (raw === undefined || raw === null) return ok(initialOptions(specs));
  if (typeof raw !== 'object' || Array.isArray(raw)) return no('options.shape');
  const chosen = initialOptions(specs);
  for (const [key, value] of Object.entries(raw)) {
    const spec = specs.find((candidate) => candidate.key === key);
    if (!spec) return no('options.unknown', { option: key.slice(0, 40) });
    if (typeof value !== 'string' || !spec.values.includes(value)) return no('options.value', { option: key });
    chosen[key] = value;
  }
  const conflict = clash(specs, chosen);
  return conflict ? no('options.clash', conflict) : ok(chosen);
}
