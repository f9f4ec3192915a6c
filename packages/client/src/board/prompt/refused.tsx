import { RuleLink } from '../../reference/rule-link.tsx';
import { sayReason } from '../../texts/say-reason.ts';
import { useWords } from '../../texts/use-words.tsx';
import { useBoard } from '../use-board.ts';
import type { PromptProps } from './prompt.tsx';
import { useTranslate } from './use-question.ts';

/** Why the last choice was not possible: the page's own answer at once, or the server's. */
export function RefusedOptions({ ruleOf }: Pick<PromptProps, 'ruleOf'>) {
  const words = useWords();
  const translate = useTranslate();
  const reason = useBoard((board) => board.told?.reason ?? board.refused);
  const kind = useBoard(({ asked }) => asked?.kind);
  return (
    <div role="alert" className="m-refusal">
      {reason && (
        <p className="m-refused">
          {sayReason(words, reason, translate)} <RuleLink rule={ruleOf?.(kind, reason)} isNamed />
        </p>
      )}
    </div>
  );
}
