import type { KeyboardEvent } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { labelOf } from './place-words.ts';
import type { TalkPlace } from './places.ts';
import type { Mark } from './talk-line.tsx';

interface PlaceTabsProps {
  id: string;
  places: readonly TalkPlace[];
  chosen: TalkPlace;
  unread: ReadonlyMap<string, number>;
  onChoose: (key: string) => void;
  Mark?: Mark;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** To everybody, to watchers, or to one of the others alone; arrow keys go from one to the next. */
export function PlaceTabs({ id, places, chosen, unread, onChoose, Mark }: PlaceTabsProps) {
  const words = useWords();
  const { say } = words;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (places.indexOf(chosen) + step + places.length) % places.length;
    onChoose(places[next]?.key ?? chosen.key);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div role="tablist" className="m-wrap m-talk-places" aria-label={say('talk.places')} onKeyDown={onKeyDown}>
      {places.map((place) => {
        const count = unread.get(place.key) ?? 0;
        const isChosen = place.key === chosen.key;
        return (
          <button
            key={place.key}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={id}
            tabIndex={isChosen ? 0 : -1}
            aria-label={count > 0 ? say('talk.unread', { place: labelOf(words, place), count }) : labelOf(words, place)}
            onClick={() => onChoose(place.key)}
          >
            {Mark && place.to !== undefined && <Mark player={place.to} />}
            {place.name ?? labelOf(words, place)}
            {count > 0 && (
              <span className="m-talk-count" aria-hidden="true">
                {count}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
