import type { PlayerId } from '@morgenrot/engine';
import type { SeatInfo } from '@morgenrot/protocol';
import { memo, type ReactNode, useId } from 'react';
import { useBoard } from '../../board/use-board.ts';
import { ClockChip } from '../../clock/clock-chip.tsx';
import type { EntryId } from '../../reference/entry.ts';
import { tip } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';
import { usePeople } from './people.ts';

/** Everybody at the table, one below the other. */
export function PlayerList({ children }: { children: ReactNode }) {
  const { say } = useWords();
  const title = useId();
  return (
    <section className="m-panel m-players" aria-labelledby={title}>
      <h2 id={title}>{say('players.title')}</h2>
      {/* A list that scrolls has to be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul tabIndex={0} aria-labelledby={title}>
        {children}
      </ul>
    </section>
  );
}

/** Who plays there, if it is not simply whoever has given the name. */
const insteadOf = (seat: SeatInfo | undefined) => {
  if (seat?.standIn === 'person') return 'players.substitute';
  return seat?.computer ? (seat.standIn ? 'players.standIn' : 'players.computer') : undefined;
};

interface PlayerHeadProps {
  player: PlayerId;
  mark: ReactNode;
  /** Has the turn. */
  isActive: boolean;
  /** In the game, in a word or two: a people, a role. */
  role?: string;
  /** Where that can be looked up. */
  roleEntry?: EntryId;
  /** Beside the name. */
  signs?: ReactNode;
  children?: ReactNode;
}

/** Mark, name, and what everybody has to know of who plays there: away, a computer, out of time. */
export const PlayerHead = memo(function PlayerHead(props: PlayerHeadProps) {
  const { player, mark, isActive, role, roleEntry, signs, children } = props;
  const { say } = useWords();
  const { nameOf } = usePeople();
  const isMe = useBoard(({ me }) => me === player);
  const isAway = useBoard(({ seats }) => seats.some(({ seat, present }) => seat === player && !present));
  const instead = useBoard(({ seats }) => insteadOf(seats.find(({ seat }) => seat === player)));
  const strength = useBoard(({ seats }) => seats.find(({ seat }) => seat === player)?.strength);
  const hints = useBoard(({ seats }) => seats.find(({ seat }) => seat === player)?.hints ?? 0);
  const facts = [
    isMe && say('players.you'),
    // A computer player is one by its sign; its strength says the rest.
    strength ? say(`strength.${strength}`) : instead && say(instead),
    role,
    hints > 0 && say('hint.count', { count: hints }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="m-player-head">
      {mark}
      <div className="m-player-name">
        <span className="m-row m-player-title">
          <strong>{nameOf(player)}</strong>
          {signs}
          {isAway && <Moon />}
          {instead && <Stand title={say(instead)} />}
        </span>
        <span className="m-player-facts" {...(roleEntry ? tip(roleEntry) : {})}>
          {facts}
        </span>
      </div>
      <ClockChip seat={player} who={say('clock.of', { name: nameOf(player) })} />
      {isActive && <span className="m-unseen">{say('players.active')}</span>}
      {children}
    </div>
  );
});

function Moon() {
  const { say } = useWords();
  return (
    <span className="m-away" {...tip('term:away')}>
      <span className="m-unseen">{say('players.away')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 4A8.5 8.5 0 1 0 20 15 7 7 0 0 1 15 4z" />
      </svg>
    </span>
  );
}

/** Somebody else, or something else, plays here. */
function Stand({ title }: { title: string }) {
  return (
    <span className="m-stands-in" {...tip('term:stands-in', title)}>
      <span className="m-unseen">{title}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14v11H5zM12 8V4M9 13h.01M15 13h.01M9.5 16.5h5" />
      </svg>
    </span>
  );
}
