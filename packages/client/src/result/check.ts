import { type Checked, type Finding, verifying } from '@morgenrot/engine';
import type { MatchFile } from '@morgenrot/protocol';
import { editionOf } from '../games/games.ts';

export type Found =
  | { ok: true; checked: Checked }
  | { ok: false; finding: Finding | { kind: 'game' } | { kind: 'fingerprint' } };

/** So long the page may be kept from answering a finger. */
const SLICE_MS = 12;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Plays a match again in this page, in small portions, and compares it with what was told. `seedHash` is the fingerprint
 * that this page has been shown.
 */
export async function checkRecord(
  file: MatchFile,
  seedHash: string | undefined,
  onProgress: (share: number) => void,
): Promise<Found> {
  const edition = editionOf(file.record.game, file.record.rules);
  const game = edition && (await edition.rules());
  if (!game) return { ok: false, finding: { kind: 'game' } };
  if (seedHash !== undefined && seedHash !== file.seedHash) return { ok: false, finding: { kind: 'fingerprint' } };
  const work = verifying(game, file);
  const all = Math.max(1, file.record.entries.length);
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
      onProgress(value.entries / all);
    } while (performance.now() < until);
    await breathe();
  }
}
