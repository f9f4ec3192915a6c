import { mkdirSync } from 'node:fs';

/** Hidden cards of running matches lie in it: other people on this machine have no business there. */
const OURS_ALONE = 0o700;

/** Makes the folder if it is not there; one that somebody has made stays as they wanted it. */
export const makeDataFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: OURS_ALONE });
