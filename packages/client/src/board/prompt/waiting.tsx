import type { ReactNode } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { listed } from '../../texts/words.ts';
import { useBoard } from '../use-board.ts';
import { sayWaiting, useTranslate } from './use-question.ts';

/** For whom everybody waits, and why. */
export function Waiting({ mark }: { mark?: (player: string) => ReactNode }) {
  const words = useWords();
  const translate = useTranslate();
  const waiting = useBoard((board) => board.waiting);
  const over = useBoard((board) => board.over);
  const isWatching = useBoard((board) => board.me === null);
  const nameOf = useNames();
  const players = waiting.flatMap(({ player }) => (player === undefined ? [] : [player]));
  const [first] = waiting;
  const who = listed(words, players.map(nameOf));
  const what = first && players.length === 1 ? sayWaiting(words, first, translate) : undefined;
  return (
    <div className="question" role="status">
      {isWatching && !over && <p className="question-source">{words.say('table.watching')}</p>}
      <h2 className="waiting">
        {players.map((player) => (
          <span key={player}>{mark?.(player)}</span>
        ))}
        {over && words.say('prompt.over')}
        {!over && (what ? words.say('prompt.waiting.what', { who, what }) : words.say('prompt.waiting', { who }))}
      </h2>
    </div>
  );
}

function useNames(): (player: string) => string {
  const seats = useBoard((board) => board.seats);
  return (player) => seats.find(({ seat }) => seat === player)?.name ?? `#${Number(player) + 1}`;
}
