// As soon as there is a connection again, back to where somebody wanted to go.
const tryAgain = async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
};
window.addEventListener('online', tryAgain);
setInterval(tryAgain, 10_000);
document.getElementById('again').addEventListener('click', () => location.reload());
