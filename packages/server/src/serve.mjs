/** Starts the server: see `main.ts`. */
import './compiled.mjs';

await import('./main.ts');
