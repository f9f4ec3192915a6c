import type { PlayerId } from '@morgenrot/engine';
import { useWords } from '../texts/use-words.tsx';
import type { Words } from '../texts/words.ts';
import { daysOf, digits, levelOf } from './reading.ts';
import { useSecondsLeft } from './use-clock.ts';
import '../styles/board/clock.css';

/** Time as it is shown. */
function shown({ say }: Words, seconds: number): string {
  const long = daysOf(seconds);
  return long ? say('clock.days', long) : digits(seconds);
}

/** Time as it is read out. */
function spoken(words: Words, seconds: number): string {
  if (seconds <= 0) return words.say('clock.over');
  if (daysOf(seconds)) return shown(words, seconds);
  return words.say('clock.spoken', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

interface ClockChipProps {
  seat: PlayerId;
  /** Whose time it is, in words. */
  who: string;
}

/** How much time a player has left; nothing at all at a table without clocks. */
export function ClockChip({ seat, who }: ClockChipProps) {
  const words = useWords();
  const left = useSecondsLeft(seat);
  if (!left) return null;
  const { seconds, isRunning } = left;
  const state = words.say(isRunning ? 'clock.runs' : 'clock.stands');
  return (
    <span
      className="m-clock-chip"
      data-level={levelOf(seconds)}
      data-running={isRunning || undefined}
      title={`${who}, ${state}`}
    >
      <span className="m-unseen">
        {words.say('clock.left', { who, time: spoken(words, seconds) })}, {state}
      </span>
      {isRunning && <Hourglass />}
      <span aria-hidden="true">{shown(words, seconds)}</span>
    </span>
  );
}

/** Its sand is falling: this time runs. */
function Hourglass() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h12M6 21h12M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9" />
    </svg>
  );
}
