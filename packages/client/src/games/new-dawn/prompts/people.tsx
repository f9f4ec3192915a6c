import type { PlayerId } from '@morgenrot/engine';
import { figureOption, type NewDawnStep, rulesetOf, type State } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../kits/board/choice-list.tsx';
import { usePeople } from '../../../kits/board/people.ts';
import { listed } from '../../../texts/words.ts';
import { ControlMark } from '../icons/control-mark.tsx';
import { cityStateSprite, EffectIcon } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { useMatch } from '../match.ts';
import { effectText } from '../questions/words.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { PromptFacts } from './facts.tsx';

/** To whom the card goes; it may stay where it is. */
export function GiveIbrahim() {
  const { tell, word } = useBoardWords();
  const { nameOf } = usePeople();
  const order = useMatch((s) => s.order);
  const holder = useMatch((s) => s.terra?.ibrahim ?? null);
  const players = useAllOptions().filter((option) => order.includes(option));
  return (
    <>
      <PromptFacts>
        <Sprite name="ibrahim" />
        <strong>{holder === null ? tell('ibrahim.none') : tell('ibrahim.with', { player: nameOf(holder) })}</strong>
      </PromptFacts>
      <p className="nd-district-text">{word('special.ibrahim.text')}</p>
      <ChoiceList
        choices={players.map((player) => ({
          option: player,
          icon: <ControlMark player={player} />,
          title: nameOf(player),
          note: <Civ player={player} />,
        }))}
      />
    </>
  );
}

function Civ({ player }: { player: PlayerId }) {
  const { word } = useBoardWords();
  const leader = useMatch((s) => s.seats[player]?.leader);
  return leader ? word(`leader.${leader}.civ`) : null;
}

/** The cards of a player that nobody else has. */
function cardsWith(s: State, player: PlayerId): string[] {
  const lent = Object.values(s.seats).flatMap(({ diplomacy }) => diplomacy.filter(({ from }) => from === player));
  return rulesetOf(s).diplomacy.filter((card) => !lent.some((held) => held.card === card));
}

/** Whose cards may be collected, and which of them there are to begin with. */
export function ChooseAlly() {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const s = useMatch((state) => state);
  const players = useAllOptions().filter((option) => s.order.includes(option));
  return (
    <ChoiceList
      choices={players.map((player) => {
        const cards = cardsWith(s, player);
        return {
          option: player,
          icon: <ControlMark player={player} />,
          title: nameOf(player),
          note: <Civ player={player} />,
          text: listed(
            words,
            cards.map((card) => words.word(`diplomacy.${card}.name`)),
          ),
        };
      })}
    />
  );
}

/** Giving the pact back, or keeping it, with what it says. */
export function BreakPact({ step, optionWord }: BodyProps) {
  const { word } = useBoardWords();
  const breaking = step as NewDawnStep;
  const options = useAllOptions();
  if (breaking.kind !== 'breakPact') return null;
  return (
    <>
      <p className="nd-district-text">{word('diplomacy.non-aggression-pact.text')}</p>
      <ChoiceList
        choices={options.map((option) => ({
          option,
          icon: option === 'return' ? <ControlMark player={breaking.from} /> : <Sprite name="diplomacy" />,
          title: optionWord(option),
        }))}
      />
    </>
  );
}

/** A city-state that a caravan has reached may become one's own. */
export function ConquerVisited({ step, optionWord }: BodyProps) {
  const { word } = useBoardWords();
  const won = step as NewDawnStep;
  const options = useAllOptions().filter((option) => option === 'conquer');
  if (won.kind !== 'conquerVisited') return null;
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: <Sprite name={cityStateSprite(won.cityState)} />,
        title: optionWord(option),
        note: word(`cityState.${won.cityState}.name`),
      }))}
    />
  );
}

/** What listens for one visit, each with what it does. */
export function ChooseVisitEffect({ optionWord }: BodyProps) {
  const words = useBoardWords();
  return (
    <ChoiceList
      choices={useAllOptions().map((option) => ({
        option,
        icon: option === 'card' ? <Sprite name="trade-token" /> : <EffectIcon source={option} />,
        title: optionWord(option),
        text: effectText(words, option),
      }))}
    />
  );
}

/** Which own figure gives way to a city: from the list, or where it stands on the map. */
export function CityOnFigure({ step, optionWord }: BodyProps) {
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  return (
    <ChoiceList
      choices={useAllOptions()
        .filter((option) => option.includes(':'))
        .map((option) => ({
          option,
          icon: <Sprite name={`${figureOption.read(option)?.kind}-${index}`} />,
          title: optionWord(option),
        }))}
    />
  );
}
