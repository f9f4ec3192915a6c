import { type Answer, isAct, isCounts, type Reason } from '@morgenrot/engine';
import type { Hint } from '@morgenrot/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import { type HintsState as Asking, useHints } from '../hints.ts';
import { type PlaceWord, placesIn } from '../places.ts';
import { useBoard, useBoardActions, useMyStep } from '../use-board.ts';
import { sayAnswer } from './answer-words.ts';
import type { PromptProps } from './prompt.tsx';
import { useTranslate } from './use-question.ts';
import '../../styles/board/hints.css';

type Told = { state: 'thinking' } | { state: 'refused'; reason: Reason } | { state: 'told'; hints: readonly Hint[] };

type HintsProps = Pick<PromptProps, 'optionWord' | 'sendsItself'>;

/** At one's own decision: what would the computer do, and why? */
export function Hints(props: HintsProps) {
  const hints = useHints();
  const step = useBoard(({ asked }) => asked?.id);
  const undos = useBoard((board) => board.undos);
  if (!hints || step === undefined) return null;
  // What was told of one decision is of no use for the next.
  return <AtDecision key={`${step} ${undos}`} {...props} hints={hints} step={step} undos={undos} />;
}

interface AtDecisionProps extends HintsProps {
  hints: Asking;
  step: number;
  undos: number;
}

function AtDecision({ hints, step, undos, ...props }: AtDecisionProps) {
  const words = useWords();
  const { say } = words;
  const [told, setTold] = useState<Told>();
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (wasClosed.current && !told) button.current?.focus();
    wasClosed.current = false;
  }, [told]);
  async function ask(): Promise<void> {
    setTold({ state: 'thinking' });
    const reply = await hints.ask(step, undos);
    setTold(reply.ok ? { state: 'told', hints: reply.hints } : { state: 'refused', reason: reply.reason });
  }
  function close(): void {
    wasClosed.current = true;
    setTold(undefined);
  }
  const isThinking = told?.state === 'thinking';
  return (
    <div className="m-flow m-hints">
      {told?.state !== 'told' && (
        <button
          ref={button}
          type="button"
          className="m-button m-small m-hint-ask"
          aria-disabled={isThinking}
          onClick={() => !isThinking && void ask()}
        >
          <Lamp />
          {say('hint.ask')}
        </button>
      )}
      <p role="status" className="m-quiet m-hint-note">
        {isThinking ? say('hint.thinking') : hints.isSeen && told?.state !== 'told' && say('hint.note')}
      </p>
      {told?.state === 'refused' && (
        <p role="alert" className="m-refused">
          {sayReason(words, told.reason)}
        </p>
      )}
      {told?.state === 'told' && <List {...props} hints={told.hints} onClose={close} />}
    </div>
  );
}

function Lamp() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z" />
    </svg>
  );
}

interface ListProps extends HintsProps {
  hints: readonly Hint[];
  onClose: () => void;
}

function partsOf(answer: Answer): string[] {
  if (Array.isArray(answer)) return answer;
  if (isAct(answer)) return [answer.act, ...(answer.with === undefined ? [] : partsOf(answer.with))];
  return isCounts(answer) ? Object.keys(answer) : [String(answer)];
}

/** The places that an answer, or what speaks for it, is about. */
function usePlacesOf(): (hint: Hint) => PlaceWord[] {
  const { places, store } = useBoardActions();
  return useCallback(
    ({ answer, reasons }) => {
      const { view, waiting, asked } = store.getState();
      const step = waiting.find(({ id }) => id === asked?.id);
      const own = partsOf(answer).filter((option) => places.placeOf(view, step, option) === option);
      return own.length > 0 ? own : reasons.flatMap((reason) => placesIn(reason, places.isPlace));
    },
    [places, store],
  );
}

/** The best first; all of their places are shown on the board, or those of the one that is looked at. */
function List({ hints, onClose, ...props }: ListProps) {
  const { say } = useWords();
  const { light } = useBoardActions();
  const placesOf = usePlacesOf();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the answers stand below the question, out of sight.
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
    light(hints.flatMap(placesOf));
    return () => light([]);
  }, [hints, light, placesOf]);
  return (
    <section className="m-hint-list" aria-label={say('hint.title')}>
      <div className="m-apart m-hint-head">
        <h3 ref={title} tabIndex={-1}>
          {say('hint.title')}
        </h3>
        <button
          type="button"
          className="m-icon-button"
          aria-label={say('hint.close')}
          title={say('hint.close')}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        </button>
      </div>
      <ol>
        {hints.map((hint, index) => (
          <OneHint key={JSON.stringify(hint.answer)} {...props} hint={hint} isBest={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function OneHint({ hint, isBest, optionWord, sendsItself }: HintsProps & { hint: Hint; isBest: boolean }) {
  const words = useWords();
  const translate = useTranslate();
  const { light } = useBoardActions();
  const placesOf = usePlacesOf();
  const choose = useChoose(sendsItself);
  const step = useMyStep();
  const sending = useBoard((board) => board.sending);
  if (!step) return null;
  const { answer, reasons } = hint;
  const called = sayAnswer(words, answer, (option) => optionWord(step, option));
  return (
    <li className="m-hint" onPointerEnter={() => light(placesOf(hint))} onFocus={() => light(placesOf(hint))}>
      <p className="m-flow m-hint-answer">
        <strong>{called}</strong>
        {isBest && <span className="m-badge">{words.say('hint.first')}</span>}
      </p>
      {reasons.length > 0 ? (
        <ul className="m-hint-reasons">
          {reasons.map((reason) => (
            <li key={reason.term}>{sayHint(words, reason, translate)}</li>
          ))}
        </ul>
      ) : (
        <p className="m-quiet">{words.say(isBest ? 'hint.none' : 'hint.nothing')}</p>
      )}
      <button type="button" className="m-button m-small" aria-disabled={sending} onClick={() => choose(answer)}>
        {words.say('hint.choose')}
        <span className="m-unseen"> – {called}</span>
      </button>
    </li>
  );
}

/** The sentence that names the thing, where there is one. */
function sayHint(words: Words, { term, params }: Hint['reasons'][number], translate: ReturnType<typeof useTranslate>) {
  const [named] = Object.keys(params ?? {});
  return (
    (params && named && words.find(`hint.${term}.${named}`, translate(params))) ?? words.find(`hint.${term}`) ?? term
  );
}

/** As if it had been picked on the board or in the prompt: it is still confirmed by whoever plays. */
function useChoose(sendsItself: HintsProps['sendsItself']) {
  const { store, pick, clear, setAmount, setCounts, setMore, answer } = useBoardActions();
  return (value: Answer): void => {
    const { asked, chosen } = store.getState();
    if (asked && sendsItself?.(asked.kind)) answer(value);
    else if (typeof value === 'number') setAmount(value);
    else if (typeof value === 'string') {
      if (chosen[0] !== value) pick(value);
    } else if (Array.isArray(value)) {
      clear();
      for (const option of value) pick(option);
    } else if (isAct(value)) {
      if (chosen[0] !== value.act) pick(value.act);
      if (value.with !== undefined) setMore(value.with);
    } else setCounts(value);
  };
}
