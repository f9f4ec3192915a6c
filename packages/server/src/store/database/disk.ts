import { type FileHandle, open } from 'node:fs/promises';

/**
 * Waits until the disk has what has been written to a file, while others are served: the wait takes a thread of the
 * system's, not ours. A disk that has failed once may say later that all is well and has it not; so it is not asked
 * again, and nothing is taken for stored until the server has been started anew.
 */
export interface Disk {
  synced(): Promise<void>;
  /** Throws where the disk has failed before. */
  trust(): void;
  close(): Promise<void>;
}

type Synced = Pick<FileHandle, 'datasync' | 'close'>;

/** The file may come into being only with the first write. */
export function diskOf(
  path: string,
  onLost: (error: unknown) => void = () => undefined,
  opened: () => Promise<Synced> = () => open(path, 'r+'),
): Disk {
  let file: Promise<Synced> | undefined;
  let failure: { error: unknown } | undefined;

  const trust = (): void => {
    if (failure) throw failure.error;
  };
  return {
    trust,
    async synced() {
      trust();
      try {
        file ??= opened();
        await (await file).datasync();
      } catch (error) {
        if (!failure) onLost(error);
        failure ??= { error };
        throw error;
      }
    },
    async close() {
      const known = file;
      file = undefined;
      await known?.then(
        (handle) => handle.close(),
        () => undefined,
      );
    },
  };
}
