import type { Option } from '@morgenrot/engine';
import { useWords } from '../../texts/use-words.tsx';
import { listed } from '../../texts/words.ts';
import { useBoard, useBoardActions } from '../use-board.ts';
import { isLeaving } from './options.ts';
import type { PromptProps } from './prompt.tsx';
import { UndoButton } from './undo-button.tsx';

type ControlsProps = Pick<PromptProps, 'optionWord' | 'outlook' | 'sendsItself'>;

/** What has been chosen, and the buttons that send it, put it back, or take back what was sent. */
export function Controls({ optionWord, outlook, sendsItself }: ControlsProps) {
  return (
    <div className="controls">
      <Chosen optionWord={optionWord} outlook={outlook} />
      <Ways optionWord={optionWord} sendsItself={sendsItself} />
    </div>
  );
}

function Chosen({ optionWord, outlook }: ControlsProps) {
  const words = useWords();
  const { clear } = useBoardActions();
  const chosen = useBoard((board) => board.chosen);
  const step = useBoard(({ waiting, asked }) => waiting.find(({ id }) => id === asked?.id));
  if (!step || chosen.length === 0) return null;
  const what = listed(
    words,
    chosen.map((option) => optionWord(step, option)),
  );
  return (
    <div className="choice">
      <div role="status">
        <strong>{words.say('prompt.chosen', { what })}</strong>
        {chosen.length === 1 && outlook?.(step, chosen[0] ?? '')}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={words.say('prompt.cancel')}
        title={words.say('prompt.cancel')}
        onClick={clear}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </button>
    </div>
  );
}

function Ways({ optionWord, sendsItself }: Pick<ControlsProps, 'optionWord' | 'sendsItself'>) {
  const { say } = useWords();
  const { confirm } = useBoardActions();
  const shape = useBoard(({ asked }) => asked?.ask.shape);
  const isOnlyLeaving = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.from.every(isLeaving));
  const hasBody = useBoard(({ asked }) => asked !== undefined && sendsItself?.(asked.kind) === true);
  const isReady = useBoard(({ asked, chosen }) => {
    if (asked?.ask.shape === 'some') return chosen.length >= asked.ask.min;
    return asked?.ask.shape === 'amount' || chosen.length > 0;
  });
  const hasChosen = useBoard(({ chosen }) => chosen.length > 0);
  const sending = useBoard((board) => board.sending);
  return (
    <div className="ways">
      {shape && !isOnlyLeaving && !hasBody && (
        // Never `disabled`: the button that has just been pressed keeps the keyboard's place.
        <button type="button" className="button primary" aria-disabled={!isReady || sending} onClick={confirm}>
          {say('prompt.confirm')}
        </button>
      )}
      {!hasChosen && <LeavingButtons optionWord={optionWord} />}
      <UndoButton />
      <Sending />
    </div>
  );
}

/** An answer is shown as on its way until the server has acknowledged it. */
function Sending() {
  const { say } = useWords();
  const sending = useBoard((board) => board.sending);
  const online = useBoard((board) => board.online);
  return (
    <p className="sending" role="status">
      {sending && say(online ? 'prompt.sending' : 'prompt.waitingForLine')}
    </p>
  );
}

function LeavingButtons({ optionWord }: { optionWord: PromptProps['optionWord'] }) {
  const { answer } = useBoardActions();
  const sending = useBoard((board) => board.sending);
  const step = useBoard(({ waiting, asked }) => waiting.find(({ id }) => id === asked?.id));
  const options = useBoard(({ asked }): readonly Option[] =>
    asked?.ask.shape === 'one' ? asked.ask.from.filter(isLeaving) : [],
  );
  if (!step) return null;
  return options.map((option) => (
    <button key={option} type="button" className="button" aria-disabled={sending} onClick={() => answer(option)}>
      {optionWord(step, option)}
    </button>
  ));
}
