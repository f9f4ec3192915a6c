import { fileURLToPath } from 'node:url';
import { buildPage } from './page.ts';

const PAGE = fileURLToPath(new URL('../../../../artefacts/page', import.meta.url));

/** Once for all journeys. `CLIENT_DIR` names a page that is built already, for whoever works on it. */
export default async function beforeAll(): Promise<void> {
  if (process.env.CLIENT_DIR !== undefined) return;
  await buildPage(PAGE);
  process.env.CLIENT_DIR = PAGE;
}
