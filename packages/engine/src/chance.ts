import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** All that has to be kept of the random source: the secret seed and how many words were drawn from it. */
export interface ChanceState {
  seed: string;
  drawn: number;
}

export interface Chance {
  /** A whole number from 0 to below `n`, every one equally likely. */
  below(n: number): number;
  d6(): number;
  shuffle<T>(items: readonly T[]): T[];
  state(): ChanceState;
}

const WORDS_A_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

const blockOf = (seed: string, index: number): DataView => {
  const bytes = sha256(utf8ToBytes(`${seed}:${index}`));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/**
 * Word n of the stream is word n mod 8 of SHA-256("seed:" + floor(n / 8)). Nobody can foretell a die from those that
 * fell before, and whoever knows the seed after the match can check every one of them with any SHA-256.
 */
export function chance({ seed, drawn: alreadyDrawn }: ChanceState): Chance {
  let drawn = alreadyDrawn;
  let blockIndex = -1;
  let block: DataView | undefined;

  function word(): number {
    const index = Math.floor(drawn / WORDS_A_BLOCK);
    if (!block || index !== blockIndex) {
      block = blockOf(seed, index);
      blockIndex = index;
    }
    return block.getUint32((drawn++ % WORDS_A_BLOCK) * 4);
  }
  function below(n: number): number {
    // Drawn until it fits: from nothing at all, that would be for ever.
    if (!(n >= 1)) throw new Error(`there is no number below ${n}`);
    // Words past the last full multiple of n are thrown away: without that, low numbers would fall more often.
    const fair = WORD_RANGE - (WORD_RANGE % n);
    for (;;) {
      const drawnWord = word();
      if (drawnWord < fair) return drawnWord % n;
    }
  }
  return {
    below,
    d6: () => 1 + below(6),
    shuffle: (items) => shuffledBy(below, items),
    state: () => ({ seed, drawn }),
  };
}

/** Mixed by numbers below a number, from wherever they come. */
export function shuffledBy<T>(below: (n: number) => number, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
