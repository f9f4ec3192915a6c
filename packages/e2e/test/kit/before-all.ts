import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from './page.ts';

/** Once for all journeys. `CLIENT_DIR` names a page that is built already, for whoever works on it. */
export default async function beforeAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CLIENT_DIR !== undefined) return undefined;
  // Of its own: whoever runs other journeys meanwhile builds another.
  const folder = await mkdtemp(join(tmpdir(), 'morgenrot-page-'));
  await buildPage(folder);
  process.env.CLIENT_DIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
