import type { CultureSymbol, Person, Yield } from '@morgenrot/stone-age';
import type { ReactNode } from 'react';

/** All small pictures, each in a square of 24. They say nothing to a screen reader: words stand beside them. */
const DRAWINGS = {
  food: (
    <>
      <path d="M5 15c0-6 5-10 9-9 4 0 6 4 4 8-2 3-6 5-10 4-2 0-3-1-3-3z" fill="#b5532f" stroke="#5e2613" />
      <path d="M8 14c1-4 4-6 7-5" fill="none" stroke="#e69c78" />
      <path d="M6 17l-3 3m0-2a1.3 1.3 0 1 0 0 2.5 1.3 1.3 0 1 0 2.4 0" fill="#f4ead6" stroke="#8a7a5e" />
    </>
  ),
  wood: (
    <>
      <path d="M4 10l12-4 4 8-12 5z" fill="#9a6233" stroke="#54300f" />
      <path d="M7 12l11-4M8 15l11-4" fill="none" stroke="#c78d57" />
      <ellipse cx="6" cy="14.5" rx="2.6" ry="4.6" transform="rotate(-22 6 14.5)" fill="#e2b57f" stroke="#54300f" />
      <ellipse cx="6" cy="14.5" rx="1.1" ry="2.1" transform="rotate(-22 6 14.5)" fill="none" stroke="#9a6233" />
    </>
  ),
  clay: (
    <>
      <path d="M3 10l11-4 7 4v6l-11 4-7-5z" fill="#c2603a" stroke="#6d2c14" />
      <path d="M3 10l7 4 11-4M10 14v6" fill="none" stroke="#6d2c14" />
      <path d="M6 9.5l8-2.8" fill="none" stroke="#eba283" />
    </>
  ),
  stone: (
    <>
      <path d="M4 17l2-9 6-4 7 4 2 8-6 4H8z" fill="#9aa3a8" stroke="#474f55" />
      <path d="M6 8l6 4 7-4M12 12l-2 8" fill="none" stroke="#6c767c" />
      <path d="M8 8l4-2.5" fill="none" stroke="#d7dde0" />
    </>
  ),
  gold: (
    <>
      <path d="M3 16l4-9h10l4 9-4 3H7z" fill="#eab62f" stroke="#7b5606" />
      <path d="M7 7l2 6h6l2-6M9 13l-2 6M15 13l2 6" fill="none" stroke="#a87909" />
      <path d="M8.5 9h6" fill="none" stroke="#fff0b3" />
    </>
  ),
  figure: (
    <path
      d="M12 3.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 1 1 0-6.6zM4.5 13.5c3-3 12-3 15 0l-3 2.2.7 5.3h-3.7L12 17.5 10.5 21H6.8l.7-5.3z"
      fill="currentColor"
    />
  ),
  tool: (
    <>
      <path d="M6 21L14 8" fill="none" stroke="#6b4320" strokeWidth="3" strokeLinecap="round" />
      <path d="M9 6c4-4 9-3 11 1-2 0-3 1-4 4z" fill="#aab2b6" stroke="#474f55" />
    </>
  ),
  agriculture: (
    <>
      <path
        d="M12 21V8M12 12c-3 0-4-2-4-4 3 0 4 1 4 4zm0 0c3 0 4-2 4-4-3 0-4 1-4 4zm0 5c-3 0-5-2-5-4 3 0 5 1 5 4zm0 0c3 0 5-2 5-4-3 0-5 1-5 4z"
        fill="#e2b33c"
        stroke="#7b5a0d"
      />
      <path d="M12 3c-1.5 2-1.5 3.5 0 5 1.5-1.5 1.5-3 0-5z" fill="#f0cc63" stroke="#7b5a0d" />
    </>
  ),
  hut: (
    <>
      <path d="M4 20c0-8 3-14 8-16 5 2 8 8 8 16z" fill="#c99b5c" stroke="#5d3b12" />
      <path d="M8 20c1-7 2-11 4-16 2 5 3 9 4 16M5 13h14" fill="none" stroke="#8d6429" />
      <path d="M9.5 20c0-4 1-6 2.5-6s2.5 2 2.5 6z" fill="#3e2812" />
    </>
  ),
  building: (
    <>
      <path d="M3 12l9-8 9 8-2 1v7H5v-7z" fill="#d9a765" stroke="#5d3b12" />
      <path d="M3 12l9-8 9 8-2 1-7-6-7 6z" fill="#8a4b22" stroke="#4a230a" />
      <path d="M10 20v-5h4v5z" fill="#3e2812" />
    </>
  ),
  card: (
    <>
      <rect x="5" y="3" width="14" height="18" rx="2" fill="#f3e6c8" stroke="#5d4a26" />
      <path d="M5 12h14v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" fill="#8fae5d" />
      <path d="M8 7.5h8" fill="none" stroke="#5d4a26" />
    </>
  ),
  points: (
    <path
      d="M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z"
      fill="#f4d35e"
      stroke="#7b5606"
    />
  ),
  strip: (
    <>
      <rect x="3" y="9" width="9" height="9" rx="2" fill="#fffaf0" stroke="#40331c" />
      <rect x="11" y="5" width="9" height="9" rx="2" fill="#fffaf0" stroke="#40331c" transform="rotate(12 15 9)" />
      <path
        d="M6 12h.1M9 15h.1M13.5 8h.1M15.5 9.7h.1M17.5 11.4h.1"
        fill="none"
        stroke="#40331c"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  extraCard: (
    <>
      <rect x="4" y="5" width="11" height="15" rx="2" fill="#6d7f96" stroke="#2f3b4b" transform="rotate(-8 9 12)" />
      <rect x="9" y="4" width="11" height="15" rx="2" fill="#8fa3bc" stroke="#2f3b4b" transform="rotate(6 14 12)" />
      <path d="M14.5 8.5v6m-3-3h6" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  ),
  anyResources: (
    <>
      <path d="M4 14a8 4 0 0 0 16 0z" fill="#a8733f" stroke="#54300f" />
      <path d="M6 14l2-6 4 3 3-5 3 8z" fill="#9aa3a8" stroke="#474f55" />
      <path d="M9 14l1-4 3 1 1 3z" fill="#eab62f" stroke="#7b5606" />
    </>
  ),
  deck: (
    <>
      <rect x="6" y="6" width="13" height="16" rx="2" fill="#56708d" stroke="#26364a" />
      <rect x="4" y="3" width="13" height="16" rx="2" fill="#7b97b8" stroke="#26364a" />
    </>
  ),
  start: (
    <>
      <path d="M12 3c4 3 5 6 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9z" fill="#e8743b" stroke="#7a2e0b" />
      <path d="M12 10c2 2 2 3 2 4a2 2 0 0 1-4 0c0-1 1-2 2-4z" fill="#ffd36b" />
      <path d="M5 21l14-3M5 18l14 3" fill="none" stroke="#6b4320" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  pottery: (
    <path
      d="M9 4h6l-1 3c4 2 5 5 4 8-1 4-3 6-6 6s-5-2-6-6c-1-3 0-6 4-8zM7 13c3 2 7 2 10 0"
      fill="#c97f4c"
      stroke="#4c2a10"
    />
  ),
  weaving: (
    <path
      d="M5 4v16M19 4v16M5 6h14M5 18h14M8 6v12M11 6v12M14 6v12M17 6v12M5 10h14M5 14h14"
      fill="none"
      stroke="#4c2a10"
    />
  ),
  healing: (
    <path
      d="M12 21c-5-4-8-7-8-11a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 4-3 7-8 11zM12 10v6m-3-3h6"
      fill="#d3e2b0"
      stroke="#33501a"
    />
  ),
  art: (
    <path
      d="M4 17c2-1 2-6 6-7l2-4 2 3h4l-2 2c2 2 1 5 3 6h-3l-1-3-4 .5-2 2.5zM8 6a1 1 0 1 0 .1 0"
      fill="#b4552f"
      stroke="#4c1d0b"
    />
  ),
  music: (
    <path
      d="M5 19l12-13 2 2L8 21zM9 17h.1M11 14.8h.1M13 12.6h.1M15 10.4h.1M4 8c2-3 4 1 6-2"
      fill="#e6cf9e"
      stroke="#4c3a10"
    />
  ),
  writing: <path d="M6 3h12v18H6zM9 7h3m2 0h1M9 11h1m2 0h3M9 15h2m2 0h2" fill="#cdbf9d" stroke="#443a1f" />,
  transport: (
    <>
      <path d="M3 14h13l5-4" fill="none" stroke="#5d3b12" strokeWidth="2.4" />
      <circle cx="9" cy="16" r="4.5" fill="#c99b5c" stroke="#5d3b12" />
      <path d="M9 11.5v9M4.5 16h9" fill="none" stroke="#5d3b12" />
    </>
  ),
  sundial: (
    <>
      <circle cx="12" cy="12" r="8" fill="#f3dc8c" stroke="#6b4d0b" />
      <path d="M12 12V6M12 12l4 3M12 2v2M12 20v2M2 12h2M20 12h2" fill="none" stroke="#6b4d0b" />
    </>
  ),
  farmer: (
    <>
      <circle cx="10" cy="6" r="3" fill="#e8b98d" stroke="#54300f" />
      <path d="M5 21c0-7 2-10 5-10s5 3 5 10z" fill="#c98a3a" stroke="#54300f" />
      <path d="M18 21V7m-2 3l2-4 2 4" fill="none" stroke="#b58a12" strokeWidth="1.8" />
    </>
  ),
  toolmaker: (
    <>
      <circle cx="10" cy="6" r="3" fill="#e8b98d" stroke="#54300f" />
      <path d="M5 21c0-7 2-10 5-10s5 3 5 10z" fill="#7d8a90" stroke="#373f44" />
      <path d="M18 20V9m-3-1h6v3h-6z" fill="#aab2b6" stroke="#373f44" />
    </>
  ),
  builder: (
    <>
      <circle cx="9" cy="6" r="3" fill="#e8b98d" stroke="#54300f" />
      <path d="M4 21c0-7 2-10 5-10s5 3 5 10z" fill="#9a5a2b" stroke="#4a230a" />
      <path d="M14 16l4-4 4 4v5h-8z" fill="#d9a765" stroke="#4a230a" />
    </>
  ),
  shaman: (
    <>
      <path d="M7 5l-3-3m9 3l3-3" fill="none" stroke="#5d4a26" strokeWidth="1.6" />
      <circle cx="10" cy="6" r="3" fill="#e8b98d" stroke="#54300f" />
      <path d="M4 21c0-7 3-10 6-10s6 3 6 10z" fill="#6b5aa0" stroke="#2d2350" />
      <path d="M19 21V8a2 2 0 1 0-2-2" fill="none" stroke="#5d4a26" strokeWidth="1.8" />
    </>
  ),
} satisfies Record<string, ReactNode> & Record<CultureSymbol | Person | Yield, ReactNode>;

export type IconName = keyof typeof DRAWINGS;
export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[];
export const isIcon = (name: string): name is IconName => Object.hasOwn(DRAWINGS, name);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="sa-icon" viewBox="0 0 24 24" aria-hidden="true">
      <g strokeWidth="1.2" strokeLinejoin="round">
        {DRAWINGS[name]}
      </g>
    </svg>
  );
}
