import {
  endsOf,
  FOCUS_CARDS,
  type FocusCardId,
  type FocusType,
  GOVERNMENTS,
  governmentFor,
  type NewDawnStep,
  rulesetOf,
  type State,
  shiftsOn,
  slotNumber,
} from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { EffectIcon } from '../../icons/effect-icon.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';
import { isCard } from './take-card.tsx';

/** In which slot a card of the row is resolved with its government's marker on it, where it lies now. */
function slotWith(s: State, player: string, card: FocusCardId): { slot: number; moved: number } {
  const { slots } = rulesetOf(s);
  const position = s.seats[player]?.row.findIndex((focus) => focus.card === card) ?? 0;
  const { shift } = GOVERNMENTS[governmentFor(FOCUS_CARDS[card].type)];
  const end = Math.min(slots.length - 1, position + shift);
  return { slot: slotNumber(s, position), moved: slots[end] ?? 1 };
}

/** Governments for the cards in the first slots: what each of them changes, and what ends. */
export function ChooseGovernment({ step }: BodyProps) {
  const { tell, word } = useBoardWords();
  const player = step.player ?? '';
  const s = useMatch((state) => state);
  const cards = useAllOptions().filter(isCard);
  const [old] = Object.keys(s.seats[player]?.governments ?? {});
  const now = old === undefined ? undefined : governmentFor(old as FocusType);
  return (
    <>
      {now && (
        <PromptFacts>
          <Sprite name={`government-${now}`} />
          <span>{tell('government.now', { government: word(`government.${now}`) })}</span>
        </PromptFacts>
      )}
      <ChoiceList
        choices={cards.map((card) => {
          const { type } = FOCUS_CARDS[card];
          const id = governmentFor(type);
          const government = word(`government.${id}`);
          return {
            option: card,
            icon: <Sprite name={`government-${id}`} />,
            title: government,
            note: word(`card.${card}.name`),
            text: (
              <>
                {word('government.text', { type: word(`type.${type}`), shift: GOVERNMENTS[id].shift })}{' '}
                {tell('government.then', { government, ...slotWith(s, player, card) })}
              </>
            ),
          };
        })}
      />
    </>
  );
}

/** Which shift counts first, and in which slot the card can end then. */
export function OrderShifts({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const s = useMatch((state) => state);
  const options = useAllOptions();
  const ordering = step as NewDawnStep;
  if (ordering.kind !== 'orderShifts') return null;
  const { slots } = rulesetOf(s);
  const shifts = shiftsOn(s, ordering.player, ordering.focus).filter(({ id }) => ordering.left.includes(id));
  const endingWith = (first: string): string => {
    const shift = shifts.find(({ id }) => id === first);
    const position = Math.min(slots.length - 1, ordering.position + (shift?.by(ordering.position) ?? 0));
    const ends = endsOf(
      s,
      position,
      shifts.filter(({ id }) => id !== first),
    );
    return [...new Set(ends.map((end) => slots[end] ?? 1))].sort().join(' / ');
  };
  return (
    <ChoiceList
      choices={options.map((id) => ({
        option: id,
        icon: <EffectIcon source={id} />,
        title: optionWord(id),
        note: tell('shift.then', { slots: endingWith(id) }),
      }))}
    />
  );
}
