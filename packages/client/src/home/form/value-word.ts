import type { Options } from '@morgenrot/engine';
import type { Words } from '../../texts/words.ts';

/** What a value of an option is called, or with `.note` what it means: some mean something else beside another choice. */
export function valueWord(
  { find }: Pick<Words, 'find'>,
  chosen: Options,
  [key, value]: readonly [key: string, value: string],
  part: '' | '.note' = '',
): string | undefined {
  const plain = `options.${key}.${value}${part}`;
  const beside = Object.entries(chosen).map(([other, its]) => find(`${plain}@${other}.${its}`));
  return beside.find((word) => word !== undefined) ?? find(plain);
}
