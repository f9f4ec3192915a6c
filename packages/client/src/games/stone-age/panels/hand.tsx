import type { PlayerId } from '@morgenrot/engine';
import { inHand } from '@morgenrot/stone-age';
import { type PointerEvent, useRef, useState } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { FigureOf } from '../drawing/figures.tsx';
import { useMatch } from '../match.ts';
import { isTribePlace } from '../places.ts';
import { useAnswerAt } from '../village/use-answers.ts';
import { useTribeWords } from '../words/own.ts';

interface Point {
  x: number;
  y: number;
}

/** The place below a point of the screen. */
function placeAt({ x, y }: Point): string | undefined {
  const element = document.elementFromPoint(x, y)?.closest('[data-place]');
  return element?.getAttribute('data-place') ?? undefined;
}

/** Figures in hand: each can be taken and put down on a place. Tapping the place does the same. */
export function Hand({ player }: { player: PlayerId }) {
  const { tell } = useTribeWords();
  const me = useBoard((board) => board.me);
  const count = useMatch((s) => inHand(s, player));
  const isAsked = useBoard(({ asked }) => asked?.kind === 'place') && player === me;
  const drag = useDrag(isAsked);
  return (
    <div className="sa-hand" data-asked={isAsked || undefined} data-part={`hand:${player}`}>
      <span className="sa-hand-figures" {...drag.handlers} title={isAsked ? tell('own.drag') : undefined}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of one player are all alike
          <FigureOf key={i} player={player} />
        ))}
      </span>
      <span className="sa-hand-count">{tell('own.hand', { count })}</span>
      {drag.at && (
        <span className="sa-hand-ghost" style={{ left: drag.at.x, top: drag.at.y }}>
          <FigureOf player={player} />
        </span>
      )}
    </div>
  );
}

/** A figure follows the pointer, and goes where it is let go. */
function useDrag(isActive: boolean) {
  const answerAt = useAnswerAt();
  const [at, setAt] = useState<Point>();
  const pointer = useRef<number>(undefined);
  const end = (): void => {
    pointer.current = undefined;
    setAt(undefined);
  };
  return {
    at,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!isActive || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = event.pointerId;
        setAt({ x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (pointer.current === event.pointerId) setAt({ x: event.clientX, y: event.clientY });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (pointer.current !== event.pointerId) return;
        end();
        const place = placeAt({ x: event.clientX, y: event.clientY });
        if (place !== undefined && isTribePlace(place)) answerAt(place);
      },
      onPointerCancel: end,
    },
  };
}
