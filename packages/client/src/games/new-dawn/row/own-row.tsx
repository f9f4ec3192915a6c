import type { PlayerId } from '@morgenrot/engine';
import { cityStatesOn, type FocusCard, slotNumber, TERRAINS } from '@morgenrot/new-dawn';
import { useId, useState } from 'react';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { capitalised } from '../../../texts/words.ts';
import { numberOf, useMatch, useMyStep } from '../match.ts';
import { usePeople } from '../names.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { CardFace, CardLoad } from './focus-card-view.tsx';

/** A slot's number is its terrain as well: the terrains stand in the order of their difficulty. */
export const terrainOfSlot = (slot: number) => TERRAINS[slot - 1] ?? 'mountain';

/** The row of one player, large: mine, or for a watcher that of whoever lends their eyes or has the turn. */
export function OwnRow() {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const eyes = useBoard((board) => board.eyes);
  const player = useMatch((s) => me ?? eyes ?? s.active);
  const row = useMatch((s) => s.seats[player]?.row ?? []);
  const title = useId();
  return (
    <section className="own-row" aria-labelledby={title}>
      <h2 id={title} className={me === null ? 'row-title' : 'unseen'}>
        {me === null ? tell('row.of', { player: nameOf(player) }) : tell('row.title')}
      </h2>
      <Places player={player} row={row} />
    </section>
  );
}

function Places({ player, row }: { player: PlayerId; row: readonly FocusCard[] }) {
  const [opened, setOpened] = useState<number>();
  const chosen = useBoard((board) => board.chosen);
  // What is chosen is told by the prompt.
  const shown = row.find(({ id, card }) => id === opened && !chosen.includes(card));
  return (
    <>
      <ol className="places">
        {row.map((focus, position) => (
          <Place
            key={focus.id}
            player={player}
            focus={focus}
            position={position}
            isOpen={shown?.id === focus.id}
            onOpen={() => setOpened(opened === focus.id ? undefined : focus.id)}
          />
        ))}
      </ol>
      <div className="card-detail" aria-hidden="true">
        {shown && <CardFace card={shown.card} />}
      </div>
    </>
  );
}

interface PlaceProps {
  player: PlayerId;
  focus: FocusCard;
  position: number;
  isOpen: boolean;
  onOpen: () => void;
}

function Place({ player, focus, position, isOpen, onOpen }: PlaceProps) {
  const { tell, word } = useBoardWords();
  const { pick } = useBoardActions();
  const { card } = focus;
  const slot = slotNumber(position);
  const ground = terrainOfSlot(slot);
  const isOffered = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.from.includes(card));
  const isRefused = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.refused?.[card] !== undefined);
  const isChosen = useBoard(({ chosen }) => chosen.includes(card));
  // The first of two cards that change places.
  const held = numberOf(useMyStep(), 'first');
  const isHeld = held === focus.id;
  const cityStates = useMatch((s) => cityStatesOn(s, player, focus.id));
  const spent = useMatch((s) => s.seats[player]?.spent ?? []);
  return (
    <li className="place">
      <span className={`slot slot-${ground}`}>
        <span className="unseen">{tell('row.slot', { slot })}: </span>
        <span className="slot-number" aria-hidden="true">
          {slot}
        </span>
        <span className="slot-ground">{capitalised(word(`ground.${ground}`))}</span>
      </span>
      <button
        type="button"
        className="focus-card"
        data-offered={isOffered || undefined}
        data-open={isOpen || undefined}
        data-held={isHeld || undefined}
        aria-pressed={isOffered ? isChosen : isOpen}
        aria-disabled={isRefused || undefined}
        onClick={() => {
          onOpen();
          if (isOffered || isRefused) pick(card);
        }}
      >
        <CardFace card={card} />
        <CardLoad focus={focus} cityStates={cityStates} spent={spent} />
      </button>
    </li>
  );
}
