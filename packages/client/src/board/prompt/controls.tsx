import { fits, type Option } from '@morgenrot/engine';
import { useState } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { BoardState } from '../board-store.ts';
import { useBoard, useBoardActions, useMyStep } from '../use-board.ts';
import { sayAnswer } from './answer-words.ts';
import { AtOnce } from './at-once.tsx';
import { LeftOver } from './left-over.tsx';
import { isLeaving, waysOut } from './options.ts';
import type { PromptProps } from './prompt.tsx';
import { UndoButton } from './undo-button.tsx';

type ControlsProps = Pick<PromptProps, 'optionWord' | 'outlook' | 'sendsItself' | 'leftOver'>;

/** What has been chosen, and the buttons that send it, put it back, or take back what was sent. */
export function Controls({ optionWord, outlook, sendsItself, leftOver }: ControlsProps) {
  return (
    <div className="m-controls">
      <Chosen optionWord={optionWord} outlook={outlook} />
      <Ways optionWord={optionWord} sendsItself={sendsItself} leftOver={leftOver} />
      <AtOnce />
    </div>
  );
}

function Chosen({ optionWord, outlook }: ControlsProps) {
  const words = useWords();
  const { clear } = useBoardActions();
  const chosen = useBoard((board) => board.chosen);
  const step = useMyStep();
  if (!step || chosen.length === 0) return null;
  const what = sayAnswer(words, [...chosen], (option) => optionWord(step, option));
  return (
    <div className="m-choice">
      <div role="status">
        <strong>{words.say('prompt.chosen', { what })}</strong>
        {chosen.length === 1 && outlook?.(step, chosen[0] ?? '')}
      </div>
      <button
        type="button"
        className="m-icon-button"
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

/** Can what has been put together be sent? */
function isComplete({ asked, chosen, counts, more }: BoardState): boolean {
  const ask = asked?.ask;
  if (ask?.shape === 'some') return chosen.length >= ask.min;
  if (ask?.shape === 'counts') return fits(ask, counts).ok;
  if (ask?.shape !== 'acts') return ask?.shape === 'amount' || chosen.length > 0;
  const act = ask.from.find((one) => one.act === chosen[0]);
  return act !== undefined && (!act.with || (more !== undefined && fits(act.with, more).ok));
}

function Ways({ optionWord, sendsItself, leftOver }: Omit<ControlsProps, 'outlook'>) {
  const { say } = useWords();
  const { answerWith, confirm } = useBoardActions();
  const shape = useBoard(({ asked }) => asked?.ask.shape);
  const isOnlyLeaving = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.from.every(isLeaving));
  const hasBody = useBoard(({ asked }) => asked !== undefined && sendsItself?.(asked.kind) === true);
  const isReady = useBoard(isComplete);
  const hasChosen = useBoard(({ chosen }) => chosen.length > 0);
  const sending = useBoard((board) => board.sending);
  const { warned, leave, back } = useLeaving(leftOver);
  if (warned && !hasChosen) {
    return (
      <LeftOver
        what={leftOver?.(warned.step, warned.option) ?? []}
        way={optionWord(warned.step, warned.option)}
        onBack={back}
        onLeave={() => answerWith(warned.option)}
      />
    );
  }
  return (
    <div className="m-ways">
      {shape && !isOnlyLeaving && !hasBody && (
        // Never `disabled`: the button that has just been pressed keeps the keyboard's place.
        <button type="button" className="m-button m-primary" aria-disabled={!isReady || sending} onClick={confirm}>
          {say('prompt.confirm')}
        </button>
      )}
      {!hasChosen && <LeavingButtons optionWord={optionWord} onLeave={leave} />}
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
    <p className="m-sending" role="status">
      {sending && say(online ? 'prompt.sending' : 'prompt.waitingForLine')}
    </p>
  );
}

interface LeavingProps {
  optionWord: PromptProps['optionWord'];
  onLeave: (option: Option) => void;
}

function LeavingButtons({ optionWord, onLeave }: LeavingProps) {
  const sending = useBoard((board) => board.sending);
  const step = useMyStep();
  const options = useBoard(({ asked }): readonly Option[] => waysOut(asked?.ask));
  if (!step) return null;
  return options.map((option) => (
    <button
      key={option}
      type="button"
      className="m-button"
      data-option={option}
      aria-disabled={sending}
      onClick={() => onLeave(option)}
    >
      {optionWord(step, option)}
    </button>
  ));
}

/** Leaving a question: at once, or after a word about what would be left unused. */
function useLeaving(leftOver: PromptProps['leftOver']) {
  const { answerWith } = useBoardActions();
  const warns = usePreferences((preferences) => preferences.warn);
  const step = useMyStep();
  const [warned, setWarned] = useState<{ step: number | undefined; option: Option }>();
  return {
    /** The way out that was warned about, as long as its question stands. */
    warned: step && warned && warned.step === step.id ? { step, option: warned.option } : undefined,
    leave(option: Option): void {
      if (step && warns && leftOver && leftOver(step, option).length > 0) setWarned({ step: step.id, option });
      else answerWith(option);
    },
    back: () => setWarned(undefined),
  };
}
