import { type Ask, asked, type Option, type PlayerId, type Step } from '@morgenrot/engine';
import { type StoneAge, type StoneAgeStep, stoneAge } from '@morgenrot/stone-age';
import { memo } from 'react';
import { isLeaving } from '../../../board/prompt/options.ts';
import { Prompt } from '../../../board/prompt/prompt.tsx';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { useMatch } from '../match.ts';
import { BODIES, rowOf } from '../questions/questions.ts';
import { tribeRuleOf } from '../questions/rule-of.ts';
import { type TribeWords, useTribeWords } from '../words/own.ts';

export const markOf = (player: PlayerId) => <PlayerMark player={player} />;

/** What an answer is called. Its board gets only steps of its own game. */
export const optionWord = (words: TribeWords, step: Step, option: Option): string =>
  rowOf(step.kind)?.word?.(words, option, step as StoneAgeStep) ?? sayOption(words, step, option);

const actsOf = (ask: Ask | undefined): readonly Option[] =>
  ask?.shape === 'acts' ? ask.from.map(({ act }) => act) : [];

/** What this way out of a question would leave unused. */
function sayLeft({ tell }: TribeWords, s: StoneAge, step: Step, way: Option): string[] {
  const left = isLeaving(way) ? rowOf(step.kind)?.left : undefined;
  if (!left || step.player === undefined) return [];
  const from = actsOf(asked(stoneAge.handlers, s, step.player)?.ask);
  return left(s, step as StoneAgeStep, from).map(({ key, count }) => tell(key, { count }));
}

/** The page's prompt with this game's words and pictures in it. */
export const TurnPrompt = memo(function TurnPrompt() {
  const words = useTribeWords();
  const s = useMatch((state) => state);
  return (
    <Prompt
      bodies={BODIES}
      mark={markOf}
      ruleOf={tribeRuleOf}
      sendsItself={(kind) => rowOf(kind)?.sendsItself === true}
      help={({ kind }) => {
        const key = rowOf(kind)?.help;
        return key && words.tell(key);
      }}
      optionWord={(step, option) => optionWord(words, step, option)}
      leftOver={(step, option) => sayLeft(words, s, step, option)}
    />
  );
});
