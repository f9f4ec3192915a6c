import type { PlayerId } from '@morgenrot/engine';
import { LAST_TECH, TECH_LEVELS } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { useMatch } from '../match.ts';
import { roman } from '../roman.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** The dial leaves a gap at the bottom, so that its end is not taken for its beginning. */
const GAP = 50;
const angleOf = (space: number): number => 90 + GAP / 2 + (space * (360 - GAP)) / LAST_TECH;

function spotAt(space: number, radius: number): { x: number; y: number } {
  const angle = (angleOf(space) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const arc = (from: number, to: number, radius: number): string => {
  const a = spotAt(from, radius);
  const b = spotAt(to, radius);
  const isLong = angleOf(to) - angleOf(from) > 180 ? 1 : 0;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 ${isLong} 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
};

const SPACES = Array.from({ length: LAST_TECH + 1 }, (_, space) => space);

interface TechDialFaceProps {
  at: number;
  /** Where a choice that is being considered would lead. */
  preview?: number;
}

/** The tech dial as a drawing: 0 to 24, with the levels where they are gained. */
export const TechDialFace = memo(function TechDialFace({ at, preview }: TechDialFaceProps) {
  return (
    <svg className="nd-tech-dial" viewBox="-100 -100 200 190" aria-hidden="true">
      <path className="nd-dial-track" d={arc(0, LAST_TECH, 74)} />
      <path
        className="nd-dial-done nd-dial-turns"
        d={arc(0, LAST_TECH, 74)}
        pathLength={LAST_TECH}
        strokeDasharray={`${at} ${LAST_TECH}`}
        opacity={at > 0 ? 1 : 0}
      />
      {preview !== undefined && preview > at && <path className="nd-dial-preview" d={arc(at, preview, 74)} />}
      {SPACES.map((space) => {
        const level = TECH_LEVELS[space];
        const { x, y } = spotAt(space, 74);
        return level === undefined ? (
          <circle key={space} className="nd-dial-space" cx={x} cy={y} r="2.6" />
        ) : (
          <g
            key={space}
            className="nd-dial-level"
            data-done={space <= at || undefined}
            transform={`translate(${x} ${y})`}
          >
            <circle r="13.5" />
            <text>{roman(level)}</text>
          </g>
        );
      })}
      <path
        className="nd-dial-hand nd-dial-turns"
        d="M0 0H66"
        style={{ transform: `rotate(${angleOf(at).toFixed(1)}deg)` }}
      />
      <circle className="nd-dial-hub" r="34" />
      <text className="nd-dial-number" y={preview === undefined ? 1 : -5}>
        {at}
      </text>
      {preview !== undefined && (
        <text className="nd-dial-next" y="19">
          → {preview}
        </text>
      )}
    </svg>
  );
});

export const TechDial = memo(function TechDial({ player, preview }: { player: PlayerId; preview?: number }) {
  const { tell } = useBoardWords();
  const at = useMatch((s) => s.seats[player]?.tech ?? 0);
  const next = SPACES.find((space) => space > at && TECH_LEVELS[space] !== undefined);
  const level = next === undefined ? undefined : TECH_LEVELS[next];
  return (
    <figure className="nd-tech" data-part={`tech:${player}`} {...tip('term:tech-dial')}>
      <TechDialFace at={at} preview={preview} />
      <figcaption>
        <span>{tell('tech.at', { at, last: LAST_TECH })}</span>
        {next !== undefined && level !== undefined && (
          <span className="m-quiet">{tell('tech.next', { level: roman(level), space: next })}</span>
        )}
      </figcaption>
    </figure>
  );
});

/** The same as a line, for the panels of all players. */
export const TechBar = memo(function TechBar({ player }: { player: PlayerId }) {
  const { tell } = useBoardWords();
  const at = useMatch((s) => s.seats[player]?.tech ?? 0);
  return (
    <span
      className="m-inline nd-tech-bar"
      data-part={`tech:${player}`}
      {...tip('term:tech-dial', tell('tech.at', { at, last: LAST_TECH }))}
    >
      <span className="m-unseen">{tell('tech.at', { at, last: LAST_TECH })}</span>
      <svg viewBox="0 0 124 16" aria-hidden="true">
        <path className="nd-dial-track" d="M2 8H122" />
        {at > 0 && <path className="nd-dial-done" d={`M2 8H${2 + at * 5}`} />}
        {Object.keys(TECH_LEVELS).map((space) => (
          <circle
            key={space}
            className="nd-bar-level"
            data-done={Number(space) <= at || undefined}
            cx={2 + Number(space) * 5}
            cy="8"
            r="3.6"
          />
        ))}
      </svg>
      <span className="nd-bar-number" aria-hidden="true">
        {at}
      </span>
    </span>
  );
});
