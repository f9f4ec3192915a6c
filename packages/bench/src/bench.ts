import { benchRules } from './rules.ts';
import { benchServer } from './server/index.ts';

const BENCHES: Record<string, () => object | Promise<object>> = { rules: benchRules, server: benchServer };

const [name = 'rules'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!bench) {
  process.stderr.write(`pnpm bench NAME [--json]; names: ${Object.keys(BENCHES).join(', ')}\n`);
  process.exit(2);
}
const figures = await bench();
const json = process.argv.includes('--json');
process.stdout.write(`${json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2)}\n`);
