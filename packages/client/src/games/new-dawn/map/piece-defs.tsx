import { BARBARIANS, WONDER_TYPES } from '@morgenrot/new-dawn';
import { TYPE_PATHS } from '../icons/type-icon.tsx';

const STAR = 'M0-24L6.5-8.5 23-7.5 10.5 3 14.5 19.5 0 10.5-14.5 19.5-10.5 3-23-7.5-6.5-8.5z';
const SPIKES = 'M0-24L7-15 18-17 16-6 24 0 16 6 18 17 7 15 0 24-7 15-18 17-16 6-24 0-16-6-18-17-7-15z';

const FRAMES = {
  circle: <circle r="22" />,
  diamond: <path d="M0-26L26 0 0 26-26 0z" />,
  star: <path d="M0-27L8-17 19-19 17-8 27 0 17 8 19 19 8 17 0 27-8 17-19 19-17 8-27 0-17-8-19-19-8-17z" />,
} as const;

const DIFFICULTIES = [1, 2, 3, 4, 5];
const CITY_STATE_TYPES = ['culture', 'science', 'industry', 'military'] as const;

/** The resources, each with its own shape: a block, a drop, a barrel, a gem. */
function ResourceDefs() {
  return (
    <>
      <g id="resource-marble" className="nd-resource nd-marble">
        <path className="m-piece-edge nd-edge" d="M-16-6L0-15 16-6V9L0 18-16 9z" />
        <path className="nd-light" d="M-16-6L0-15 16-6 0 3z" />
        <path className="nd-line" d="M0 3V18M-11 0l6 8M6-9l4 4M4 9l7-5" />
      </g>
      <g id="resource-mercury" className="nd-resource nd-mercury">
        <path className="m-piece-edge nd-edge" d="M0-18C8-7 14-1 14 6A14 13 0 0 1-14 6C-14-1-8-7 0-18z" />
        <path className="nd-light" d="M-8 6A8 8 0 0 0 0 14" />
      </g>
      <g id="resource-oil" className="nd-resource nd-oil">
        <path className="m-piece-edge nd-edge" d="M-13-13C-13-18 13-18 13-13V13C13 18-13 18-13 13z" />
        <path className="nd-light" d="M-13-13C-13-8 13-8 13-13" />
        <path className="nd-light" d="M-13-4C-13 1 13 1 13-4M-13 6C-13 11 13 11 13 6" />
      </g>
      <g id="resource-diamonds" className="nd-resource nd-diamonds">
        <path className="m-piece-edge nd-edge" d="M-10-14H10L18-4 0 17-18-4z" />
        <path className="nd-line" d="M-18-4H18M-10-14L-6-4 0 17 6-4 10-14M-6-4L0-14 6-4" />
      </g>
    </>
  );
}

/** A skull with horns: no player has anything like it. */
const SKULL = 'M-10-4C-10-15 10-15 10-4C10 1 8 3 6.5 4V10H-6.5V4C-8 3-10 1-10-4z';
const HORN = 'M-8-9C-15-8-18-13-17-19C-13-14-8-15-4-12z';
const FEATURES =
  'M-6.4-3.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M1-3.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M-1.4 2.4L0-.2 1.4 2.4z';

/** Dark, jagged and with a face; its letter, by which rules tell barbarians apart, is a mark at its foot. */
function Barbarian({ letter }: { letter: string }) {
  return (
    <g id={`barbarian-${letter}`} className="nd-barbarian">
      <path className="m-piece-edge nd-barbarian-spikes" d={SPIKES} />
      <g className="nd-barbarian-bone">
        <path d={HORN} />
        <path d={HORN} transform="scale(-1 1)" />
        <path d={SKULL} />
      </g>
      <path className="nd-barbarian-features" d={FEATURES} />
      <path className="nd-barbarian-tag" d="M-9 7H9V21H-9z" />
      <text className="m-piece-letter nd-barbarian-letter" y="14">
        {letter}
      </text>
    </g>
  );
}

/** Pieces that belong to nobody. */
export function PieceDefs() {
  return (
    <>
      <ResourceDefs />
      <g id="natural-wonder-token">
        <circle className="m-piece-edge nd-wonder-disc" r="20" />
        <path className="nd-wonder-star" d={STAR} transform="scale(.62)" />
      </g>
      {BARBARIANS.map((letter) => (
        <Barbarian key={letter} letter={letter} />
      ))}
      {DIFFICULTIES.map((number) => (
        <text key={number} id={`number-${number}`} className="nd-space-number" fontSize="11">
          {number}
        </text>
      ))}
      {WONDER_TYPES.map((type) => (
        <g key={type} id={`wonder-${type}`} className={`nd-world-wonder nd-type-${type}`}>
          <path className="m-piece-edge nd-wonder-stone" d="M-22 20V-6L0-24 22-6V20z" />
          <path className="nd-type-lines" d={TYPE_PATHS[type]} transform="translate(-12.6 -10) scale(1.05)" />
        </g>
      ))}
      {CITY_STATE_TYPES.map((type) => (
        <g key={type} id={`conquered-${type}`} className={`nd-city-state nd-conquered nd-type-${type}`}>
          <path className="m-piece-edge nd-banner" d="M-14-24H18L10-13 18-2H-14V24" />
          <path className="nd-type-lines" d={TYPE_PATHS[type]} transform="translate(-12 -24) scale(.9)" />
        </g>
      ))}
      <g id="trade-token">
        <circle className="m-piece-edge nd-coin" r="20" />
        <path className="nd-coin-lines" d="M-9-4H9l-6-6M9 5H-9l6 6" />
      </g>
      <g id="diplomacy">
        <path className="m-piece-edge nd-paper" d="M-16-22H16V14l-8 8H-16z" />
        <path className="nd-paper-lines" d="M-9-12H9M-9-4H9M-9 4H3" />
        <circle className="nd-seal" cx="8" cy="12" r="7" />
      </g>
      <g id="diplomacy-lent" className="nd-lent">
        <path className="m-piece-edge nd-paper" d="M-16-22H16V14l-8 8H-16z" />
        <path className="nd-paper-lines" d="M-9-2H8l-6-6M8-2l-6 6" />
      </g>
      <g id="leader">
        <path className="m-piece-edge nd-crown" d="M-20 14L-22-10l10 8L0-18l12 16 10-8-2 24z" />
      </g>
      <g id="capital-site">
        <path className="nd-site" d="M0-24L6.5-8.5 23-7.5 10.5 3 14.5 19.5 0 10.5-14.5 19.5-10.5 3-23-7.5-6.5-8.5z" />
      </g>
      <g id="fort-tile">
        <use href="#ground-forest" />
        <use href="#fort" />
      </g>
      <g id="fort">
        <path className="m-piece-edge nd-fort-stone" d="M-20 18V-18h9v7h7v-7h8v7h7v-7h9v36z" />
        <path className="nd-line" d="M-5 18V6a5 5 0 0 1 10 0v12" />
      </g>
      {CITY_STATE_TYPES.map((type) =>
        Object.entries(FRAMES).map(([frame, shape]) => (
          <g key={`${type}-${frame}`} id={`city-state-${type}-${frame}`} className={`nd-city-state nd-type-${type}`}>
            <g className="nd-frame">{shape}</g>
            <path className="nd-type-lines" d={TYPE_PATHS[type]} transform="translate(-13.2 -13.2) scale(1.1)" />
          </g>
        )),
      )}
    </>
  );
}
