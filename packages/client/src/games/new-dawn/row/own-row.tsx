import type { PlayerId } from '@morgenrot/engine';
import { cityStatesOn, FOCUS_CARDS, type FocusCard, resolvingSlot, slotNumber } from '@morgenrot/new-dawn';
import { memo, useId, useRef, useState } from 'react';
import { useLookAt } from '../../../board/looks.ts';
import { useSlide } from '../../../board/motion/use-slide.ts';
import { useBoard, useBoardActions, useMyStep } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { tip } from '../../../reference/tip.ts';
import { capitalised } from '../../../texts/words.ts';
import { playerNumberOf, useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { CardFace, CardLoad } from './focus-card-view.tsx';
import { governmentOn, terrainOfSlot } from './slots.ts';
import { whatNow } from './what-now.ts';

/** The row of one player, large: mine, or for a watcher that of whoever lends their eyes or has the turn. */
export const OwnRow = memo(function OwnRow() {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const eyes = useBoard((board) => board.eyes);
  const player = useMatch((s) => me ?? eyes ?? s.active);
  const row = useMatch((s) => s.seats[player]?.row ?? []);
  const title = useId();
  return (
    <section className="m-column nd-own-row" data-answers="" tabIndex={-1} data-keeps-focus="" aria-labelledby={title}>
      <h2 id={title} className={me === null ? 'nd-row-title' : 'm-unseen'}>
        {me === null ? tell('row.of', { player: nameOf(player) }) : tell('row.title')}
      </h2>
      <Places player={player} row={row} />
    </section>
  );
});

function Places({ player, row }: { player: PlayerId; row: readonly FocusCard[] }) {
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  useSlide(
    list,
    row.map(({ id }) => id),
  );
  const chosen = useBoard((board) => board.chosen);
  // What is chosen is told by the prompt.
  const shown = row.find(({ id, card }) => id === opened && !chosen.includes(card));
  return (
    <>
      <ol ref={list} className="nd-places" data-slots={row.length}>
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
      <div className="nd-card-detail" aria-hidden="true">
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
  const words = useBoardWords();
  const { tell, word } = words;
  const { pick } = useBoardActions();
  const { card } = focus;
  const looking = useLookAt(card);
  const slot = useMatch((s) => slotNumber(s, position));
  const ground = terrainOfSlot(slot);
  const resolved = useMatch((s) => resolvingSlot(s, player, focus.id));
  const government = useMatch((s) => governmentOn(s, player, focus.id));
  const isOffered = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.from.includes(card));
  const isRefused = useBoard(({ asked }) => asked?.ask.shape === 'one' && asked.ask.refused?.[card] !== undefined);
  const isChosen = useBoard(({ chosen }) => chosen.includes(card));
  // The first of two cards that change places.
  const held = playerNumberOf(useMyStep(), 'first');
  const isHeld = held === focus.id;
  const cityStates = useMatch((s) => cityStatesOn(s, player, focus.id));
  const spent = useMatch((s) => s.seats[player]?.spent ?? []);
  const now = useMatch((s) => whatNow(s, player, focus.id, words));
  return (
    <li className="nd-place">
      <span
        className={`m-row nd-slot nd-slot-${ground}`}
        data-then={resolved !== slot || undefined}
        {...tip('term:slot', tell('choose.slot', { slot, ground: word(`ground.${ground}`) }))}
      >
        <span className="m-unseen">{tell('row.slot', { slot })}: </span>
        <span className="nd-slot-number" aria-hidden="true">
          {slot}
        </span>
        <span className="m-cut nd-slot-ground">{capitalised(word(`ground.${ground}`))}</span>
        {resolved !== slot && <SlotThen slot={resolved} />}
      </span>
      <button
        type="button"
        className={`nd-focus-card nd-type-${FOCUS_CARDS[card].type}`}
        data-part={`card:${player}:${card}`}
        data-offered={isOffered || undefined}
        data-open={isOpen || undefined}
        data-held={isHeld || undefined}
        aria-pressed={isOffered ? isChosen : isOpen}
        aria-disabled={isRefused || undefined}
        {...tip(`focus:${card}`, tell('now.title', { what: now.join(', ') }))}
        {...looking}
        onClick={() => {
          onOpen();
          if (isOffered || isRefused) pick(card);
        }}
      >
        <CardFace card={card} now={now} />
        {isOffered && <span className="m-unseen"> {tell('space.offered')}</span>}
        <CardLoad focus={focus} cityStates={cityStates} spent={spent} government={government} />
      </button>
    </li>
  );
}

/** Something moves the card farther right when it is resolved. */
function SlotThen({ slot }: { slot: number }) {
  const { tell } = useBoardWords();
  const ground = terrainOfSlot(slot);
  return (
    <span
      className={`m-inline nd-slot-then nd-slot-${ground}`}
      {...tip('term:slot', tell('government.slot', { slot }))}
    >
      <span className="m-unseen">{tell('government.slot', { slot })}</span>
      <span aria-hidden="true">→</span>
      <span className="nd-slot-number" aria-hidden="true">
        {slot}
      </span>
    </span>
  );
}
