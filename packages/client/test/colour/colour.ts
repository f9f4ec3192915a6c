/** Colours as an eye sees them, and as eyes see them that lack one kind of cones. */
export type Rgb = readonly [red: number, green: number, blue: number];
type Lab = readonly [l: number, a: number, b: number];

export const EYES = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Eye = (typeof EYES)[number];

/** Machado, Oliveira and Fernandes 2009, complete lack of one kind of cones, on linear light. */
const MATRICES: Record<Exclude<Eye, 'normal'>, readonly (readonly [number, number, number])[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function fromHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) throw new Error(`"${hex}" is no colour of six digits`);
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** What is left of a colour, as linear light. */
export function seenBy(eye: Eye, colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  if (eye === 'normal') return [r, g, b];
  return MATRICES[eye].map(([x, y, z]) => clamped(x * r + y * g + z * b)) as unknown as Rgb;
}

function lab([r, g, b]: Rgb): Lab {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000: about 1 is just noticeable side by side, 10 is plainly another colour. */
function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hueOf(x1, b1), hueOf(x2, b2)];
  const turn = Math.abs(h2 - h1) > 180 ? (h2 <= h1 ? 360 : -360) : 0;
  const dh = c1 * c2 === 0 ? 0 : h2 - h1 + turn;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const [dl, dc] = [l2 - l1, c2 - c1];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const wide = Math.abs(h1 - h2) > 180;
  const h = c1 * c2 === 0 ? h1 + h2 : wide ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dH / sh) ** 2 + rt * (dc / sc) * (dH / sh));
}

/** How far apart two colours are for an eye. */
export const apart = (eye: Eye, one: Rgb, other: Rgb): number =>
  difference(lab(seenBy(eye, one)), lab(seenBy(eye, other)));

const lightness = (colour: Rgb): number => {
  const [r, g, b] = seenBy('normal', colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG's contrast of two colours. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [lightness(one), lightness(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
