/** Stands beside whoever is away. */
export const Moon = () => (
  <svg className="m-strip-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 4A8.5 8.5 0 1 0 20 15 7 7 0 0 1 15 4z" />
  </svg>
);
