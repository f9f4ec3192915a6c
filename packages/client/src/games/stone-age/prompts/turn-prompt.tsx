import type { Option, PlayerId, Step } from '@morgenrot/engine';
import { CARDS, type CardId, placement, work } from '@morgenrot/stone-age';
import { memo } from 'react';
import { Prompt } from '../../../board/prompt/prompt.tsx';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { capitalised } from '../../../texts/words.ts';
import { BODIES } from '../questions.ts';
import { type TribeWords, useTribeWords } from '../words/own.ts';

export const markOf = (player: PlayerId) => <PlayerMark player={player} />;

/** What an answer is called: a placement, a work, a tool for one use, or a word of its own. */
export function optionWord(words: TribeWords, step: Step, option: Option): string {
  const placed = placement.read(option);
  if (placed)
    return words.word('option.place.one', {
      place: capitalised(words.word(`place.${placed.place}`)),
      figures: placed.figures,
    });
  const done = work.read(option);
  if (done) {
    const place = capitalised(words.word(`place.${done.place}`));
    return done.isBack ? words.word('option.back', { place }) : place;
  }
  const upper = Object.hasOwn(CARDS, option) ? CARDS[option as CardId].upper : undefined;
  if (upper?.type === 'oneUseTool') return words.word('option.oneUse', { value: upper.value });
  return sayOption(words, step, option);
}

/** The page's prompt with this game's words and pictures in it. */
export const TurnPrompt = memo(function TurnPrompt() {
  const words = useTribeWords();
  return (
    <Prompt
      bodies={BODIES}
      mark={markOf}
      optionWord={(step, option) => optionWord(words, step, option)}
      sendsItself={(kind) => kind === 'tools'}
    />
  );
});
