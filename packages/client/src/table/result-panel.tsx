import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useBoard } from '../board/use-board.ts';
import { Logo } from '../shell/logo.tsx';
import { useWords } from '../texts/use-words.tsx';
import { listed, type Words } from '../texts/words.ts';
import { called } from './called.ts';
import { HintCount } from './menu/hint-count.tsx';

interface ResultPanelProps {
  Merits: ComponentType<{ player: PlayerId }>;
  /** What follows from it. */
  more?: ReactNode;
  /** What is told later: it stands last, so that nothing moves away from whoever is about to press it. */
  story?: ReactNode;
  onClose: () => void;
}

const calledAt = (words: Words, seats: readonly SeatInfo[], player: PlayerId): string => {
  const seat = seats.find((one) => one.seat === player);
  return seat ? called(words, seat) : '';
};

/** Who won, and what everybody has to show. */
export function ResultPanel({ Merits, more, story, onClose }: ResultPanelProps) {
  const words = useWords();
  const { say } = words;
  const ranking = useBoard((board) => board.ranking ?? []);
  const names = useBoard(({ seats }) => Object.fromEntries(seats.map(({ seat, name }) => [seat, name ?? ''])));
  const seats = useBoard((board) => board.seats);
  const out = useBoard(({ seats }) => seats.filter((seat) => seat.out).map(({ seat }) => seat));
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const winners = (ranking[0] ?? []).map((player) => names[player] ?? '');
  return (
    <dialog ref={dialog} className="m-result" aria-labelledby={title} onClose={onClose}>
      <Logo className="m-result-logo" />
      <p className="m-quiet">{say('result.title')}</p>
      <h2 id={title}>{say('result.winner', { count: winners.length, names: listed(words, winners) })}</h2>
      <ol className="m-ranking">
        {ranking.flatMap((place, i) =>
          place.map((player) => (
            <li key={player}>
              <span className="m-rank">{say('result.rank', { rank: i + 1 })}</span>
              <strong>{calledAt(words, seats, player)}</strong>
              <HintCount seat={seats.find(({ seat }) => seat === player) ?? {}} />
              {out.includes(player) && <span className="m-quiet">{say('result.out')}</span>}
              <Merits player={player} />
            </li>
          )),
        )}
      </ol>
      {more}
      <p className="m-wrap m-result-ways">
        <button type="button" className={more ? 'm-button' : 'm-button m-primary'} onClick={onClose}>
          {say('result.board')}
        </button>
        <Link href="/" className="m-button">
          {say('result.home')}
        </Link>
      </p>
      {story && <div className="m-result-story">{story}</div>}
    </dialog>
  );
}
