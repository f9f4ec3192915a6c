import { useWords } from '../texts/use-words.tsx';
import { chartOf } from './chart.ts';
import { DASHES } from './colours.ts';
import type { Story } from './story.ts';

const FRAME = { left: 30, top: 16, width: 560, height: 190 };
const BAND = { y: 234, height: 20 };

interface StoryChartProps {
  story: Story;
  letterOf: (player: string) => string;
  nameOf: (player: string) => string;
}

/** How far everybody was after each round, and who led; the table below it says the same. */
export function StoryChart({ story, letterOf, nameOf }: StoryChartProps) {
  const { find } = useWords();
  const { lines, levels, marks, leads } = chartOf(story, FRAME);
  const end = FRAME.left + FRAME.width;
  return (
    <svg className="m-story-chart" viewBox="0 0 640 262" role="img" aria-label={find('story.chart.label')}>
      {levels.map(({ goals, y }) => (
        <g key={goals}>
          <path className="m-story-level" d={`M${FRAME.left} ${y}H${end}`} />
          <text className="m-story-number" x={FRAME.left - 10} y={y}>
            {goals}
          </text>
        </g>
      ))}
      {marks.map(({ round, x }) => (
        <text key={round} className="m-story-number" x={x} y={FRAME.top + FRAME.height + 15}>
          {round}
        </text>
      ))}
      {lines.map(({ player, path }, i) => {
        const dashes = DASHES[i % DASHES.length];
        return (
          <g key={player}>
            <path className="m-story-edge" d={path} strokeDasharray={dashes} />
            <path className="m-story-line" d={path} stroke={`var(--player-${i})`} strokeDasharray={dashes} />
          </g>
        );
      })}
      {lines.map(({ player, end: { x, y } }, i) => (
        <g key={player} transform={`translate(${x} ${y})`}>
          <title>{nameOf(player)}</title>
          <circle className="m-story-end" r="10.5" fill={`var(--player-${i})`} />
          <text className="m-story-letter" fill={`var(--player-ink-${i})`}>
            {letterOf(player)}
          </text>
        </g>
      ))}
      {leads.map(({ player, x, width }) => (
        <g key={x}>
          <rect
            className="m-story-lead"
            x={x}
            y={BAND.y}
            width={width}
            height={BAND.height}
            fill={player === undefined ? 'var(--sunk)' : `var(--player-${player})`}
          />
          {player !== undefined && width > 14 && (
            <text
              className="m-story-letter"
              x={x + width / 2}
              y={BAND.y + BAND.height / 2}
              fill={`var(--player-ink-${player})`}
            >
              {letterOf(story.players[player] ?? '')}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
