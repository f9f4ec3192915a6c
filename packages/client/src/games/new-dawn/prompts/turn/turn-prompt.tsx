import { rulesetOf } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { Prompt } from '../../../../board/prompt/prompt.tsx';
import { useBoard } from '../../../../board/use-board.ts';
import { usePeople } from '../../../../kits/board/people.ts';
import { CombatStage } from '../../combat/stage.tsx';
import { markOf } from '../../icons/control-mark.tsx';
import type { Beholder } from '../../map/space-facts.ts';
import { useMatch } from '../../match.ts';
import { BODIES, rowOf } from '../../questions/questions.ts';
import { ruleOf } from '../../questions/rule-of.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { sayLeft } from '../left-over.ts';
import { optionWord } from '../option-word.ts';
import { OutlookLines } from './outlook.tsx';
import { SourceBody } from './source.tsx';

/** The page's prompt with this game's words and pictures in it. */
export const TurnPrompt = memo(function TurnPrompt() {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const s = useMatch((state) => state);
  const beholder: Beholder = { s, me, words, nameOf };
  return (
    <Prompt
      bodies={BODIES}
      mark={markOf}
      ruleOf={(kind, reason) => ruleOf(kind, reason, rulesetOf(s).edition)}
      stage={<CombatStage />}
      sendsItself={(kind) => rowOf(kind)?.sendsItself === true}
      help={({ kind }) => {
        const key = rowOf(kind)?.help;
        return key && words.tell(key);
      }}
      optionWord={(step, option) => optionWord(beholder, step, option)}
      leftOver={(step, option) => sayLeft(words, s, step, option)}
      source={(step) => <SourceBody step={step} />}
      outlook={(step, option) => <OutlookLines beholder={beholder} step={step} option={option} />}
    />
  );
});
