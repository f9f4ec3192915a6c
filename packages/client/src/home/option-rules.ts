import type { OptionSpec, Options } from '@morgenrot/engine';

const excludes = (spec: OptionSpec, value: string | undefined, key: string): readonly string[] =>
  spec.excludes?.[value ?? '']?.[key] ?? [];

/** The option whose choice leaves no room for this value of another one. */
export function excludedBy(
  specs: readonly OptionSpec[],
  chosen: Options,
  key: string,
  value: string,
): string | undefined {
  return specs.find((spec) => spec.key !== key && excludes(spec, chosen[spec.key], key).includes(value))?.key;
}

/** Chooses a value; whatever it leaves no room for goes back to what it was at first. */
export function chooseOption(specs: readonly OptionSpec[], chosen: Options, key: string, value: string): Options {
  const next: Options = { ...chosen, [key]: value };
  for (const spec of specs) {
    if (excludedBy(specs, next, spec.key, next[spec.key] ?? spec.initial) !== undefined) next[spec.key] = spec.initial;
  }
  return next;
}
