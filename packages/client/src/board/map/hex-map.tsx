import type { HexKey } from '@morgenrot/hex';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useWords } from '../../texts/use-words.tsx';
import { boxAround } from './geometry.ts';
import { MapTools } from './map-tools.tsx';
import { useCamera } from './use-camera.ts';
import { type Way, walk } from './walking.ts';

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
  /** A space that has to be in sight, when it changes. */
  shown?: HexKey;
  /** Spaces that may be chosen now: on a small screen the map comes closer to them. */
  wanted: readonly HexKey[];
  /** My own spaces; there is a way to them. */
  home: readonly HexKey[];
  /** The spaces; each stands in an element with `data-hex`. */
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
  const element = target instanceof Element ? target.closest('[data-hex]') : null;
  // Written by us, from a key.
  return (element?.getAttribute('data-hex') as HexKey | null) ?? undefined;
};

/** A map that can be looked at, walked over and pointed at. It knows spaces and nothing of what they mean. */
export function HexMap({
  hexes,
  margin,
  onTurn,
  onFocus,
  onChoose,
  onPoint,
  shown,
  wanted,
  home,
  children,
  aside,
}: HexMapProps) {
  const { say } = useWords();
  const frame = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const box = useMemo(() => boxAround(hexes, margin), [hexes, margin]);
  const all = useMemo(() => new Set(hexes), [hexes]);
  const camera = useCamera(frame, group, box, onTurn);
  const help = useId();

  useEffect(() => {
    if (shown) camera.show(shown);
  }, [camera, shown]);

  useEffect(() => camera.approachIfSmall(wanted), [camera, wanted]);

  const onClick = (event: MouseEvent): void => {
    const hex = hexUnder(event.target);
    if (!hex) return;
    onFocus(hex);
    onChoose(hex);
  };

  const goTo = useCallback(
    (hex: HexKey): void => {
      onFocus(hex);
      camera.show(hex);
      group.current?.querySelector<SVGGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
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
    else if (onTurn && event.key.toLowerCase() === 'r') onTurn(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };

  return (
    <section className="map" aria-label={say('map.title')}>
      <p id={help} className="unseen">
        {say('map.help')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={frame}
        className="map-frame"
        role="group"
        aria-label={say('map.title')}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => onPoint(hexUnder(event.target))}
        onPointerLeave={() => onPoint(undefined)}
      >
        <g ref={group}>{children}</g>
      </svg>
      <MapTools camera={camera} home={home} />
      {aside && <div className="map-aside">{aside}</div>}
    </section>
  );
}
