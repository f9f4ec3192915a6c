import { isHex } from '@morgenrot/hex';
import { rulesetOf, type State } from '@morgenrot/new-dawn';
import { useLooks } from '../../../board/looks.ts';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { useBoard } from '../../../board/use-board.ts';
import { sayReason } from '../../../texts/say-reason.ts';
import { SIGHT_WORDS } from '../map/sight-words.ts';
import { ruleOf } from '../questions/rule-of.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { optionFor, placementAt, TOUCHES, touchedBy } from './laying.ts';
import { type Laying, shownAt } from './use-laying.ts';
import { whyNot } from './why-not.ts';

/** How many spaces the tile would touch where it is shown, and why it may not lie there. */
export function LayingWords({ laying, s }: { laying: Laying; s: State }) {
  const words = useBoardWords();
  const translate = useTranslate();
  const me = useBoard((board) => board.me);
  const pointed = useLooks((looks) => looks.place);
  const shown = shownAt(laying, isHex(pointed) ? pointed : undefined, s);
  if (!shown || me === null) return <div id={SIGHT_WORDS} className="m-map-card nd-sight-words" />;
  const count = touchedBy(s, laying.step, placementAt(shown.hex, shown.rot)).length;
  const reason = shown.fits ? undefined : whyNot(s, me, optionFor(shown.hex, shown.rot));
  const rule = reason && ruleOf(laying.step.kind, reason, rulesetOf(s).edition);
  return (
    <div id={SIGHT_WORDS} className="m-map-card nd-sight-words">
      <p>
        {words.tell('tile.side', { side: laying.step.side })}: {words.tell('tile.touches', { count })}.{' '}
        {count < TOUCHES && words.tell('tile.touches.need', { need: TOUCHES })}
      </p>
      {reason && (
        <p className="m-refused">
          {sayReason(words, reason, translate)}{' '}
          {rule && (
            <span className="m-quiet">({words.tell('sight.rule', { rule: rule.slice(rule.indexOf(':') + 1) })})</span>
          )}
        </p>
      )}
    </div>
  );
}
