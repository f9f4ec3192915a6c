import type { Option } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import { lookOption, type NewDawnStep, namedOption, plainVisitOption, sortOption } from '@morgenrot/new-dawn';
import { isLeaving } from '../../../../board/prompt/options.ts';
import type { BodyProps } from '../../../../board/prompt/prompt.tsx';
import { useAllOptions } from '../../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions } from '../../../../board/use-board.ts';
import { ChoiceList } from '../../../../kits/board/choice-list.tsx';
import { Sprite } from '../../icons/sprite.tsx';
import { useMatch } from '../../match.ts';
import { TileDrawing } from '../../tiles/tile-drawing.tsx';
import { useBoardWords } from '../../words/use-board-words.ts';
import { PromptFacts } from '../facts.tsx';
import { OnMap } from './on-map.tsx';

/** A pile of tiles, the figure that stays, or the token that is spent. */
function OtherIcon({ option, figure }: { option: Option; figure: string }) {
  const named = namedOption.read(option);
  if (option === 'explore') return <Sprite name="tile-stack" />;
  if (plainVisitOption.read(option)) return <Sprite name={figure.replace('army', 'caravan')} />;
  if (option === 'stop') return <Sprite name={figure} />;
  if (named && 'resource' in named) return <Sprite name={`resource-${named.resource}`} />;
  return <Sprite name={option === 'trade' ? 'trade-token' : 'natural-wonder-token'} />;
}

/** What a figure may do beside going somewhere: explore, stay, buy more movement; with the reason where it may not. */
export function BesideTheWay({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const left = useMatch((s) => s.terra?.stack.length ?? 0);
  const index = useMatch((s) => s.order.indexOf(step.player ?? ''));
  const options = useAllOptions().filter((option) => !isHex(option) && !isLeaving(option));
  return (
    <ChoiceList
      choices={options.map((option) => ({
        option,
        icon: <OtherIcon option={option} figure={`army-${index}`} />,
        title: optionWord(option),
        note: option === 'explore' ? tell('stack.left', { count: left }) : undefined,
      }))}
    />
  );
}

/** How many tiles are looked at. */
export function LookAtTiles({ optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const left = useMatch((s) => s.terra?.stack.length ?? 0);
  return (
    <>
      <PromptFacts>
        <span>{tell('stack.left', { count: left })}</span>
      </PromptFacts>
      <ChoiceList
        choices={useAllOptions()
          .filter((option) => lookOption.read(option))
          .map((option) => ({ option, icon: <Sprite name="tile-stack" />, title: optionWord(option) }))}
      />
    </>
  );
}

/** The tiles that only I have seen, both sides of each, and where each of them can go. */
export function SortTiles({ step, optionWord }: BodyProps) {
  const { tell } = useBoardWords();
  const { pick } = useBoardActions();
  const chosen = useBoard((board) => board.chosen[0]);
  const options = useAllOptions();
  const sorting = step as NewDawnStep;
  if (sorting.kind !== 'sortTiles') return null;
  return (
    <>
      <p className="m-quiet">{tell('stack.secret')}</p>
      <ul className="nd-sort-tiles">
        {sorting.tiles.map((tile) => (
          <li key={tile}>
            {(['A', 'B'] as const).map((side) => (
              <figure key={side}>
                <TileDrawing tile={{ tile, side, rot: 0 }} />
                <figcaption>{tell('tile.side', { side })}</figcaption>
              </figure>
            ))}
            <span className="m-ways nd-sort-ways">
              {options
                .filter((option) => sortOption.read(option)?.tile === tile)
                .map((option) => (
                  <button
                    key={option}
                    type="button"
                    className="m-option"
                    aria-pressed={chosen === option}
                    onClick={() => pick(option)}
                  >
                    {optionWord(option)}
                  </button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From which space a tile that has been looked at is laid; both its sides are shown. */
export function LayLookedAt({ step, optionWord }: BodyProps) {
  const laying = step as NewDawnStep;
  const elsewhere = useAllOptions().filter((option) => option === 'top');
  if (laying.kind !== 'layLookedAt') return null;
  return (
    <>
      <div className="nd-tile-options">
        {(['A', 'B'] as const).map((side) => (
          <TileDrawing key={side} tile={{ tile: laying.tile, side, rot: 0 }} />
        ))}
      </div>
      {elsewhere.length === 0 && <OnMap />}
      <ChoiceList
        choices={elsewhere.map((option) => ({
          option,
          icon: <Sprite name="tile-stack" />,
          title: optionWord(option),
        }))}
      />
    </>
  );
}
