import { type HexKey, isHex, key } from '@morgenrot/hex';
import { capitalOf, isFriendly, readingForGood, type State } from '@morgenrot/new-dawn';
import { memo, useCallback, useMemo, useState } from 'react';
import { useGlow } from '../../../board/glow.ts';
import { optionAt } from '../../../board/places.ts';
import { useAllOptions } from '../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { SIZE } from '../../../kits/hex/geometry.ts';
import { HexMap } from '../../../kits/hex/hex-map.tsx';
import { capitalised } from '../../../texts/words.ts';
import { stateOf } from '../match.ts';
import { placeInFull } from '../places.ts';
import { SightCard } from '../sight/sight-card.tsx';
import { SightLayer } from '../sight/sight-layer.tsx';
import { EmptyPlaces, LookingGhost } from '../tiles/ghost.tsx';
import { LayingWords } from '../tiles/laying-words.tsx';
import { SpotGhost, useSpots } from '../tiles/spots.tsx';
import { type Laying, useLaying } from '../tiles/use-laying.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { MapDrawing } from './drawing.tsx';
import { mapFactsOf, rememberedLabels } from './facts.ts';
import { isInOneGo } from './in-one-go.ts';
import type { SpaceName } from './labels.ts';
import { type Beholder, printedName } from './space-facts.ts';
import { useSpaceOf } from './use-space-of.ts';

const namesOf = (beholder: Beholder, hexes: readonly HexKey[]): SpaceName[] =>
  hexes.flatMap((hex) => {
    const printed = printedName(beholder, hex);
    return printed ? [{ hex, ...printed }] : [];
  });

/** While tiles are laid, beside the map: about as much as a tile needs. */
const ROOM_FOR_TILES = SIZE * 3.4;

/** A click chooses the space, what stands on it, or the place for a tile. */
function useChoosing(spaceOf: ReturnType<typeof useSpaceOf>, laying: Laying | undefined): (hex: HexKey) => void {
  const { pick, confirmThen, store } = useBoardActions();
  const options = useAllOptions();
  return useCallback(
    (hex) => {
      if (laying) laying.choose(hex);
      else if (isInOneGo(store.getState(), hex)) confirmThen(hex);
      else pick(optionAt(options, hex, spaceOf));
    },
    [laying, pick, confirmThen, store, spaceOf, options],
  );
}

/** The spaces that are drawn; the same list as long as no tile is added. */
function useHexes(s: State): readonly HexKey[] {
  const spots = Object.keys(s.map).join(' ');
  return useMemo(() => spots.split(' ').filter(isHex), [spots]);
}

function useBeholder(): Beholder {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const view = useBoard((board) => board.view);
  const me = useBoard((board) => board.me);
  const s = stateOf(view);
  return useMemo(() => ({ s, me, words, nameOf }), [s, me, words, nameOf]);
}

/** The map of the match: what lies where, what may be chosen, and a click on it. */
export const BoardMap = memo(function BoardMap() {
  const beholder = useBeholder();
  const { s, me, words, nameOf } = beholder;
  const { looks } = useBoardActions();
  const hexes = useHexes(s);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or names need other labels
  const labels = useMemo(rememberedLabels, [words, nameOf, s.phase === 'setUp' ? s : undefined]);
  const facts = useMemo(
    () => readingForGood(s, () => mapFactsOf(beholder, hexes, labels)),
    [s, beholder, hexes, labels],
  );
  const names = useMemo(() => readingForGood(s, () => namesOf(beholder, hexes)), [s, beholder, hexes]);
  const laying = useLaying(s);
  const spaceOf = useSpaceOf();
  const glow = useGlow(spaceOf);
  const offered = useMemo(() => glow.offered.split(' ').filter(isHex), [glow.offered]);
  const spots = useSpots(s);
  // A tile is put on a place, a single token as well.
  const beside = laying ?? spots;
  const wanted = laying ? laying.empty : offered;
  const mine = useMemo(
    () => readingForGood(s, () => hexes.filter((hex) => me !== null && isFriendly(s, me, hex))),
    [hexes, me, s],
  );
  const [focused, setFocused] = useState<HexKey>();
  const home = useMemo(() => (me === null ? undefined : readingForGood(s, () => capitalOf(s, me))), [s, me]);
  const focusable = focused && (s.map[focused] || beside?.places.has(focused)) ? focused : (home ?? hexes[0]);
  const empty = beside?.empty;
  const all = useMemo(() => (empty ? [...hexes, ...empty] : hexes), [hexes, empty]);
  const choose = useChoosing(spaceOf, laying);
  const point = useCallback((hex: HexKey | undefined) => looks.setState({ place: hex }), [looks]);
  const [shown] = glow.lit.split(' ');

  return (
    <HexMap
      hexes={all}
      margin={laying || (s.building && !spots) ? ROOM_FOR_TILES : undefined}
      onFocus={setFocused}
      onTurn={laying?.turn}
      onFlip={laying?.flip}
      onChoose={choose}
      onPoint={point}
      shown={isHex(shown) ? shown : undefined}
      subject={laying?.placed ? key(laying.placed.q, laying.placed.r) : s.combat?.hex}
      wanted={wanted}
      home={mine}
      aside={laying ? <LayingWords laying={laying} s={s} /> : <SightCard beholder={beholder} />}
    >
      <MapDrawing
        facts={facts}
        names={names}
        glow={glow}
        focusable={focusable}
        offeredWord={words.tell('space.offered')}
        places={
          beside && (
            <EmptyPlaces
              hexes={beside.empty}
              places={beside.places}
              rot={laying?.rot ?? 0}
              nameOf={(hex) => {
                const place = placeInFull(s, words, hex);
                return capitalised(laying ? words.tell('tile.spot', { place }) : place);
              }}
              focusable={focusable}
            />
          )
        }
      >
        {laying ? null : <SightLayer />}
        {laying && <LookingGhost laying={laying} s={s} />}
        {!laying && spots && <SpotGhost {...spots} />}
      </MapDrawing>
    </HexMap>
  );
});
