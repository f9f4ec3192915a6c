import { DIPLOMACY, type DiplomacyCardId, heldOption } from '@morgenrot/new-dawn';
import { useAllOptions } from '../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../kits/board/choice-list.tsx';
import { usePeople } from '../../../kits/board/people.ts';
import { ControlMark } from '../icons/control-mark.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

export const isDiplomacy = (option: string): option is DiplomacyCardId => Object.hasOwn(DIPLOMACY, option);

/** The cards that are with their owner, and what they do. */
export function TakeDiplomacy() {
  const { word } = useBoardWords();
  const cards = useAllOptions().filter(isDiplomacy);
  return (
    <ChoiceList
      choices={cards.map((card) => ({
        option: card,
        icon: <Sprite name="diplomacy" />,
        title: word(`diplomacy.${card}.name`),
        text: word(`diplomacy.${card}.text`),
        entry: `diplomacy:${card}`,
      }))}
    />
  );
}

/** Own held cards, named by giver and kind. */
export function SwapDiplomacy() {
  const { word, tell } = useBoardWords();
  const { nameOf } = usePeople();
  const held = useAllOptions().flatMap((option) => {
    const found = heldOption.read(option);
    return found ? [{ option, ...found }] : [];
  });
  return (
    <ChoiceList
      choices={held.map(({ option, from, card }) => ({
        option,
        icon: <ControlMark player={from} />,
        title: word(`diplomacy.${card}.name`),
        note: tell('holdings.from', { player: nameOf(from) }),
        text: word(`diplomacy.${card}.text`),
        entry: `diplomacy:${card}`,
      }))}
    />
  );
}

/** From whom to take a card. */
export function TakeAnyDiplomacy() {
  const { nameOf } = usePeople();
  const order = useMatch((s) => s.order);
  const players = useAllOptions().filter((option) => order.includes(option));
  return (
    <ChoiceList
      choices={players.map((player) => ({
        option: player,
        icon: <ControlMark player={player} />,
        title: nameOf(player),
      }))}
    />
  );
}
