import type { PlayerId } from '@morgenrot/engine';
import { useEffect, useRef, useState } from 'react';
import { Header } from '../shell/header.tsx';
import { Logo } from '../shell/logo.tsx';
import { useTitle } from '../shell/use-title.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { titleOf } from '../table/waiting/title-of.ts';
import { useWords } from '../texts/use-words.tsx';
import { listed, type Words } from '../texts/words.ts';
import { askedNow } from './curtain-state.ts';
import '../styles/table/curtain.css';

interface CurtainProps {
  table: TablePageState;
  /** Those at this browser who are asked now. */
  asked: readonly PlayerId[];
  onOpen: (seat: PlayerId) => Promise<void>;
}

/** Hangs before the board until the right person looks. */
export function Curtain({ table, asked, onOpen }: CurtainProps) {
  const words = useWords();
  const { say } = words;
  const { info, mine } = table;
  const [opening, setOpening] = useState<PlayerId>();
  const first = useRef<HTMLButtonElement>(null);
  const nameOf = (seat: PlayerId): string => info.seats.find((one) => one.seat === seat)?.name ?? '';
  const { title, text } = whatItSays(words, table, asked.map(nameOf), nameOf);
  const wanted = asked.length > 0 ? asked : mine;
  const others = mine.filter((seat) => !wanted.includes(seat));
  useTitle(asked.length > 0 ? title : titleOf(words, info), { calls: asked.length > 0 });
  // One key is enough for whoever takes the device.
  const next = wanted[0];
  useEffect(() => {
    if (next !== undefined) first.current?.focus();
  }, [next]);

  async function open(seat: PlayerId): Promise<void> {
    if (opening !== undefined) return;
    setOpening(seat);
    await onOpen(seat);
    setOpening(undefined);
  }
  return (
    <div className="m-page m-curtain">
      <Header>
        <p className="m-cut m-curtain-table">{titleOf(words, info)}</p>
      </Header>
      <main id="content" className="m-curtain-stage" tabIndex={-1}>
        <div className="m-curtain-words" role="status">
          <Logo className="m-curtain-logo" />
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <div className="m-curtain-ways">
          {wanted.map((seat, index) => (
            <button
              key={seat}
              ref={index === 0 ? first : undefined}
              type="button"
              className={asked.length > 0 ? 'm-button m-primary m-curtain-open' : 'm-button m-curtain-open'}
              aria-disabled={opening !== undefined}
              onClick={() => void open(seat)}
            >
              {opening === seat ? say('curtain.opening') : say('curtain.show', { name: nameOf(seat) })}
            </button>
          ))}
        </div>
        {others.length > 0 && (
          <div className="m-flow m-curtain-others">
            <p className="m-quiet">{say('curtain.others')}</p>
            {others.map((seat) => (
              <button
                key={seat}
                type="button"
                className="m-button"
                aria-disabled={opening !== undefined}
                onClick={() => void open(seat)}
              >
                {say('curtain.back', { name: nameOf(seat) })}
              </button>
            ))}
          </div>
        )}
      </main>
    </div>
  );
}

function whatItSays(
  words: Words,
  { match }: TablePageState,
  names: readonly string[],
  nameOf: (seat: PlayerId) => string,
): { title: string; text: string } {
  const { say } = words;
  const [name = ''] = names;
  if (names.length > 1)
    return { title: say('curtain.both', { names: listed(words, names) }), text: say('curtain.both.text') };
  if (names.length === 1) return { title: say('curtain.hand', { name }), text: say('curtain.hand.text', { name }) };
  const awaited = match ? askedNow(match.view).map(nameOf) : [];
  return { title: say('curtain.wait', { names: listed(words, awaited) }), text: say('curtain.wait.text') };
}
