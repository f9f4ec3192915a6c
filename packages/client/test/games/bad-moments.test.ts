import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(CLIENT, path), 'utf8');

/** A script without its comments and its texts. */
const bare = (code: string): string => code.replace(/\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");

describe('what is read before the program', () => {
  const page = read('index.html');
  const first = read('public/first.js');

  it('comes before it and is a plain script of its own, as the page’s policy wants', () => {
    expect(page.indexOf('src="/first.js"')).toBeGreaterThan(0);
    expect(page.indexOf('src="/first.js"')).toBeLessThan(page.indexOf('type="module"'));
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
  it('uses nothing that an old browser could stumble over', () => {
    const newer = /=>|\b(const|let|class|async|await|import|export|of)\b|`|\?\.|\?\?|\.\.\.|,\s*[)\]}]/;
    expect(newer.exec(bare(first))?.[0]).toBeUndefined();
  });
  it('looks for everything that the program takes for granted', () => {
    const used = [
      [/Object\.hasOwn/, 'Object.hasOwn'],
      [/\.findLast\(/, 'findLast'],
      [/structuredClone/, 'structuredClone'],
      [/ResizeObserver/, 'ResizeObserver'],
      [/showModal/, 'HTMLDialogElement'],
      [/showPopover|popoverTarget/, 'popover'],
      [/ListFormat/, 'ListFormat'],
    ] as const;
    const source = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => read(join('src', path)))
      .join('\n');
    for (const [pattern, name] of used) if (pattern.test(source)) expect(first).toContain(name);
    expect(read('src/styles/tokens.css')).toContain('light-dark(');
    expect(first).toContain('light-dark(');
  });
  it('says the same in both languages', () => {
    for (const part of ['old', 'gone', 'again']) expect(first.split(`${part}:`)).toHaveLength(3);
  });
});

describe('the worker for a page without a connection', () => {
  const worker = read('public/calm.js');
  it('keeps the calm page and never anything of the program', () => {
    const files = /const FILES = \[([^\]]*)\]/.exec(worker)?.[1]?.match(/\/[\w.-]+/g) ?? [];
    expect(files).toEqual(['/calm.html', '/plain.css', '/calm-return.js', '/favicon.svg']);
    expect(worker).not.toMatch(/cache\.put|\/assets|index\.html/);
  });
  it('asks the server first, always', () => {
    const answers = [...worker.matchAll(/respondWith\(([^;]*)\);/g)].map(([, answer]) => answer);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toMatch(/^fetch\(request\)\.catch/);
  });
  it('shows a page that needs nothing else', () => {
    const page = read('public/calm.html');
    const asked = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
    for (const path of asked) expect(worker).toContain(`'${path}'`);
    expect(page).not.toMatch(/<style|<script(?![^>]*\bsrc=)|\son\w+=|style=/);
    expect(page).toContain('lang="en"');
  });
});

describe('the app on a device', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as {
    id: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string; type: string }[];
  };
  it('can be installed: name, start, icons of both kinds in both sizes', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone', name: 'Morgenrot' });
    for (const purpose of ['any', 'maskable']) {
      for (const sizes of ['192x192', '512x512']) {
        expect(manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === sizes)).toBe(true);
      }
    }
  });
  it('has every icon in the size that it claims', () => {
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const file = readFileSync(join(CLIENT, 'public', src));
      expect(type).toBe('image/png');
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
