/**
 * Whoever opens the page, or the app on a phone, without a connection finds a calm page instead of the browser's own.
 * The worker keeps that one page and nothing of this program: after an update nobody is shown anything old.
 */
export function keepCalmPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/calm.js').catch(() => undefined);
  });
}
