import { useEffect, useState } from 'react';
import { prefer, usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard } from '../use-board.ts';

/** By then somebody knows how a choice is confirmed, and may have enough of it. */
const TURNS = 3;

/** After a few turns: shall choices be sent without being confirmed? Asked once. */
export function AtOnce() {
  const { say } = useWords();
  const isKnown = usePreferences(({ sendAtOnce, askedAtOnce }) => sendAtOnce || askedAtOnce);
  const isAsked = useBoard(({ asked }) => asked !== undefined);
  // In a guided match nothing comes between.
  const isTable = useBoard(({ place }) => place !== undefined);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (isAsked) setTurns((before) => before + 1);
  }, [isAsked]);
  if (isKnown || !isTable || !isAsked || turns <= TURNS) return null;
  return (
    <p className="m-wrap m-note m-at-once">
      {say('prompt.atOnce')}
      <button
        type="button"
        className="m-button m-small"
        onClick={() => prefer({ sendAtOnce: true, askedAtOnce: true })}
      >
        {say('prompt.atOnce.yes')}
      </button>
      <button type="button" className="m-button m-small m-plain" onClick={() => prefer({ askedAtOnce: true })}>
        {say('prompt.atOnce.no')}
      </button>
    </p>
  );
}
