import type { TableInfo } from '@morgenrot/protocol';
import { useGameInfo } from '../home/use-games.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { OutcomeView } from './outcome.tsx';
import { type RecordState, useRecord } from './use-record.ts';
import '../styles/board/dice.css';

/** For a match that is over: everybody can keep it, and check every die. */
export function DiceCheck({ info }: { info: Pick<TableInfo, 'id' | 'game' | 'seedHash'> }) {
  const canVerify = useGameInfo(info.game)?.verify !== false;
  const { say } = useWords();
  const { state, check, save } = useRecord(info);
  const isChecking = state.kind === 'checking';
  return (
    <div className="m-dice-check">
      <p className="m-wrap m-dice-ways">
        {canVerify && (
          <button type="button" className="m-button" aria-disabled={isChecking} onClick={() => void check()}>
            <Die />
            {say(state.kind === 'checked' ? 'dice.again' : 'dice.check')}
          </button>
        )}
        <button type="button" className="m-button" aria-disabled={isChecking} onClick={() => isChecking || void save()}>
          {say('dice.save')}
        </button>
      </p>
      {isChecking && <progress max={1} value={state.share} aria-label={say('dice.check')} />}
      <div role="status" className="m-dice-news">
        <News state={state} />
      </div>
    </div>
  );
}

function News({ state }: { state: RecordState }) {
  const words = useWords();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'checking':
      // In steps: a screen reader reads every change.
      return <p>{words.say('dice.checking', { percent: Math.floor(state.share * 4) * 25 })}</p>;
    case 'saved':
      return <p>{words.say('dice.saved', { file: state.name })}</p>;
    case 'refused':
      return <p className="m-refused">{sayReason(words, state.reason)}</p>;
    case 'trouble':
      return <p className="m-refused">{words.say('dice.trouble')}</p>;
    case 'checked':
      return <OutcomeView found={state.found} />;
  }
}

function Die() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01" />
    </svg>
  );
}
