import type { HexKey } from '@morgenrot/hex';
import { isFriendly } from '@morgenrot/new-dawn';
import { useCallback, useMemo, useState } from 'react';
import { HexMap } from '../../../board/map/hex-map.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { stateOf } from '../match.ts';
import { usePeople } from '../names.ts';
import { useBoardWords } from '../words/use-board-words.ts';
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

/** The map of the match: what lies where, what may be chosen, and a click on it. */
export function BoardMap() {
  const words = useBoardWords();
  const people = usePeople();
  const { pick } = useBoardActions();
  const view = useBoard((board) => board.view);
  const me = useBoard((board) => board.me);
  const s = stateOf(view);
  const spots = Object.keys(s.map).join(' ');
  const hexes = useMemo(() => spots.split(' ') as HexKey[], [spots]);
  const beholder = useMemo<Beholder>(() => ({ s, me, words, nameOf: people.nameOf }), [s, me, words, people]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or names need other labels
  const labels = useMemo(rememberedLabels, [words, people]);
  const facts = useMemo(() => factsOf(beholder, hexes, labels), [beholder, hexes, labels]);
  const names = useMemo(() => namesOf(beholder, hexes), [beholder, hexes]);
  const { markOf, chosen, lit, recent } = useMarks();
  const wanted = useBoard(({ asked }) => (asked?.ask.shape === 'one' ? asked.ask.from.filter(isHex) : []));
  const mine = useBoard(() => hexes.filter((hex) => me !== null && isFriendly(s, me, hex)));
  const [focused, setFocused] = useState((me !== null && s.seats[me]?.capital) || hexes[0]);
  const [pointed, setPointed] = useState<HexKey>();
  const choose = useCallback((hex: HexKey) => pick(hex), [pick]);

  return (
    <HexMap
      hexes={hexes}
      onFocus={setFocused}
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
            isFocusable={fact.hex === focused}
          />
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the spaces say their names */}
      <g aria-hidden="true">
        {names.map(({ hex, name }) => (
          <SpaceName key={hex} hex={hex} name={name} />
        ))}
      </g>
    </HexMap>
  );
}
