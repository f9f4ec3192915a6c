import type { HexKey } from '@morgenrot/hex';
import { capitalOf, isFriendly, type NewDawnStep, type State } from '@morgenrot/new-dawn';
import { useCallback, useMemo, useState } from 'react';
import { SIZE } from '../../../board/map/geometry.ts';
import { HexMap } from '../../../board/map/hex-map.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { capitalised } from '../../../texts/words.ts';
import { stateOf, useMyStep } from '../match.ts';
import { usePeople } from '../names.ts';
import { placeInFull } from '../places.ts';
import { useAllOptions } from '../prompts/use-ask.ts';
import { EmptyPlaces, Ghost } from '../tiles/ghost.tsx';
import { type Laying, useLaying } from '../tiles/use-laying.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { optionOn } from './aliases.ts';
import { factsOf, rememberedLabels } from './facts.ts';
import { Inspector } from './inspector.tsx';
import { Space, SpaceName } from './space.tsx';
import { type Beholder, printedName } from './space-facts.ts';
import { isHex, useMarks } from './use-marks.ts';

const namesOf = (beholder: Beholder, hexes: readonly HexKey[]) =>
  hexes.flatMap((hex) => {
    const name = printedName(beholder, hex);
    return name === undefined ? [] : [{ hex, name }];
  });

/** While tiles are laid, beside the map: about as much as a tile needs. */
const ROOM_FOR_TILES = SIZE * 3.4;

/** A click chooses the space, what stands on it, or the place for a tile. */
function useChoosing(s: State, laying: Laying | undefined): (hex: HexKey) => void {
  const { pick } = useBoardActions();
  const step = useMyStep() as NewDawnStep | undefined;
  const options = useAllOptions();
  return useCallback(
    (hex) => {
      if (laying) laying.choose(hex);
      else pick(optionOn(s, step, options, hex) ?? hex);
    },
    [laying, pick, s, step, options],
  );
}

/** The map of the match: what lies where, what may be chosen, and a click on it. */
export function BoardMap() {
  const words = useBoardWords();
  const people = usePeople();
  const view = useBoard((board) => board.view);
  const me = useBoard((board) => board.me);
  const s = stateOf(view);
  const spots = Object.keys(s.map).join(' ');
  const hexes = useMemo(() => spots.split(' ').filter(isHex), [spots]);
  const beholder = useMemo<Beholder>(() => ({ s, me, words, nameOf: people.nameOf }), [s, me, words, people]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or names need other labels
  const labels = useMemo(rememberedLabels, [words, people, s.phase === 'setUp' ? s : undefined]);
  const facts = useMemo(() => factsOf(beholder, hexes, labels), [beholder, hexes, labels]);
  const names = useMemo(() => namesOf(beholder, hexes), [beholder, hexes]);
  const [pointed, setPointed] = useState<HexKey>();
  const laying = useLaying(s, pointed);
  const { markOf, chosen, lit, recent } = useMarks();
  const offered = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from.filter(isHex) : []));
  const wanted = laying ? laying.empty : offered;
  const mine = useBoard(() => hexes.filter((hex) => me !== null && isFriendly(s, me, hex)));
  const [focused, setFocused] = useState<HexKey>();
  const home = me === null ? undefined : capitalOf(s, me);
  const focusable = focused && (s.map[focused] || laying?.places.has(focused)) ? focused : (home ?? hexes[0]);
  const all = useMemo(() => (laying ? [...hexes, ...laying.empty] : hexes), [hexes, laying]);
  const choose = useChoosing(s, laying);
  const focus = useCallback((hex: HexKey) => {
    setFocused(hex);
    setPointed(hex);
  }, []);

  return (
    <HexMap
      hexes={all}
      margin={s.building ? ROOM_FOR_TILES : undefined}
      onFocus={focus}
      onTurn={laying?.turn}
      onChoose={choose}
      onPoint={setPointed}
      shown={isHex(lit[0]) ? lit[0] : undefined}
      wanted={wanted}
      home={mine}
      aside={<Inspector beholder={beholder} hex={pointed} />}
    >
      {facts.map((fact) => {
        const mark = markOf(fact.hex);
        const label = mark === 'offered' ? `${fact.label}, ${words.tell('space.offered')}` : fact.label;
        return (
          <Space
            key={fact.hex}
            {...fact}
            label={label}
            mark={mark}
            isChosen={chosen.includes(fact.hex)}
            isLit={lit.includes(fact.hex)}
            isNew={recent.includes(fact.hex)}
            isFocusable={fact.hex === focusable}
          />
        );
      })}
      {laying && (
        <EmptyPlaces
          hexes={laying.empty}
          places={laying.places}
          rot={laying.rot}
          nameOf={(hex) => capitalised(words.tell('tile.spot', { place: placeInFull(s, words, hex) }))}
          focusable={focusable}
        />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the spaces say their names */}
      <g aria-hidden="true">
        {names.map(({ hex, name }) => (
          <SpaceName key={hex} hex={hex} name={name} />
        ))}
      </g>
      {laying?.shown && <Ghost step={laying.step} {...laying.shown} />}
    </HexMap>
  );
}
