import type { LogLine } from '@morgenrot/protocol';
import { memo, type ReactNode } from 'react';
import type { Translate } from '../texts/say-reason.ts';
import type { Words } from '../texts/words.ts';
import { type Places, type PlaceWord, placesIn } from './places.ts';

interface LineProps {
  line: LogLine;
  words: Words;
  translate: Translate;
  rank: 'chapter' | 'turn' | undefined;
  light: (places: readonly PlaceWord[]) => void;
  isPlace: Places['isPlace'];
  mark: (player: string) => ReactNode;
  /** Somebody asks to take it back. */
  isDoubtful: boolean;
  /** Asks to go back to before it; present while that is being chosen. */
  onBack?: (n: number) => void;
}

export const sayLine = (words: Words, { key, by, params }: LogLine, translate: Translate): string =>
  words.find(`log.${key}`, translate({ ...params, ...(by === undefined ? {} : { by }) })) ??
  words.say('log.unknown', { key });

/** One line of the log: words, the places it speaks of, and perhaps the way back. */
export const LogLineItem = memo(function Line(props: LineProps) {
  const { line, words, translate, rank, light, isPlace, mark, isDoubtful, onBack } = props;
  const text = sayLine(words, line, translate);
  const places = placesIn(line, isPlace);
  return (
    <li className="m-log-line" data-rank={rank} data-doubtful={isDoubtful || undefined}>
      {line.by !== undefined && rank !== 'chapter' && mark(line.by)}
      {places.length > 0 ? (
        <button type="button" className="m-bare m-log-jump" title={words.say('log.show')} onClick={() => light(places)}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      {onBack && (
        <button
          type="button"
          className="m-log-back"
          title={words.say('agree.log.before')}
          aria-label={words.say('agree.log.before.line', { line: text })}
          onClick={() => onBack(line.n)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />
          </svg>
        </button>
      )}
    </li>
  );
});
