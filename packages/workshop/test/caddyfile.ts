import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/root.mjs';

export interface CaddyBlock {
  /** What stands before the brace. */
  head: string;
  lines: string[];
  blocks: CaddyBlock[];
}

/** The Caddyfile's blocks, and the variables it asks for. Braces that do not meet are an error, as they are for Caddy. */
export function readCaddyfile(): { blocks: CaddyBlock[]; variables: string[] } {
  const text = readFileSync(join(ROOT, 'docs/Caddyfile'), 'utf8');
  const root: CaddyBlock = { head: '', lines: [], blocks: [] };
  const open = [root];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const here = open.at(-1)!;
    if (line === '' || line.startsWith('#')) continue;
    if (line === '}') {
      if (open.length === 1) throw new Error('a brace too many');
      open.pop();
    } else if (line === '{' || line.endsWith(' {')) {
      const block = { head: line.slice(0, -1).trim(), lines: [], blocks: [] };
      here.blocks.push(block);
      open.push(block);
    } else here.lines.push(line);
  }
  if (open.length > 1) throw new Error('a brace too few');
  const variables = [...text.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => String(name));
  return { blocks: root.blocks, variables: [...new Set(variables)].sort() };
}
