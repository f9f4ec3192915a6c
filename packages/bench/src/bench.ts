import { parseArgs } from 'node:util';
import { benchBots } from './bots/index.ts';
import { benchClient } from './client/index.ts';
import { benchRules } from './rules.ts';
import { benchServer } from './server/index.ts';

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** KEY=VALUE, for the rules' bench. */
    option: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
  strict: false,
});
const chosen = (values.option as string[]).map((text) => text.split('='));
const BENCHES: Record<string, () => object | Promise<object>> = {
  rules: () => benchRules(Object.fromEntries(chosen)),
  server: benchServer,
  client: benchClient,
  bots: benchBots,
};

const [name = 'rules'] = positionals;
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!bench) {
  process.stderr.write(
    `pnpm bench NAME [--option KEY=VALUE ...] [--json]; names: ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(2);
}
const figures = await bench();
process.stdout.write(`${values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2)}\n`);
