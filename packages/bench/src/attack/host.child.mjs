/** Started as a host's server is. */
import '@morgenrot/server/compiled';

await import('./host.child.ts');
