import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  DISTRICTS,
  type District,
  districtOption,
  districtsLeft,
  districtsOf,
  type NewDawnStep,
  type State,
  strikeOption,
  tradeOn,
} from '@morgenrot/new-dawn';
import { useEffect } from 'react';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions, useAsk } from '../../../../board/prompt/use-ask.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { usePeople } from '../../../../kits/board/people.ts';
import { capitalised, listed } from '../../../../texts/words.ts';
import { DistrictSign } from '../../districts/sign.tsx';
import { bestYield, type Yield, yieldOf } from '../../districts/yields.ts';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { placeInFull } from '../../places.ts';
import { isDistrict } from '../../questions/words.ts';
import { Hyphenated } from '../../row/hyphenated.tsx';
import { spacesNext } from '../../sight/ahead.ts';
import { useHand } from '../../tiles/laying.ts';
import { type BoardWords, useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';
import { placeOfStrike } from './place-of-strike.ts';

/** "3 trade tokens, 1 of them finds no room". */
export function sayYield({ tell }: BoardWords, { spaces, lost }: Yield): string {
  const brings = tell('district.brings', { count: spaces.length });
  return lost > 0 ? `${brings}, ${tell('district.lost', { count: lost })}` : brings;
}

/** A district or reinforcing, with what there is of both. */
export function GrowthBody({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const choosing = step as NewDawnStep;
  const player = step.player ?? '';
  const left = useMatch((s) => districtsLeft(s, player));
  const tokens = useMatch((s) => (choosing.kind === 'growth' ? tradeOn(s, player, choosing.focus) : 0));
  const index = useMatch((s) => s.order.indexOf(player));
  const options = useAllOptions().filter((option) => option === 'district' || option === 'reinforce');
  if (choosing.kind !== 'growth') return null;
  const texts: Record<string, string> = {
    district: tell('growth.left', { count: left.length }),
    reinforce: tell('reinforce.most', { count: choosing.slot }),
  };
  return (
    <>
      <ChoiceList
        choices={options.map((option) => ({
          option,
          icon:
            option === 'district' ? (
              <DistrictSign district={left[0] ?? 'campus'} player={player} />
            ) : (
              <Sprite name={`reinforced-${index}`} />
            ),
          title: optionWord(option),
          text: texts[option],
        }))}
      />
      {tokens > 0 && <p className="m-quiet">{tell('growth.tokens', { count: tokens })}</p>}
    </>
  );
}

/** First which district, by its sign; then where, on the map. */
export function PlaceDistrictBody({ step }: BodyProps) {
  const { tell, word } = useBoardWords();
  const { district: held, setDistrict } = useHand();
  const player = step.player ?? '';
  const { from } = useAsk();
  const spaces = (district: District): number =>
    from.filter((option) => districtOption.read(option)?.district === district).length;
  const open = DISTRICTS.filter((district) => spaces(district) > 0);
  const chosen = held && open.includes(held) ? held : open[0];
  useEffect(() => {
    if (chosen !== held) setDistrict(chosen);
  }, [chosen, held, setDistrict]);
  return (
    <>
      <p className="m-quiet">{tell('district.choose')}</p>
      <fieldset className="nd-district-picks" aria-label={tell('district.choose')}>
        {DISTRICTS.map((district) => (
          <button
            key={district}
            type="button"
            className="m-option nd-district-pick"
            aria-pressed={district === chosen}
            aria-disabled={spaces(district) === 0}
            title={word(`district.${district}.text`)}
            onClick={() => spaces(district) > 0 && setDistrict(district)}
          >
            <DistrictSign district={district} player={player} />
            <span>
              <Hyphenated text={word(`district.${district}.name`)} />
            </span>
            {spaces(district) === 0 && <span className="m-quiet">{tell('district.onMap')}</span>}
          </button>
        ))}
      </fieldset>
      {chosen && (
        <p className="nd-district-text">
          <strong>{word(`district.${chosen}.name`)}:</strong> {word(`district.${chosen}.text`)}{' '}
          <span className="m-quiet">{tell('district.places', { count: spaces(chosen) })}</span>
        </p>
      )}
    </>
  );
}

interface OwnProps {
  s: State;
  words: BoardWords;
  player: PlayerId;
  district: District;
}

/** Where a district lies and what it would bring now. */
function figuresOf({ s, words, player, district }: OwnProps): { where?: string; brings?: string } {
  const hex = districtsOf(s, player).find((own) => own.district === district)?.hex;
  const gain = hex && bestYield(s, player, district, hex);
  return {
    ...(hex && { where: capitalised(placeInFull(s, words, hex)) }),
    ...(gain && { brings: sayYield(words, gain) }),
  };
}

/** Which own district is next, each with what it would bring. */
export function ResolveDistricts({ step }: BodyProps) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const player = step.player ?? '';
  return (
    <ChoiceList
      choices={useAllOptions()
        .filter(isDistrict)
        .map((district) => {
          const { where, brings } = figuresOf({ s, words, player, district });
          return {
            option: district,
            icon: <DistrictSign district={district} player={player} />,
            title: words.word(`district.${district}.name`),
            note: brings,
            text: (
              <>
                {where && <span className="nd-district-where">{where}. </span>}
                {words.word(`district.${district}.text`)}
              </>
            ),
            entry: `term:${district}`,
          };
        })}
    />
  );
}

/** A kind of district for everybody: who has it, and what it would bring me. */
export function NameDistrict({ step, optionWord }: BodyProps) {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const s = useMatch((state) => state);
  const player = step.player ?? '';
  const index = s.order.indexOf(player);
  const options = useAllOptions();
  const owners = (district: District): string[] =>
    s.order.filter((owner) => districtsOf(s, owner).some((own) => own.district === district)).map(nameOf);
  return (
    <ChoiceList
      choices={options
        .filter((option) => isDistrict(option) || option === 'reinforce')
        .map((option) => {
          if (!isDistrict(option))
            return { option, icon: <Sprite name={`reinforced-${index}`} />, title: optionWord(option) };
          const names = owners(option);
          return {
            option,
            icon: <DistrictSign district={option} player={player} />,
            title: optionWord(option),
            note: names.length > 0 ? words.tell('district.owners', { names: listed(words, names) }) : undefined,
            text: figuresOf({ s, words, player, district: option }).brings,
          };
        })}
    />
  );
}

/** What can be done in the next question, counted. */
function useNext(player: PlayerId, option: string): number {
  const isOffered = useAsk().from.includes(option);
  const count = useMatch((s, { me }) => (me === player && isOffered ? spacesNext(s, player, option).length : 0));
  return isOffered ? count : 0;
}

/** The uses of one district with their figures. */
export function DistrictChoice({ step, optionWord }: BodyProps) {
  const words = useBoardWords();
  const { tell, word } = words;
  const s = useMatch((state) => state);
  const choosing = step as NewDawnStep;
  const player = step.player ?? '';
  const options = useAllOptions();
  const index = s.order.indexOf(player);
  const cities = useNext(player, 'city');
  const tokens = useNext(player, 'reinforce');
  if (choosing.kind !== 'districtChoice') return null;
  const { district, hex } = choosing;
  const icons: Record<string, string> = {
    city: `city-${index}`,
    defeat: `army-${index}`,
    reinforce: `reinforced-${index}`,
  };
  const note = (use: (typeof choosing.left)[number]): string | undefined => {
    const gain = yieldOf(s, player, hex, use);
    if (gain) return sayYield(words, gain);
    const spaces = use === 'city' ? cities : use === 'reinforce' ? tokens : 0;
    return spaces > 0 ? tell('district.places', { count: spaces }) : undefined;
  };
  return (
    <>
      <PromptFacts>
        <DistrictSign district={district} player={player} />
        <strong>{word(`district.${district}.name`)}</strong>
        <span>{capitalised(placeInFull(s, words, hex as HexKey))}</span>
      </PromptFacts>
      <ChoiceList
        choices={choosing.left
          .filter((use) => options.includes(use))
          .map((use) => ({
            option: use,
            icon: <Sprite name={icons[use] ?? 'trade-token'} />,
            title: optionWord(use),
            note: note(use),
          }))}
      />
    </>
  );
}

/** Whom the encampment defeats: from the list, or where it stands on the map. */
export function Encampment({ optionWord }: BodyProps) {
  const words = useBoardWords();
  const s = useMatch((state) => state);
  const targets = useAllOptions().flatMap((option) => {
    const struck = strikeOption.read(option);
    return struck ? [{ option, struck, hex: placeOfStrike(s, option) }] : [];
  });
  return (
    <ChoiceList
      choices={targets.map(({ option, struck, hex }) => ({
        option,
        icon: <Sprite name={'of' in struck ? `army-${s.order.indexOf(struck.of)}` : `barbarian-${struck.barbarian}`} />,
        title: optionWord(option),
        note: 'barbarian' in struck && hex ? capitalised(placeInFull(s, words, hex)) : undefined,
      }))}
    />
  );
}
