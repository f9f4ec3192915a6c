import type { Option, Reason, Step } from '@morgenrot/engine';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { EntryId } from '../../reference/entry.ts';
import { RuleLink } from '../../reference/rule-link.tsx';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard, useMyStep } from '../use-board.ts';
import { ActsBody } from './acts-body.tsx';
import { AmountBody } from './amount-body.tsx';
import { Controls } from './controls.tsx';
import { CountsBody } from './counts-body.tsx';
import { Hints } from './hints.tsx';
import { OneBody } from './one-body.tsx';
import { RefusedOptions } from './refused.tsx';
import { SomeBody } from './some-body.tsx';
import { useFollow } from './use-follow.ts';
import { sayQuestion, useTranslate } from './use-question.ts';
import { WaitingFor } from './waiting.tsx';

export interface BodyProps {
  step: Step;
  /** How an option is called. */
  optionWord: (option: Option) => string;
  /** What has to be known for it. */
  help?: string;
}

export interface PromptProps {
  /** Nicer ways to ask, by step kind; any other step gets the plain way of its shape. */
  bodies?: Readonly<Partial<Record<string, ComponentType<BodyProps>>>>;
  optionWord: (step: Step, option: Option) => string;
  /** What has to be known for a question. */
  help?: (step: Step) => string | undefined;
  /** By which card a question is asked. */
  source?: (step: Step) => ReactNode;
  /** What a choice would bring about, beyond its name. */
  outlook?: (step: Step, option: Option) => ReactNode;
  /** What would be left unused by leaving a question in this way, each in words. */
  leftOver?: (step: Step, option: Option) => readonly string[];
  /** Beside every question, whoever is asked: what is going on. */
  stage?: ReactNode;
  /** Kinds of steps whose own body sends the answer. */
  sendsItself?: (kind: string) => boolean;
  /** A player's mark, beside the name. */
  mark?: (player: string) => ReactNode;
  /** The rule that a question, or a refusal while it is asked, is about. */
  ruleOf?: (kind: string | undefined, reason?: Reason) => EntryId | undefined;
}

const PLAIN = { one: OneBody, some: SomeBody, amount: AmountBody, counts: CountsBody, acts: ActsBody } as const;

/** The one place that says what is asked, and of whom. */
export function Prompt(props: PromptProps) {
  const { say } = useWords();
  const mine = useBoard(({ asked }) => asked?.id);
  const section = useRef<HTMLElement>(null);
  useFollow(section);
  return (
    <section
      ref={section}
      className="m-prompt"
      tabIndex={-1}
      data-keeps-focus=""
      aria-label={say('prompt.title')}
      data-mine={mine !== undefined || undefined}
      data-step={mine}
    >
      {mine !== undefined ? (
        <Question {...props} />
      ) : (
        <>
          <WaitingFor mark={props.mark} source={props.source} />
          {props.stage}
        </>
      )}
      <RefusedOptions ruleOf={props.ruleOf} />
      <Hints optionWord={props.optionWord} sendsItself={props.sendsItself} />
      <Controls
        optionWord={props.optionWord}
        outlook={props.outlook}
        sendsItself={props.sendsItself}
        leftOver={props.leftOver}
      />
    </section>
  );
}

function Question({ bodies, optionWord, help, source, stage, ruleOf }: PromptProps) {
  const words = useWords();
  const translate = useTranslate();
  const shape = useBoard(({ asked }) => asked?.ask.shape ?? 'one');
  const step = useMyStep();
  if (!step) return null;
  const Body = bodies?.[step.kind] ?? PLAIN[shape];
  return (
    <>
      <div className="m-question" role="status">
        <p className="m-wrap m-note m-question-source">
          <strong>{words.say('prompt.yourTurn')}</strong>
          <RuleLink rule={ruleOf?.(step.kind)} />
          {source?.(step)}
        </p>
        <h2>{sayQuestion(words, step, translate)}</h2>
      </div>
      {stage}
      <Body key={step.id} step={step} optionWord={(option) => optionWord(step, option)} help={help?.(step)} />
    </>
  );
}
