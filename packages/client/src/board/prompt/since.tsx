import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard } from '../use-board.ts';

const MINUTE = 60_000;
/** Often enough for whole minutes. */
const LOOK_MS = 15_000;

/** How long everybody has been waiting for this decision, as soon as that is worth a word. */
export function Since() {
  const { say } = useWords();
  const step = useBoard(({ waiting }) => waiting[0]?.id);
  const n = useBoard((board) => board.n);
  const last = useBoard(({ log }) => log.at(-1)?.at ?? 0);
  const began = useRef<{ step: number | undefined; at: number }>(undefined);
  // Whoever comes in later knows only when the last thing happened.
  if (began.current?.step !== step) began.current = { step, at: began.current || last === 0 ? Date.now() : last };
  const [, look] = useState(n);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.now() - (began.current?.at ?? Date.now())) / MINUTE);
  if (minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return <span className="m-quiet">{say('prompt.waiting.days', { days, hours: hours % 24 })}</span>;
  return (
    <span className="m-quiet">
      {hours > 0
        ? say('prompt.waiting.hours', { hours, minutes: minutes % 60 })
        : say('prompt.waiting.minutes', { minutes })}
    </span>
  );
}
