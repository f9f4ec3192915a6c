import { inPlay, type NewDawnStep, type State, slotNumber } from '@morgenrot/new-dawn';
import type { LogLine } from '@morgenrot/protocol';
import { playerNumberOf } from '../match.ts';
import { rowOf } from '../questions/questions.ts';
import { effectName } from '../questions/words.ts';
import type { BoardWords } from '../words/use-board-words.ts';

/** A part of a card that is being resolved knows its place in the row. */
function byOwnCard(s: State, step: NewDawnStep, { tell, word }: BoardWords): string | undefined {
  const focus = playerNumberOf(step, 'focus');
  const row = s.seats[step.player ?? '']?.row ?? [];
  const position = row.findIndex(({ id }) => id === focus);
  const card = row[position]?.card;
  if (focus === undefined || !card) return undefined;
  return `${word(`card.${card}.name`)} · ${tell('row.slot', { slot: playerNumberOf(step, 'slot') ?? slotNumber(s, position) })}`;
}

/** What is used at the start of a turn is asked for by an effect that is not among those left. */
function byStartOfTurn(s: State, { player, kind }: NewDawnStep, words: BoardWords): string | undefined {
  const below = s.steps.at(-2);
  if (player === undefined || below?.kind !== 'startOfTurn' || below.player !== player) return undefined;
  const found = inPlay(s, player).find(
    ({ source, effect }) => !below.effects.includes(source.id) && effect.startOfTurn?.(player).kind === kind,
  );
  return found && effectName(words, found.source.id);
}

/** Whatever else asks follows from what has happened last: a wonder that was built, a card, the event dial. */
function byHistory(log: readonly LogLine[], { word }: BoardWords): string | undefined {
  const n = log.at(-1)?.n;
  for (let i = log.length - 1; i >= 0; i--) {
    const { key, params, ...line } = log[i] as LogLine;
    if (key === 'wonder.built' && line.n === n) return word(`wonder.${params?.wonder}.name`);
    if (key === 'card.resolved') return word(`card.${params?.card}.name`);
    if (key === 'dial.turned') return word(`event.${params?.event}`);
    if (key === 'turn.begun') return undefined;
  }
  return undefined;
}

/** By which card a question is asked. */
export function askedBy(s: State, log: readonly LogLine[], step: NewDawnStep, words: BoardWords): string | undefined {
  const by = rowOf(step.kind)?.by;
  if (by) return by(words);
  return byOwnCard(s, step, words) ?? byStartOfTurn(s, step, words) ?? byHistory(log, words);
}
