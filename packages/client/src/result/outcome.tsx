import type { Checked } from '@morgenrot/engine';
import { useWords } from '../texts/use-words.tsx';
import type { Words } from '../texts/words.ts';
import type { Found } from './check.ts';

/** What the check has shown, in words. */
export function OutcomeView({ found }: { found: Found }) {
  const words = useWords();
  if (!found.ok) {
    return (
      <div className="m-dice-found" data-wrong>
        <p>
          <Mark path="M12 4v10M12 19v.5" />
          <strong>{words.say('dice.wrong')}</strong>
        </p>
        <p>{sayFinding(words, found.finding)}</p>
      </div>
    );
  }
  return (
    <div className="m-dice-found">
      <p>
        <Mark path="M5 12.5l5 5L19 7" />
        <strong>{words.say('dice.right')}</strong>
      </p>
      <ul>
        {sayChecked(words, found.checked).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

const sayChecked = ({ say }: Words, { rolls, shuffles, entries }: Checked): string[] => [
  say('dice.right.seed'),
  say('dice.right.drawn', { rolls, shuffles }),
  say('dice.right.entries', { entries }),
  say('dice.right.state'),
];

type Wrong = Extract<Found, { ok: false }>['finding'];

function sayFinding({ say }: Words, finding: Wrong): string {
  switch (finding.kind) {
    case 'rules':
      return say('dice.wrong.rules', { recorded: finding.recorded, known: finding.known });
    case 'gap':
      return say('dice.wrong.gap', { at: finding.at });
    case 'entry':
      return say('dice.wrong.entry', { at: finding.at });
    case 'told':
      return say('dice.wrong.told', { at: finding.at });
    default:
      return say(PLAIN[finding.kind]);
  }
}

const PLAIN = {
  table: 'dice.wrong.table',
  seed: 'dice.wrong.seed',
  fingerprint: 'dice.wrong.fingerprint',
  outcome: 'dice.wrong.outcome',
  state: 'dice.wrong.state',
  game: 'dice.wrong.game',
} as const;

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
