import type { TalkLine } from '@morgenrot/protocol';
import { type ComponentType, memo } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { partsOf } from './links.ts';
import { sayEvent } from './say-event.ts';

export type Mark = ComponentType<{ player: string }>;

const timeOf = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at);

const dayOf = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);

interface LineProps {
  line: TalkLine;
  /** The first one of a day, or of somebody. */
  isNewDay: boolean;
  isNewVoice: boolean;
  isMine: boolean;
  Mark?: Mark;
}

export const TalkLineItem = memo(function Line({ line, isNewDay, isNewVoice, isMine, Mark }: LineProps) {
  const words = useWords();
  const { language, say } = words;
  const { name, seat, text, event, at } = line;
  return (
    <>
      {isNewDay && <li className="m-talk-day">{dayOf(language, at)}</li>}
      {event ? (
        <li className="m-talk-event">
          {sayEvent(words, line)} <Time at={at} />
        </li>
      ) : (
        <li className="m-talk-line" data-mine={isMine || undefined}>
          {isNewVoice && (
            <p className="m-row m-talk-who">
              {Mark && seat !== undefined && <Mark player={seat} />}
              <strong>{isMine ? say('talk.you', { name }) : name}</strong> <Time at={at} />
            </p>
          )}
          <p className="m-talk-text">
            <Text text={text} />
          </p>
        </li>
      )}
    </>
  );
});

function Time({ at }: { at: number }) {
  const { language } = useWords();
  return <time dateTime={new Date(at).toISOString()}>{timeOf(language, at)}</time>;
}

function Text({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      // What somebody said never changes: its parts are told apart by where they stand.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  );
}
