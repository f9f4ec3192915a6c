import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { PlaceWord } from '../../board/places.ts';
import { useWords } from '../../texts/use-words.tsx';
import { boxAround, type Ground, type Way } from './ground.ts';
import { BoxContext } from './layer.tsx';
import { belongsAbove } from './make-way.ts';
import { PictureTools } from './picture-tools.tsx';
import { useCamera } from './use-camera.ts';
import { nextOf } from './walking.ts';

export interface PictureProps<P extends PlaceWord> {
  ground: Ground<P>;
  /** Room around its places. */
  margin?: number;
  onFocus: (place: P) => void;
  onChoose: (place: P) => void;
  /** The mouse is over a place, or over none. */
  onPoint: (place: P | undefined) => void;
  /** Something can be turned: with the wheel over a place for it, or by a key. */
  onTurn?: (by: 1 | -1) => void;
  /** Something can be turned over, by a key. */
  onFlip?: () => void;
  /** A place that has to be in sight, when it changes. */
  shown?: P;
  /** What it is all about for a while: it is looked at from near enough. */
  subject?: P;
  /** Places that may be chosen now: on a small screen the picture comes closer to them. */
  wanted: readonly P[];
  /** My own places; there is a way to them. */
  home: readonly P[];
  /** Sheets; on one of them each place stands in an element with `data-place`. */
  children: ReactNode;
  /** Beside the picture, over its corner. */
  aside?: ReactNode;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const placeUnder = <P extends PlaceWord>(target: EventTarget): P | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  // Written by us, from a place of the ground.
  return (element?.getAttribute('data-place') as P | null) ?? undefined;
};

/** A finger that stays so long looks, and does not choose. */
const HOLD_MS = 450;

function useHolding() {
  const began = useRef<number>(undefined);
  return {
    begin(event: PointerEvent): void {
      began.current = event.pointerType === 'mouse' ? undefined : event.timeStamp;
    },
    isOver: (): boolean => began.current !== undefined && performance.now() - began.current > HOLD_MS,
    /** The browser's own menu would lie over what is looked at. */
    noMenu(event: MouseEvent): void {
      if (began.current !== undefined) event.preventDefault();
    },
  };
}

/** A picture that can be looked at, walked over and pointed at. It knows places and nothing of what they mean. */
export function Picture<P extends PlaceWord>({
  ground,
  margin,
  onTurn,
  onFlip,
  onFocus,
  onChoose,
  onPoint,
  shown,
  subject,
  wanted,
  home,
  children,
  aside,
}: PictureProps<P>) {
  const { call } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const box = useMemo(() => boxAround(ground, ground.places, margin), [ground, margin]);
  const camera = useCamera(frame, world, ground, box, onTurn, () => makeWay());
  const help = useId();

  useEffect(() => {
    if (shown) camera.show(shown);
  }, [camera, shown]);

  useEffect(() => camera.showClose(subject), [camera, subject]);

  useEffect(() => camera.approachIfSmall(wanted), [camera, wanted]);

  const holding = useHolding();

  const beside = useRef<HTMLDivElement>(null);
  const looked = useRef<P>(undefined);
  /** What is said of a place does not lie over it, nor, where there is a choice, over what may be chosen. */
  const makeWay = (place = looked.current): void => {
    looked.current = place;
    const spot = place !== undefined && camera.pixelOf(place);
    if (!frame.current || !beside.current || !spot) return;
    const others = wanted.flatMap((other) => {
      const at = camera.pixelOf(other);
      return at ? [at] : [];
    });
    beside.current.toggleAttribute('data-up', belongsAbove(spot, others, frame.current.clientHeight));
  };

  const onClick = (event: MouseEvent): void => {
    const place = placeUnder<P>(event.target);
    if (!place || holding.isOver()) return;
    onFocus(place);
    camera.keep(place);
    onChoose(place);
  };

  const goTo = useCallback(
    (place: P): void => {
      onFocus(place);
      camera.show(place);
      world.current?.querySelector<SVGGElement>(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true });
    },
    [camera, onFocus],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const place = placeUnder<P>(event.target);
    if (way && place) goTo(ground.walk(place, way));
    else if ((event.key === 'Enter' || event.key === ' ') && place) onChoose(place);
    else if (event.key === '+' || event.key === '=') camera.zoomIn();
    else if (event.key === '-') camera.zoomOut();
    else if (event.key === '0') camera.fit();
    else if (event.key === 'Home') camera.approach(home);
    else if (event.key.toLowerCase() === 'n') {
      const next = nextOf(ground, wanted, place, event.shiftKey ? -1 : 1);
      if (next) goTo(next);
    } else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -1 : 1);
    else if (onFlip && event.key.toLowerCase() === 'f') onFlip();
    else return;
    event.preventDefault();
  };

  return (
    <section className="m-map" data-answers="" aria-label={call('picture.title')}>
      <p id={help} className="m-unseen">
        {call('picture.help')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <div
        ref={frame}
        className="m-map-frame"
        data-keeps-focus="[data-place][tabindex='0']"
        role="group"
        aria-label={call('picture.title')}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={holding.begin}
        onPointerOver={({ target }) => {
          const place = placeUnder<P>(target);
          makeWay(place);
          onPoint(place);
        }}
        onPointerLeave={() => onPoint(undefined)}
        onContextMenu={holding.noMenu}
        onFocus={(event) => {
          const place = placeUnder<P>(event.target);
          onPoint(place);
          // Whoever comes by key sees where; under a hand nothing moves.
          if (place && event.target.matches(':focus-visible')) {
            onFocus(place);
            camera.show(place);
            makeWay(place);
          }
        }}
        onBlur={() => onPoint(undefined)}
      >
        <div ref={world} className="m-map-world">
          <BoxContext value={box}>{children}</BoxContext>
        </div>
      </div>
      <PictureTools camera={camera} home={home} />
      {aside && (
        <div ref={beside} className="m-map-aside">
          {aside}
        </div>
      )}
    </section>
  );
}
