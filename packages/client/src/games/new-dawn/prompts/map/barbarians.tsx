import type { Barbarian } from '@morgenrot/new-dawn';
import { BARBARIANS } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { capitalised } from '../../../../texts/words.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { placeInFull } from '../../places.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

const isBarbarian = (option: string): option is Barbarian => BARBARIANS.some((letter) => letter === option);

/** Which barbarian: here, or where it stands on the map. */
export function Barbarians({ optionWord }: BodyProps) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const letters = useAllOptions().filter(isBarbarian);
  return (
    <ChoiceList
      choices={letters.map((letter) => {
        const at = s.barbarians[letter]?.at;
        return {
          option: letter,
          icon: <Sprite name={`barbarian-${letter}`} />,
          title: optionWord(letter),
          note: at ? capitalised(placeInFull(s, words, at)) : undefined,
        };
      })}
    />
  );
}
