import type { SeatInfo } from '@morgenrot/protocol';
import { tip } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';

/** How often somebody has asked the computer: everybody may know. */
export function HintCount({ seat: { hints: count = 0 } }: { seat: Pick<SeatInfo, 'hints'> }) {
  const { say } = useWords();
  if (count === 0) return null;
  return (
    <span className="m-seat-badge" {...tip(undefined, say('hint.count.label', { count }))}>
      {say('hint.count', { count })}
    </span>
  );
}
