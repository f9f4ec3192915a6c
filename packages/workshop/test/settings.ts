import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/root.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every variable that the server reads, as its own list names them. */
export function settingNames(): string[] {
  const names = [...read('packages/server/src/settings.ts').matchAll(/^ {2}([A-Z_]+): setting\(/gm)];
  if (names.length < 10) throw new Error('the list of settings is not where it was');
  return names.map(([, name]) => String(name));
}

/** The image itself decides where its files lie and how it is reached inside; the last is for developers. */
const INSIDE = ['PORT', 'HOST', 'DATA_DIR', 'CLIENT_DIR', 'NODE_ENV', 'PRACTICE'];

/** What is left for a host to set from outside the container. */
export const hostSettings = (): string[] => settingNames().filter((name) => !INSIDE.includes(name));

/** The first column of the README's table of settings. */
export function settingsInReadme(): string[] {
  const [, table = ''] = read('README.md').split(/^\| setting \|.*\n\| --- .*\n/m);
  const rows = table.split('\n').slice(
    0,
    table.split('\n').findIndex((line) => !line.startsWith('|')),
  );
  return rows.flatMap((row) => [...String(row.split('|')[1]).matchAll(/`([A-Z_]+)`/g)].map(([, name]) => String(name)));
}
