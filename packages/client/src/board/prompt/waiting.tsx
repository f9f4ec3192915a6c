import type { Step } from '@morgenrot/engine';
import type { Translate } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { listed, type Words } from '../../texts/words.ts';
import { useHurry } from '../hurry.ts';
import { useBoard } from '../use-board.ts';
import type { PromptProps } from './prompt.tsx';
import { Since } from './since.tsx';
import { sayWaiting, useTranslate } from './use-question.ts';

/** For whom everybody waits, and why. */
export function WaitingFor({ mark, source }: Pick<PromptProps, 'mark' | 'source'>) {
  const words = useWords();
  const translate = useTranslate();
  const waiting = useBoard((board) => board.waiting);
  const over = useBoard((board) => board.over);
  const isWatching = useBoard((board) => board.me === null);
  const nameOf = useNames();
  const [first] = waiting;
  const players = waiting.flatMap(({ player }) => (player === undefined ? [] : [player]));
  return (
    <>
      <div className="m-question" role="status">
        <p className="m-wrap m-note m-question-source">
          {isWatching && !over && <span>{words.say('table.watching')}</span>}
          {first && !over && source?.(first)}
        </p>
        <h2 className="m-waiting">
          {players.map((player) => (
            <span key={player}>{mark?.(player)}</span>
          ))}
          <span>
            {over ? words.say('prompt.over') : whatFor(words, translate, waiting, nameOf)} {!over && <Since />}
          </span>
        </h2>
      </div>
      <HurryButton />
    </>
  );
}

type Named = (player: string) => string;

/** Who does what now; each of them, where several decide at once. */
function whatFor(words: Words, translate: Translate, waiting: readonly Step[], nameOf: Named): string {
  const each = waiting.flatMap((step) => {
    const what = sayWaiting(words, step, translate);
    return step.player === undefined || what === undefined ? [] : [{ who: nameOf(step.player), what }];
  });
  const [only] = each;
  if (only && each.length === 1) return words.say('prompt.waiting.what', only);
  if (each.length > 1) {
    return words.say('prompt.waiting.all', {
      all: listed(
        words,
        each.map(({ who, what }) => `${who} ${what}`),
      ),
    });
  }
  const names = waiting.flatMap(({ player }) => (player === undefined ? [] : [nameOf(player)]));
  return words.say('prompt.waiting', { who: listed(words, names) });
}

function useNames(): (player: string) => string {
  const seats = useBoard((board) => board.seats);
  return (player) => seats.find(({ seat }) => seat === player)?.name ?? `#${Number(player) + 1}`;
}

/** Where computer players alone are asked, nobody has to watch them one by one. */
function HurryButton() {
  const { say } = useWords();
  const hurry = useHurry();
  const areComputers = useBoard(
    ({ waiting, seats }) =>
      waiting.length > 0 &&
      waiting.every(({ player }) => seats.some(({ seat, computer }) => seat === player && computer === true)),
  );
  if (!hurry || !areComputers) return null;
  return (
    <button type="button" className="m-button m-small" onClick={hurry}>
      {say('prompt.hurry')}
    </button>
  );
}
