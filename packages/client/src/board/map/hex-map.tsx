import type { HexKey } from '@morgenrot/hex';
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
import { useWords } from '../../texts/use-words.tsx';
import { boxAround } from './geometry.ts';
import { BoxContext } from './layer.tsx';
import { belongsAbove } from './make-way.ts';
import { MapTools } from './map-tools.tsx';
import { useCamera } from './use-camera.ts';
import { nextOf, type Way, walk } from './walking.ts';

interface HexMapProps {
  hexes: readonly HexKey[];
  /** Room around them. */
  margin?: number;
  onFocus: (hex: HexKey) => void;
  onChoose: (hex: HexKey) => void;
  /** The mouse is over a space, or over none. */
  onPoint: (hex: HexKey | undefined) => void;
  /** Something can be turned: with the wheel over a place for it, or by a key. */
  onTurn?: (by: 1 | -1) => void;
  /** Something can be turned over, by a key. */
  onFlip?: () => void;
  /** A space that has to be in sight, when it changes. */
  shown?: HexKey;
  /** What it is all about for a while: it is looked at from near enough. */
  subject?: HexKey;
  /** Spaces that may be chosen now: on a small screen the map comes closer to them. */
  wanted: readonly HexKey[];
  /** My own spaces; there is a way to them. */
  home: readonly HexKey[];
  /** Sheets; on one of them each space stands in an element with `data-place`. */
  children: ReactNode;
  /** Beside the map, over its corner. */
  aside?: ReactNode;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const hexUnder = (target: EventTarget): HexKey | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  // Written by us, from a key.
  return (element?.getAttribute('data-place') as HexKey | null) ?? undefined;
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

/** A map that can be looked at, walked over and pointed at. It knows spaces and nothing of what they mean. */
export function HexMap({
  hexes,
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
}: HexMapProps) {
  const { say } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const box = useMemo(() => boxAround(hexes, margin), [hexes, margin]);
  const all = useMemo(() => new Set(hexes), [hexes]);
  const camera = useCamera(frame, world, box, onTurn, () => makeWay());
  const help = useId();

  useEffect(() => {
    if (shown) camera.show(shown);
  }, [camera, shown]);

  useEffect(() => camera.showClose(subject), [camera, subject]);

  useEffect(() => camera.approachIfSmall(wanted), [camera, wanted]);

  const holding = useHolding();

  const beside = useRef<HTMLDivElement>(null);
  const looked = useRef<HexKey>(undefined);
  /** What is said of a space does not lie over it, nor, where there is a choice, over what may be chosen. */
  const makeWay = (hex = looked.current): void => {
    looked.current = hex;
    const spot = hex && camera.spotOf(hex);
    if (!frame.current || !beside.current || !spot) return;
    const others = wanted.flatMap((other) => {
      const at = camera.spotOf(other);
      return at ? [at] : [];
    });
    beside.current.toggleAttribute('data-up', belongsAbove(spot, others, frame.current.clientHeight));
  };

  const onClick = (event: MouseEvent): void => {
    const hex = hexUnder(event.target);
    if (!hex || holding.isOver()) return;
    onFocus(hex);
    camera.keep(hex);
    onChoose(hex);
  };

  const goTo = useCallback(
    (hex: HexKey): void => {
      onFocus(hex);
      camera.show(hex);
      world.current?.querySelector<SVGGElement>(`[data-place="${hex}"]`)?.focus({ preventScroll: true });
    },
    [camera, onFocus],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const hex = hexUnder(event.target);
    if (way && hex) goTo(walk(all, hex, way));
    else if ((event.key === 'Enter' || event.key === ' ') && hex) onChoose(hex);
    else if (event.key === '+' || event.key === '=') camera.zoomIn();
    else if (event.key === '-') camera.zoomOut();
    else if (event.key === '0') camera.fit();
    else if (event.key === 'Home') camera.approach(home);
    else if (event.key.toLowerCase() === 'n') {
      const next = nextOf(wanted, hex, event.shiftKey ? -1 : 1);
      if (next) goTo(next);
    } else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -1 : 1);
    else if (onFlip && event.key.toLowerCase() === 'f') onFlip();
    else return;
    event.preventDefault();
  };

  return (
    <section className="map" data-answers="" aria-label={say('map.title')}>
      <p id={help} className="unseen">
        {say('map.help')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <div
        ref={frame}
        className="map-frame"
        data-keeps-focus="[data-place][tabindex='0']"
        role="group"
        aria-label={say('map.title')}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={holding.begin}
        onPointerOver={({ target }) => {
          const hex = hexUnder(target);
          makeWay(hex);
          onPoint(hex);
        }}
        onPointerLeave={() => onPoint(undefined)}
        onContextMenu={holding.noMenu}
        onFocus={(event) => {
          const hex = hexUnder(event.target);
          onPoint(hex);
          // Whoever comes by key sees where; under a hand nothing moves.
          if (hex && event.target.matches(':focus-visible')) {
            onFocus(hex);
            camera.show(hex);
            makeWay(hex);
          }
        }}
        onBlur={() => onPoint(undefined)}
      >
        <div ref={world} className="map-world">
          <BoxContext value={box}>{children}</BoxContext>
        </div>
      </div>
      <MapTools camera={camera} home={home} />
      {aside && (
        <div ref={beside} className="map-aside">
          {aside}
        </div>
      )}
    </section>
  );
}
