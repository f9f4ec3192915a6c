/** Over a player's colour, so that players are told apart without it: plain, stripes, dots, checks, waves. */
const PATTERNS = [
  '',
  'M-3 9L9-3M3 15L15 3',
  'M3 3h.1M9 9h.1',
  'M0 3h6M9 0v6M6 9h6M3 6v6',
  'M0 3q3-4 6 0t6 0M0 9q3-4 6 0t6 0',
] as const;

interface PlayerInk {
  fill: string;
  ink: string;
  /** The pattern, to be laid over the same shape. */
  cover: string;
}

/** What a player's pieces are painted with: by colour, and by pattern. */
export const playerInk = (index: number): PlayerInk => ({
  fill: `var(--player-${index})`,
  ink: `var(--player-ink-${index})`,
  cover: `url(#seat-pattern-${index})`,
});

/** Among the definitions of a drawing: the pattern of a player. */
export function PlayerPattern({ index }: { index: number }) {
  return (
    <pattern id={`seat-pattern-${index}`} width="12" height="12" patternUnits="userSpaceOnUse">
      <path className="m-seat-pattern" d={PATTERNS[index] ?? ''} stroke={playerInk(index).ink} />
    </pattern>
  );
}

interface LetterProps {
  /** Which of the players: colour and pattern. */
  index: number;
  letter: string;
}

/** A player's letter on a plain plate, on whatever piece. */
export function LetterPlate({ index, letter, y = 0, radius }: LetterProps & { y?: number; radius: number }) {
  const { fill, ink } = playerInk(index);
  return (
    <>
      <circle cy={y} r={radius} fill={fill} />
      <text className="m-piece-letter" y={y} fontSize={radius * 1.55} fill={ink}>
        {letter}
      </text>
    </>
  );
}

/** Colour, pattern and letter in one round piece. */
export function PlayerDisc({ index, letter }: LetterProps) {
  const { fill, cover } = playerInk(index);
  return (
    <>
      <circle className="m-piece-edge" r="20" fill={fill} />
      <circle r="19" fill={cover} />
      <LetterPlate index={index} letter={letter} radius={11.5} />
    </>
  );
}
