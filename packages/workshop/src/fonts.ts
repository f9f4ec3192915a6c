import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

// `pnpm fonts` makes the page's two fonts again. It needs Python with `fonttools` and `brotli`; what it writes is checked in.

const FOLDER = join(ROOT, 'packages', 'client', 'src', 'styles', 'fonts');

/** English and German, names of both, dashes, quotes, arrows and the signs that our texts have. */
const SIGNS = [
  '0020-007E,00A0-00FF,0131,0141-0144,0152-0153,0160-0161,017D-017E',
  '2010-2015,2018-201E,2020-2022,2026,202F,2032-2033,2039-203A',
  '20AC,2122,2190-2193,2212,2260,2264-2265,25CF,2713,2715',
].join(',');

interface Font {
  /** The package it comes from, with its version. */
  from: string;
  file: string;
  /** Of a variable font: the weights that are kept. */
  weights?: string;
  features: string;
  /** Figures of one height and width in the place of those that the font shows by itself. */
  evenFigures?: true;
  to: string;
}

const FONTS: readonly Font[] = [
  {
    from: 'source-sans@3.52.0',
    file: 'WOFF2/VF/SourceSans3VF-Upright.ttf.woff2',
    weights: 'wght=400:800',
    features: 'kern,liga,mark,mkmk,ccmp,locl',
    to: 'text.woff2',
  },
  {
    from: '@fontsource/vollkorn@5.3.0',
    file: 'files/vollkorn-latin-600-normal.woff2',
    features: 'kern,liga,ccmp',
    evenFigures: true,
    to: 'display.woff2',
  },
];

/** In styles `font` puts back what `font-variant-numeric` has asked for: so they are the font's own. */
const EVEN_FIGURES = `
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
table = font['GSUB'].table
for wanted in ('lnum', 'tnum'):
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == wanted for i in r.Feature.LookupListIndex}
    for i in sorted(lookups):
        for part in table.LookupList.Lookup[i].SubTable:
            mapping = getattr(getattr(part, 'ExtSubTable', part), 'mapping', {})
            for cmap in font['cmap'].tables:
                for sign in range(0x30, 0x3a):
                    if sign in cmap.cmap:
                        cmap.cmap[sign] = mapping.get(cmap.cmap[sign], cmap.cmap[sign])
font.flavor = None
font.save(sys.argv[2])
`;

async function make(folder: string, { from, file, weights, features, evenFigures, to }: Font): Promise<void> {
  const inFolder = async (command: string, ...args: string[]): Promise<void> => {
    const { code } = await run(command, args, { cwd: folder });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  };
  await inFolder('npm', 'install', '--no-save', '--no-package-lock', '--prefix', folder, from);
  const whole = join(folder, 'node_modules', from.slice(0, from.lastIndexOf('@')), file);
  const cut = join(folder, `${to}.ttf`);
  if (weights) await inFolder('python3', '-m', 'fontTools.varLib.instancer', whole, weights, '-o', cut);
  if (evenFigures) await inFolder('python3', '-c', EVEN_FIGURES, whole, cut);
  await inFolder(
    'python3',
    ...['-m', 'fontTools.subset', cut, `--unicodes=${SIGNS}`, `--layout-features=${features}`],
    // Copyright and licence stay; the licence reserves the name for the font as it was.
    ...['--name-IDs=0,13,14', '--flavor=woff2', `--output-file=${join(FOLDER, to)}`],
  );
}

const folder = await mkdtemp(join(tmpdir(), 'morgenrot-fonts-'));
for (const font of FONTS) await make(folder, font);
await rm(folder, { recursive: true, force: true });
