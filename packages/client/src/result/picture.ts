import { chartOf } from './chart.ts';
import { DASHES } from './colours.ts';
import type { Story } from './story.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

export interface PictureWords {
  title: string;
  claim: string;
  winner: string;
  date: string;
  figures: readonly { name: string; values: readonly number[] }[];
}

interface PictureWishes {
  story: Story;
  words: PictureWords;
  nameOf: (player: string) => string;
  letterOf: (player: string) => string;
  colourOf: (name: string) => string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface TextLook {
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  family?: string;
}

const write = (
  x: number,
  y: number,
  text: string,
  { size, fill, weight = 400, anchor = 'start', family = 'sans-serif' }: TextLook,
) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;

const FRAME = { left: 84, top: 170, width: 560, height: 330 };
const TABLE = { left: 740, top: 160, line: 38 };

/** The result as a drawing of its own: no style sheet, no font and nothing else has to be fetched for it. */
export function pictureOf({ story, words, nameOf, letterOf, colourOf }: PictureWishes): string {
  const ink = colourOf('ink');
  const quiet = colourOf('quiet');
  const line = colourOf('line');
  const body = [
    `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${colourOf('surface')}"/>`,
    sky(),
    write(56, 66, shortened(words.winner, 40), { size: 44, fill: '#fff6e4', weight: 700, family: 'serif' }),
    write(56, 102, shortened(`${words.title} · ${words.claim} · ${words.date}`, 76), { size: 22, fill: '#ffe3c2' }),
    ...chart(story, { letterOf, colourOf, quiet, line }),
    ...figures(story, words, { nameOf, letterOf, colourOf, ink, quiet, line }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">${body.join('')}</svg>`;
}

/** The first light, as on the home page. */
const sky = (): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1b2450"/><stop offset=".6" stop-color="#8a3b5c"/><stop offset="1" stop-color="#e8694f"/></linearGradient></defs><rect width="1200" height="126" fill="url(#sky)"/><path d="M1018 126a62 62 0 0 1 124 0z" fill="#ffdf9e"/><rect y="126" width="1200" height="4" fill="#f2934e"/>`;

type Looks = { letterOf: (player: string) => string; colourOf: (name: string) => string; quiet: string; line: string };

function mark(x: number, y: number, i: number, letter: string, { colourOf }: Pick<Looks, 'colourOf'>): string {
  return `<circle cx="${x}" cy="${y}" r="15" fill="${colourOf(`player-${i}`)}" stroke="#1a1430" stroke-width="2"/>${write(
    x,
    y + 6,
    letter,
    { size: 17, fill: colourOf(`player-ink-${i}`), weight: 700, anchor: 'middle' },
  )}`;
}

function chart(story: Story, looks: Looks): string[] {
  const { lines, levels, marks } = chartOf(story, FRAME);
  const { colourOf, quiet, line, letterOf } = looks;
  return [
    ...levels.map(
      ({ goals, y }) =>
        `<path d="M${FRAME.left} ${y}h${FRAME.width}" stroke="${line}" stroke-width="1.5"/>${write(FRAME.left - 14, y + 7, String(goals), { size: 20, fill: quiet, anchor: 'end' })}`,
    ),
    ...marks.map(({ round, x }) =>
      write(x, FRAME.top + FRAME.height + 32, String(round), { size: 18, fill: quiet, anchor: 'middle' }),
    ),
    ...lines.map(
      ({ path }, i) =>
        `<path d="${path}" fill="none" stroke="${colourOf(`player-${i}`)}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="${DASHES[i % DASHES.length]}"/>`,
    ),
    ...lines.map(({ player, end }, i) => mark(end.x, end.y, i, letterOf(player), looks)),
  ];
}

function figures(
  { players }: Story,
  words: PictureWords,
  looks: Looks & { nameOf: (player: string) => string; ink: string },
): string[] {
  const { nameOf, letterOf, ink, quiet, line } = looks;
  const right = PICTURE.width - 60;
  const step = Math.min(90, 250 / players.length);
  const xOf = (i: number): number => right - (players.length - 1 - i) * step;
  const names = players.map((player, i) => {
    const y = TABLE.top + 4 + i * TABLE.line;
    return `${mark(TABLE.left + 15, y, i, letterOf(player), looks)}${write(TABLE.left + 42, y + 8, shortened(nameOf(player), 26), { size: 24, fill: ink, weight: 700 })}`;
  });
  const top = TABLE.top + players.length * TABLE.line + 20;
  const height = Math.min(TABLE.line, (PICTURE.height - 24 - top) / (words.figures.length + 1));
  const heads = players.map((player, i) => mark(xOf(i), top, i, letterOf(player), looks));
  const rows = words.figures.map(({ name, values }, row) => {
    const y = top + (row + 1) * height;
    return `<path d="M${TABLE.left} ${y - height / 2}H${right + 20}" stroke="${line}"/>${write(TABLE.left, y + 7, shortened(name, 24), { size: 20, fill: quiet })}${values
      .map((value, i) => write(xOf(i), y + 7, String(value), { size: 22, fill: ink, weight: 700, anchor: 'middle' }))
      .join('')}`;
  });
  return [...names, ...heads, ...rows];
}
