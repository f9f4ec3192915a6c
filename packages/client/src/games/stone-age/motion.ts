import type { LogLine } from '@morgenrot/protocol';
import { isGround, PLACES, type Place, type StoneAge } from '@morgenrot/stone-age';
import type { Motion } from '../../board/motion/motions.ts';
import type { Telling } from '../../board/replay/happenings.ts';

/** Lines that say where we are, and nothing that happened. */
const FRAME = new Set(['round']);

/** Lines that follow from the one before: told and shown together with it. */
const FOLLOWS = new Set([
  'helped',
  'gathered',
  'uncovered',
  'stackEmpty',
  'extraCard',
  'extra',
  'noExtra',
  'paidFood',
  'starved',
]);

export const TELLING: Telling = {
  partOf(key) {
    if (FRAME.has(key)) return 'frame';
    return FOLLOWS.has(key) ? 'follows' : 'begins';
  },
  turnOf({ key, by }) {
    return key === 'round' ? (by ?? null) : undefined;
  },
};

const placeIn = ({ params }: LogLine): Place | undefined => PLACES.find((place) => place === params?.place);

const diceIn = ({ params }: LogLine): number[] =>
  String(params?.dice ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Where the dice of a roll fall: at the place whose yield they are for. */
const GROUND_OF: Readonly<Record<string, Place>> = {
  food: 'hunt',
  wood: 'forest',
  clay: 'clayPit',
  stone: 'quarry',
  gold: 'river',
};

function motionsOf(s: StoneAge, line: LogLine): Motion[] {
  const { key, by = '', params } = line;
  const place = placeIn(line);
  const sprite = `figure-${s.order.indexOf(by)}`;
  if (key === 'placed' && place)
    return [{ kind: 'fly', sprite, way: [{ part: `player:${by}` }, { place }], lands: true }];
  const ground = GROUND_OF[String(params?.what)];
  if (key === 'rolled' && ground && isGround(ground))
    return [{ kind: 'roll', dice: diceIn(line), at: { place: ground } }];
  if (key === 'stripRolled') return [{ kind: 'roll', dice: diceIn(line), at: { part: `player:${by}` } }];
  if (key === 'bought' || key === 'built' || key === 'picked' || key === 'starved')
    return [{ kind: 'call', at: { part: `player:${by}` } }];
  return [];
}

/** What moves when these lines are shown. */
export const motionsFor = (s: StoneAge, lines: readonly LogLine[]): Motion[] =>
  lines.flatMap((line) => motionsOf(s, line));

/** Parts of the page that these lines have changed. */
export const partsFor = (lines: readonly LogLine[]): string[] =>
  lines.flatMap(({ by }) => (by === undefined ? [] : [`player:${by}`]));
