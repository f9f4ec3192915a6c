import type { PlayerId } from '@morgenrot/engine';
import { COUPLE, DIVISORS, isGround, type Place, RINGS, type StoneAge, YIELDS } from '@morgenrot/stone-age';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useLooks } from '../../../board/looks.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { tip } from '../../../reference/tip.ts';
import { capitalised } from '../../../texts/words.ts';
import { FigureOf } from '../drawing/figures.tsx';
import { useMatch, useMatchAlike } from '../match.ts';
import { entryAt } from '../places.ts';
import { useTribeWords } from '../words/own.ts';
import { occupied, placeInWords } from './status.ts';
import { useAnswerAt } from './use-answers.ts';

/** How a place is marked, as the board's glow says. */
export type Marks = Readonly<Record<'offered' | 'refused' | 'chosen' | 'lit' | 'recent', boolean>>;

const ringsOf = (place: Place): number | undefined => {
  if (place === 'hunt') return undefined;
  if (isGround(place)) return RINGS;
  return place === 'hut' ? COUPLE : 1;
};

/** Whose figures stand there, one after the other, and with mine those that I am about to place. */
const standing = (s: StoneAge, place: Place): PlayerId[] =>
  s.order.flatMap((player) => Array.from({ length: s.placed[place]?.[player] ?? 0 }, () => player));

const MOST_SHOWN = 7;

/** Figures on rings; hunters stand together, and many of one player are counted. */
export function Rings({ place, drafted }: { place: Place; drafted: number }) {
  const there = useMatchAlike((s) => standing(s, place));
  const me = useBoard((board) => board.me);
  const rings = ringsOf(place);
  const figures = [...there.map((player) => ({ player, isDraft: false }))];
  if (me !== null) for (let i = 0; i < drafted; i++) figures.push({ player: me, isDraft: true });
  if (rings === undefined && figures.length > MOST_SHOWN)
    return <Crowd figures={figures.map(({ player }) => player)} />;
  const room = rings ?? figures.length;
  return (
    <span className="sa-rings" data-room="" data-rings={rings ?? 0}>
      {Array.from({ length: Math.max(room, figures.length) }, (_, i) => {
        const figure = figures[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring has no other name than its number
          <span key={i} className="sa-ring" data-drafted={figure?.isDraft || undefined}>
            {figure && <FigureOf player={figure.player} />}
          </span>
        );
      })}
    </span>
  );
}

function Crowd({ figures }: { figures: readonly PlayerId[] }) {
  const players = [...new Set(figures)];
  return (
    <span className="sa-rings" data-room="" data-rings="0">
      {players.map((player) => (
        <span key={player} className="sa-ring sa-crowd">
          <FigureOf player={player} />
          <b>{figures.filter((one) => one === player).length}</b>
        </span>
      ))}
    </span>
  );
}

interface PlaceButtonProps {
  place: Place;
  marks: Marks;
  className: string;
  children: ReactNode;
}

const DIGIT = /^[1-9]$/;

/** A place that can be pointed at, pressed, and walked to with arrow keys. */
export const PlaceButton = memo(function PlaceButton({ place, marks, className, children }: PlaceButtonProps) {
  const words = useTribeWords();
  const { nameOf } = usePeople();
  const { looks } = useBoardActions();
  const me = useBoard((board) => board.me);
  const s = useMatch((state) => state);
  const answerAt = useAnswerAt();
  const beholder = { words, me, nameOf };
  const isLooked = useLooks((all) => all.place === place);
  const look = (): void => looks.setState({ place });
  const away = (): void => {
    if (looks.getState().place === place) looks.setState({ place: undefined });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (DIGIT.test(event.key)) answerAt(place, Number(event.key));
  };
  const shown = (['offered', 'chosen', 'lit'] as const).filter((mark) => marks[mark]);
  return (
    <div className={className} data-marks={shown.join(' ')}>
      {/* Drawn behind the button and not in it: what is heard of a place has an order of its own. */}
      <span className="sa-drawn" aria-hidden="true">
        {children}
      </span>
      <button
        type="button"
        className="sa-press"
        data-place={place}
        data-offered={marks.offered || undefined}
        data-refused={marks.refused || undefined}
        data-chosen={marks.chosen || undefined}
        data-lit={marks.lit || undefined}
        data-recent={marks.recent || undefined}
        data-looked={isLooked || undefined}
        aria-pressed={marks.chosen || undefined}
        {...tip(entryAt(s, place), capitalised(occupied(s, place, beholder)))}
        aria-label={`${placeInWords(s, place, beholder)}${marks.offered ? `; ${words.tell('village.offered')}` : ''}`}
        onClick={() => answerAt(place)}
        onKeyDown={onKeyDown}
        onPointerEnter={look}
        onPointerLeave={away}
        onFocus={look}
        onBlur={away}
      />
    </div>
  );
});

/** What the roll is divided by, beside what it gives. */
export const divisorOf = (place: Place): number | undefined => (isGround(place) ? DIVISORS[YIELDS[place]] : undefined);
