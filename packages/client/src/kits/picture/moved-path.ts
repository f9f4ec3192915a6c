/** A part of a path that begins with a move: where it begins, and the rest in steps from there. */
interface Stroke {
  x: number;
  y: number;
  rest: string;
}

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  /** Left and right change places. */
  isMirrored?: boolean;
}

/** A drawing that can be put anywhere without being read again. */
export type Strokes = readonly Stroke[];

/** How many numbers belong to one command, and which of them are heights. */
const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const TOKENS = /[a-z]|-?(?:\d*\.\d+|\d+)/gi;

const short = (value: number): string => String(Math.round(value * 100) / 100);

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** The numbers of one command as steps from where the pen is; the pen goes where the command leads. */
function stepsOf(command: string, numbers: readonly number[], pen: Pen): number[] {
  const isRelative = command === command.toLowerCase();
  const name = command.toUpperCase();
  const { x, y } = isRelative ? { x: 0, y: 0 } : pen;
  const steps = numbers.map((value, i) => {
    if (name === 'H') return value - x;
    if (name === 'V') return value - y;
    if (name === 'A') return i < 5 ? value : value - (i === 5 ? x : y);
    return value - (i % 2 === 0 ? x : y);
  });
  if (name === 'H') pen.x += steps[0] ?? 0;
  else if (name === 'V') pen.y += steps[0] ?? 0;
  else {
    pen.x += steps.at(-2) ?? 0;
    pen.y += steps.at(-1) ?? 0;
  }
  return steps;
}

function written(name: string, steps: readonly number[], scale: number, across: number): string {
  const numbers = steps.map((value, i) => {
    if (name === 'V') return value * scale;
    if (name !== 'A') return value * (i % 2 === 0 ? across : scale);
    if (i === 4 && across < 0) return 1 - value;
    if (i === 2) return across < 0 ? -value : value;
    return i < 2 ? value * scale : i === 5 ? value * across : i === 6 ? value * scale : value;
  });
  return name.toLowerCase() + numbers.map(short).join(' ');
}

/** Reads a path once: every move in it begins a stroke, everything after that is told in steps. */
export function strokesOf(d: string, { x = 0, y = 0, scale = 1, isMirrored = false }: Placing = {}): Strokes {
  const tokens = d.match(TOKENS) ?? [];
  const across = isMirrored ? -scale : scale;
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  const strokes: Stroke[] = [];
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      i++;
    }
    const last = strokes.at(-1);
    const name = command.toUpperCase();
    if (name === 'Z') {
      if (last) last.rest += 'z';
      pen.x = pen.startX;
      pen.y = pen.startY;
      continue;
    }
    const size = SIZES[name];
    if (size === undefined) throw new Error(`a path cannot be read at ${token}`);
    const steps = stepsOf(command, tokens.slice(i, i + size).map(Number), pen);
    i += size;
    if (name === 'M') {
      strokes.push({ x: x + pen.x * across, y: y + pen.y * scale, rest: '' });
      pen.startX = pen.x;
      pen.startY = pen.y;
      // What follows a move without a command of its own are lines.
      command = command === 'M' ? 'L' : 'l';
    } else if (last) last.rest += written(name, steps, scale, across);
  }
  return strokes;
}

/** The drawing with its middle at this point. */
export const drawnAt = (strokes: Strokes, { x, y }: { x: number; y: number }): string => {
  let d = '';
  for (const stroke of strokes) d += `M${short(stroke.x + x)} ${short(stroke.y + y)}${stroke.rest}`;
  return d;
};
