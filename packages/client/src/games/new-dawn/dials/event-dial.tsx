import { type Event, eventsAt, rulesetOf, sectionsOf } from '@morgenrot/new-dawn';
import { memo, useRef } from 'react';
import { tip } from '../../../reference/tip.ts';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** Helmet, moon, marching arrows, coin; with the expansion houses, a crown and a pyramid: what a section brings. */
const PICTURES: Record<Event, string> = {
  spawn: 'M-9 5V0a9 9 0 0 1 18 0v5zM0-9v18M-9 5h-3M9 5h3',
  blank: 'M4-8A8.5 8.5 0 1 0 8 4 7 7 0 0 1 4-8z',
  move: 'M-10 0H6M1-6L7 0 1 6M-10-6h5M-10 6h5',
  trade: 'M0-9a9 9 0 1 0 .1 0zM-4-2h8l-3-3M4 2h-8l3 3',
  district: 'M-10 9V-1l5-5 5 5V9zM0 9V-7h9V9zM3-3h3M3 1h3M3 5h3',
  government: 'M-10 8h20M-10 5L-8-6l5 5 3-8 3 8 5-5 2 11z',
  wonder: 'M-10 8L0-9 10 8zM0-9L4 8',
};

const OUTER = 90;
const INNER = 44;

function onCircle(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** Sections lie clockwise, the first at the top. */
function wedge(index: number, section: number): string {
  const from = index * section - section / 2 + 1.2;
  const to = from + section - 2.4;
  return `M${onCircle(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${onCircle(to, OUTER)}L${onCircle(to, INNER)}A${INNER} ${INNER} 0 0 0 ${onCircle(from, INNER)}z`;
}

interface FaceProps {
  dial: number;
  sections: readonly (readonly Event[])[];
}

/** Two pictures share a section, one nearer to the rim. */
const spread = (icons: number, icon: number): number => (icons === 1 ? 0 : icon === 0 ? 9 : -11);

/** The dial turns one way only: after the last section it goes on to the first. */
function useForward(dial: number, sections: number): number {
  const turned = useRef(dial);
  turned.current += (((dial - turned.current) % sections) + sections) % sections;
  return turned.current;
}

export const EventDialFace = memo(function EventDialFace({ dial, sections }: FaceProps) {
  const next = (dial + 1) % sections.length;
  const section = 360 / sections.length;
  const turned = useForward(dial, sections.length);
  return (
    <svg className="nd-event-dial" viewBox="-96 -96 192 192" aria-hidden="true">
      {sections.map((events, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change places
          key={index}
          className="nd-section"
          data-now={index === dial || undefined}
          data-next={index === next || undefined}
          {...tip(`term:${event}`)}
        >
          <path className="nd-wedge" d={wedge(index, section)} />
          {events.map((event, icon) => (
            <path
              key={event}
              className="nd-picture"
              d={PICTURES[event]}
              transform={`translate(${onCircle(index * section, (OUTER + INNER) / 2 + spread(events.length, icon))}) scale(${events.length === 1 ? 1.35 : 0.85})`}
            />
          ))}
        </g>
      ))}
      <g className="nd-dial-turns" style={{ transform: `rotate(${turned * section}deg)` }}>
        <path className="nd-pointer" d="M0-40L11-12A16 16 0 1 1-11-12z" />
      </g>
      <circle className="nd-pointer-hub" r="6" />
    </svg>
  );
});

/** Where the dial stands, and what the end of this round brings. */
export const EventDial = memo(function EventDial() {
  const { tell, word } = useBoardWords();
  const dial = useMatch((s) => s.dial);
  const phase = useMatch((s) => s.phase);
  const sections = useMatch((s) => rulesetOf(s).dial);
  const next = useMatch((s) => eventsAt(s, (s.dial + 1) % sectionsOf(s)));
  const isNow = phase === 'eventDial';
  const shown = (isNow ? sections[dial] : next) ?? [];
  const text = shown.map((event) => word(`event.${event}.text`)).join(' ');
  return (
    <figure className="nd-event" data-part="dial" {...tip('term:event-dial')}>
      <EventDialFace dial={dial} sections={sections} />
      <figcaption>
        <strong>
          {tell(isNow ? 'event.now' : 'event.next', {
            event: shown.map((event) => word(`event.${event}`)).join(' + '),
          })}
        </strong>
        <span className="m-quiet nd-event-text">{text}</span>
      </figcaption>
    </figure>
  );
});
