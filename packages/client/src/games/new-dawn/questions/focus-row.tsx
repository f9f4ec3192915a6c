import type { Option, PlayerId } from '@morgenrot/engine';
import { firstOption, GOVERNMENTS, type GovernmentId, sourceOption } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import type { Beholder } from '../map/space-facts.ts';
import { Replacing, ResolvingBody, Upgrading } from '../prompts/turn/card-outlook.tsx';
import { OrderShifts } from '../prompts/turn/governments.tsx';
import { InTheRow } from '../prompts/turn/in-the-row.tsx';
import { StartOfTurn } from '../prompts/turn/start-of-turn.tsx';
import { isCard, TakeCard } from '../prompts/turn/take-card.tsx';
import { nobody, type QuestionRows } from './row.ts';
import { inBase, inBoth, inTerra } from './sample.ts';
import { effectWord } from './words.ts';

/** What a gained card does, and which one gives way. */
export const replacing = (_beholder: Beholder, { player }: { player: PlayerId }, option: Option) =>
  isCard(option) ? <Replacing player={player} card={option} /> : undefined;

const isGovernment = (id: string): id is GovernmentId => Object.hasOwn(GOVERNMENTS, id);

export const focusRowRows = {
  startOfTurn: { body: StartOfTurn, word: effectWord, by: nobody, rule: 'rule:R7.1', sample: inBase },
  chooseCard: {
    body: InTheRow,
    word: ({ words }, option) => {
      const card = firstOption.read(option)?.card;
      return card && words.word('option.first', { card: words.word(`card.${card}.name`) });
    },
    outlook: (_beholder, { player }, option, isBrief) =>
      isCard(option) ? <ResolvingBody player={player} card={option} isBrief={isBrief} /> : undefined,
    by: nobody,
    rule: 'rule:R7.2',
    sample: inBoth,
  },
  resolveAgain: { body: 'plain', rule: 'rule:R7.3', sample: inBase },
  resolveOther: { body: InTheRow, rule: 'rule:R7.3', sample: inBase },
  swapCards: { body: InTheRow, rule: 'rule:R8.1', sample: inBase },
  orderShifts: {
    body: OrderShifts,
    word: (beholder, option) => {
      const name = effectWord(beholder, option);
      const { kind, id = '' } = sourceOption.read(option) ?? {};
      if (name === undefined || kind !== 'government' || !isGovernment(id)) return name;
      return beholder.words.tell('option.government', { government: name, shift: GOVERNMENTS[id].shift });
    },
    rule: 'rule:T4.5',
    sample: inTerra,
  },
  takeCard: { body: TakeCard, outlook: replacing, rule: 'rule:R9.2', sample: inBase },
  giveWay: { body: InTheRow, rule: 'rule:R8.3', sample: inBase },
  upgradeCard: {
    body: InTheRow,
    left: (_s, step, from) => unused('left.upgradeCard', Math.min(step.left, from.length - 1)),
    outlook: (_beholder, { player }, option) =>
      isCard(option) ? <Upgrading player={player} card={option} /> : undefined,
    rule: 'rule:R8.3',
    sample: inBase,
  },
  upgradeTo: {
    body: TakeCard,
    outlook: replacing,
    rule: 'rule:R8.3',
    sample: inTerra,
  },
  copyCard: {
    body: TakeCard,
    left: (_s, _step, from) => unused('left.copyCard', from.length - 1),
    outlook: replacing,
    rule: 'rule:R7.3',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
