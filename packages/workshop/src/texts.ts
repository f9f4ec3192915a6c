import { ROOT } from './root.mjs';
import { readTexts } from './texts/read.ts';

// pnpm texts [PART] [WORD]: every text of the page with its key and its German, all or those that contain a word.
const [part = '', word = ''] = process.argv.slice(2);
const wanted = readTexts(ROOT).filter(
  (pair) =>
    (!part || part === 'all' || pair.part === part) &&
    `${pair.key}\n${pair.en.text}\n${pair.de?.text}`.toLowerCase().includes(word.toLowerCase()),
);
for (const { part: of, key, en, de } of wanted)
  console.log([of, key, en.text, de?.text ?? '—'].map((text) => text.replaceAll('\n', '⏎')).join('\t'));
console.error(`${wanted.length} texts`);
