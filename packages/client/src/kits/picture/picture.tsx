import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PlaceWord } from '../../board/places.ts';
import { useWords } from '../../texts/use-words.tsx';
import { boxAround, type Ground } from './ground.ts';
import { BoxContext } from './layer.tsx';
import { PictureTools } from './picture-tools.tsx';
import { placeUnder } from './place-under.ts';
import { useCamera } from './use-camera.ts';
import { useHolding } from './use-holding.ts';
import { usePictureKeys } from './use-picture-keys.ts';
import { EnlargementContext, enlargementStep } from './writing.ts';

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
  /** What is said of a place: a line below the picture, and in an element of the class `m-map-card` beside it. */
  aside?: ReactNode;
}

/** A picture that can be looked at, walked over and pointed at. It knows places and nothing of what they mean. */
export function Picture<P extends PlaceWord>(props: PictureProps<P>) {
  const { ground, margin, onTurn, onFocus, onChoose, onPoint, shown, subject, wanted, home, children, aside } = props;
  const { call } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const box = useMemo(() => boxAround(ground, ground.places, margin), [ground, margin]);
  const [enlargement, setEnlargement] = useState(1);
  const camera = useCamera(frame, world, ground, box, onTurn, (k) => setEnlargement(enlargementStep(k)));
  const onKeyDown = usePictureKeys(props, camera, world);
  const holding = useHolding();
  const help = useId();

  useEffect(() => {
    if (shown) camera.show(shown);
  }, [camera, shown]);

  useEffect(() => camera.showClose(subject), [camera, subject]);

  useEffect(() => camera.approachIfSmall(wanted), [camera, wanted]);

  const onClick = (event: MouseEvent): void => {
    const place = placeUnder<P>(event.target);
    if (!place || holding.isOver()) return;
    onFocus(place);
    camera.keep(place);
    onChoose(place);
  };

  const pointAt = ({ target }: PointerEvent): void => onPoint(placeUnder<P>(target));

  const comeTo = ({ target }: FocusEvent): void => {
    const place = placeUnder<P>(target);
    onPoint(place);
    // Whoever comes by key sees where; under a hand nothing moves.
    if (!place || !target.matches(':focus-visible')) return;
    onFocus(place);
    camera.show(place);
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
        onPointerOver={pointAt}
        onPointerLeave={() => onPoint(undefined)}
        onContextMenu={holding.noMenu}
        onFocus={comeTo}
        onBlur={() => onPoint(undefined)}
      >
        <div ref={world} className="m-map-world">
          <EnlargementContext value={enlargement}>
            <BoxContext value={box}>{children}</BoxContext>
          </EnlargementContext>
        </div>
      </div>
      <PictureTools camera={camera} home={home} />
      {aside && <div className="m-map-aside">{aside}</div>}
    </section>
  );
}
