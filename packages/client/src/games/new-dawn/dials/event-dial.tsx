import { EVENTS, type Event, eventAt } from '@morgenrot/new-dawn';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** Helmet, moon, marching arrows, coin: what a section of the dial brings. */
const PICTURES: Record<Event, string> = {
  spawn: 'M-9 5V0a9 9 0 0 1 18 0v5zM0-9v18M-9 5h-3M9 5h3',
  blank: 'M4-8A8.5 8.5 0 1 0 8 4 7 7 0 0 1 4-8z',
  move: 'M-10 0H6M1-6L7 0 1 6M-10-6h5M-10 6h5',
  trade: 'M0-9a9 9 0 1 0 .1 0zM-4-2h8l-3-3M4 2h-8l3 3',
};

const SECTION = 360 / EVENTS.length;
const OUTER = 90;
const INNER = 44;

function onCircle(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** Sections lie clockwise, the first at the top. */
function wedge(index: number): string {
  const from = index * SECTION - SECTION / 2 + 1.2;
  const to = from + SECTION - 2.4;
  return `M${onCircle(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${onCircle(to, OUTER)}L${onCircle(to, INNER)}A${INNER} ${INNER} 0 0 0 ${onCircle(from, INNER)}z`;
}

export function EventDialFace({ dial }: { dial: number }) {
  const next = (dial + 1) % EVENTS.length;
  return (
    <svg className="event-dial" viewBox="-96 -96 192 192" aria-hidden="true">
      {EVENTS.map((event, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the five sections never change places
          key={index}
          className="section"
          data-now={index === dial || undefined}
          data-next={index === next || undefined}
        >
          <path className="wedge" d={wedge(index)} />
          <path
            className="picture"
            d={PICTURES[event]}
            transform={`translate(${onCircle(index * SECTION, (OUTER + INNER) / 2)}) scale(1.35)`}
          />
        </g>
      ))}
      <g transform={`rotate(${dial * SECTION})`}>
        <path className="pointer" d="M0-40L11-12A16 16 0 1 1-11-12z" />
      </g>
      <circle className="pointer-hub" r="6" />
    </svg>
  );
}

/** Where the dial stands, and what the end of this round brings. */
export function EventDial() {
  const { tell, word } = useBoardWords();
  const dial = useMatch((s) => s.dial);
  const phase = useMatch((s) => s.phase);
  const next = eventAt((dial + 1) % EVENTS.length);
  const isNow = phase === 'eventDial';
  const shown = isNow ? eventAt(dial) : next;
  return (
    <figure className="event" title={word(`event.${shown}.text`)}>
      <EventDialFace dial={dial} />
      <figcaption>
        <strong>{tell(isNow ? 'event.now' : 'event.next', { event: word(`event.${shown}`) })}</strong>
        <span className="quiet">{word(`event.${shown}.text`)}</span>
      </figcaption>
    </figure>
  );
}
