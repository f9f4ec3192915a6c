import { useTranslate } from '../../../board/prompt/use-question.ts';
import { sayReason } from '../../../texts/say-reason.ts';
import { capitalised } from '../../../texts/words.ts';
import { SIGHT_WORDS } from '../map/sight-words.ts';
import { type Beholder, describeSpace } from '../map/space-facts.ts';
import { OutlookLines } from '../prompts/turn/outlook.tsx';
import { ruleOf } from '../questions/rule-of.ts';
import { useConsideredOnMap } from './use-considered.ts';

/**
 * What is looked at, in words: a space with all that is on it, what choosing it would bring about, or why it cannot be
 * chosen and by which rule. What the prompt says, of what has been picked or refused, is not said again over the map.
 */
export function SightCard({ beholder }: { beholder: Beholder }) {
  const { words } = beholder;
  const translate = useTranslate();
  const { hex, step, option, refused, isTold, isPicked } = useConsideredOnMap();
  const rule = refused && ruleOf(step?.kind, refused);
  const outlook =
    !isPicked && step && option !== undefined ? (
      <OutlookLines beholder={beholder} step={step} option={option} isBrief />
    ) : null;
  return (
    <>
      {hex && !isPicked && (
        <p className="nd-inspector" aria-hidden="true">
          {capitalised(describeSpace(beholder, hex))}
        </p>
      )}
      <div id={SIGHT_WORDS} className="m-map-card nd-sight-words">
        {refused && !isTold && (
          <p className="m-refused">
            {sayReason(words, refused, translate)}{' '}
            {rule && (
              <span className="m-quiet">({words.tell('sight.rule', { rule: rule.slice(rule.indexOf(':') + 1) })})</span>
            )}
          </p>
        )}
        {outlook}
      </div>
    </>
  );
}
