import { quietly } from './preferences.ts';

const RENEWED = 'morgenrot.renewed';
/** A second try so soon would be in vain. */
const PATIENCE_MS = 60_000;

/**
 * After an update the server may not have the files any more that this page was built with. Then the page is loaded
 * anew, once, and only if the server answers: without a connection the page that is here is better than none.
 */
export function renewAfterUpdates(): void {
  window.addEventListener('vite:preloadError', () => void renew());
}

async function renew(): Promise<void> {
  const last = Number(quietly(() => sessionStorage.getItem(RENEWED)) ?? 0);
  if (Date.now() - last < PATIENCE_MS) return;
  const page = await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  if (!page?.ok) return;
  const isNoted = quietly(() => {
    sessionStorage.setItem(RENEWED, String(Date.now()));
    return true;
  });
  // Where nothing is kept it could not be told that this was tried already.
  if (isNoted) window.location.reload();
}
