import type { Option, Step } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import { AGENDAS, isResource, type NewDawnStep, paymentOption } from '@morgenrot/new-dawn';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { capitalised } from '../../../texts/words.ts';
import { type Beholder, describeSpace } from '../map/space-facts.ts';
import { playerNumberOf } from '../match.ts';
import { rowOf } from '../questions/questions.ts';
import { tokenWord } from '../questions/words.ts';
import type { BoardWords } from '../words/use-board-words.ts';
import { isCard } from './turn/take-card.tsx';

/** Something that may be spent by its name, in many questions. */
function payment(words: BoardWords, step: Step, option: Option): string | undefined {
  const paid = paymentOption.read(option);
  if (!paid) return undefined;
  if ('naturalWonder' in paid)
    return words.word('option.naturalWonder', { naturalWonder: tokenWord(words, paid.naturalWonder) });
  if ('asTrade' in paid && !isResource(paid.asTrade))
    return words.word('option.asTrade', { naturalWonder: tokenWord(words, paid.asTrade) });
  const values = {
    resource: tokenWord(words, 'asTrade' in paid ? paid.asTrade : paid.resource),
    worth: playerNumberOf(step, 'worth') ?? 2,
  };
  return words.word(`option.${'asTrade' in paid ? 'resourceAsTrade' : 'useResource'}`, values);
}

/** What an option of this game is called. */
export function optionWord(beholder: Beholder, step: Step, option: Option): string {
  const { words } = beholder;
  if (isHex(option)) return capitalised(describeSpace(beholder, option));
  // Its board gets only steps of its own game.
  const own = rowOf(step.kind)?.word?.(beholder, option, step as NewDawnStep);
  if (own !== undefined) return own;
  if (isCard(option)) return words.word(`card.${option}.name`);
  if (Object.hasOwn(AGENDAS, option)) return words.word(`agenda.${option}.name`);
  if (isResource(option)) return tokenWord(words, option);
  return payment(words, step, option) ?? sayOption(words, step, option);
}
