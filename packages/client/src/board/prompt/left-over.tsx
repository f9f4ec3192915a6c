import { useEffect, useRef } from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { listed } from '../../texts/words.ts';

interface LeftOverProps {
  /** What would be left unused, in words. */
  what: readonly string[];
  /** How the way out is called. */
  way: string;
  onBack: () => void;
  onLeave: () => void;
}

/** Before a part of the turn is over: what is left, with a way back. */
export function LeftOver({ what, way, onBack, onLeave }: LeftOverProps) {
  const words = useWords();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="m-left-over">
      <p role="alert">
        <strong>{words.say('prompt.left.title')}</strong> {listed(words, what)}.
      </p>
      <div className="m-ways">
        <button ref={back} type="button" className="m-button" onClick={onBack}>
          {words.say('prompt.left.back')}
        </button>
        <button type="button" className="m-button" onClick={onLeave}>
          {words.say('prompt.left.anyway', { what: way })}
        </button>
      </div>
    </div>
  );
}
