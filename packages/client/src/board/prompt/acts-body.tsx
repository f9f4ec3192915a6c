import { isCounts, type Option, type PlainAnswer, type PlainAsk } from '@morgenrot/engine';
import type { ComponentType } from 'react';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard, useBoardActions } from '../use-board.ts';
import { AmountField } from './amount-body.tsx';
import { sayAnswer } from './answer-words.ts';
import { CountsField } from './counts-body.tsx';
import { isLeaving } from './options.ts';
import type { BodyProps } from './prompt.tsx';
import { useTranslate } from './use-question.ts';

export interface MoreProps {
  ask: PlainAsk;
  optionWord: (option: Option) => string;
}

interface ActsBodyProps extends Pick<BodyProps, 'optionWord'> {
  /** Asks in a game's own way what goes with an act. */
  MoreBody?: ComponentType<MoreProps>;
  /** What is proposed when an act is picked. */
  proposed?: (ask: PlainAsk) => PlainAnswer | undefined;
  /** Why an act is refused stands beside it. */
  saysWhy?: boolean;
}

/** Several things to do: whatever belongs to the one that is picked is asked below it. */
export function ActsBody({ optionWord, MoreBody = More, proposed, saysWhy = false }: ActsBodyProps) {
  const words = useWords();
  const translate = useTranslate();
  const { pick, setMore } = useBoardActions();
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'acts' ? asked.ask : undefined));
  const chosen = useBoard((board) => board.chosen[0]);
  if (!ask) return null;
  const offered = ask.from.filter((one) => !isLeaving(one.act));
  const refused = Object.entries(ask.refused ?? {});
  const pickAct = (act: Option, more?: PlainAsk): void => {
    pick(act);
    const proposal = more && chosen !== act ? proposed?.(more) : undefined;
    if (proposal !== undefined) setMore(proposal);
  };
  return (
    <ul className="m-options m-acts">
      {offered.map(({ act, with: more, about }) => (
        <li key={act}>
          <button
            type="button"
            className="m-option"
            data-option={act}
            aria-pressed={more ? undefined : chosen === act}
            aria-expanded={more ? chosen === act : undefined}
            onClick={() => pickAct(act, more)}
          >
            {optionWord(act)}
            {about && <span className="m-quiet m-act-about">{sayAnswer(words, about, optionWord)}</span>}
          </button>
          {more && chosen === act && <MoreBody ask={more} optionWord={optionWord} />}
        </li>
      ))}
      {refused.map(([act, why]) => (
        <li key={act}>
          <button type="button" className="m-option" data-option={act} aria-disabled onClick={() => pick(act)}>
            {optionWord(act)}
            {saysWhy && <span className="m-quiet m-act-about">{sayReason(words, why, translate)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What goes with an act, in the shape in which it is asked. */
function More({ ask, optionWord }: MoreProps) {
  const { setMore } = useBoardActions();
  const more = useBoard((board) => board.more);
  if (ask.shape === 'amount') {
    const amount = typeof more === 'number' ? more : ask.min;
    const set = (n: number): void => (n >= ask.min && n <= ask.max ? setMore(n) : undefined);
    return <AmountField min={ask.min} max={ask.max} amount={amount} onChange={set} />;
  }
  if (ask.shape === 'counts') {
    const counts = more !== undefined && isCounts(more) ? more : {};
    return <CountsField ask={ask} counts={counts} onChange={setMore} optionWord={optionWord} />;
  }
  return (
    <ul className="m-options">
      {ask.from.map((option) => (
        <li key={option}>
          <button
            type="button"
            className="m-option"
            aria-pressed={isIn(more, option)}
            onClick={() => setMore(ask.shape === 'one' ? option : turned(more, option))}
          >
            {optionWord(option)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const isIn = (more: PlainAnswer | undefined, option: Option): boolean =>
  Array.isArray(more) ? more.includes(option) : more === option;

/** With the option, or without it if it was in. */
const turned = (more: PlainAnswer | undefined, option: Option): Option[] => {
  const some = Array.isArray(more) ? more : [];
  return some.includes(option) ? some.filter((one) => one !== option) : [...some, option];
};
