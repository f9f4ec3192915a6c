import type { PlayerId } from '@morgenrot/engine';
import { citiesLeft, citiesOf, controlLeft, isMature, RESOURCES } from '@morgenrot/new-dawn';
import type { SeatInfo } from '@morgenrot/protocol';
import { memo, useId } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { ClockChip } from '../../../clock/clock-chip.tsx';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { useWords } from '../../../texts/use-words.tsx';
import { TechBar } from '../dials/tech-dial.tsx';
import { PlayerMark } from '../icons/player-mark.tsx';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { MiniRow } from '../row/mini-row.tsx';
import { useBoardWords } from '../words/use-board-words.ts';
import { Count } from './count.tsx';
import { Holdings } from './holdings.tsx';
import { TerraPossessions } from './terra-possessions.tsx';

/** Everybody's possessions at a glance, in turn order. */
export const Players = memo(function Players() {
  const { tell } = useBoardWords();
  const order = useMatch((s) => s.order);
  const title = useId();
  return (
    <section className="panel players" aria-labelledby={title}>
      <h2 id={title}>{tell('players.title')}</h2>
      {/* A list that scrolls has to be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul tabIndex={0} aria-labelledby={title}>
        {order.map((player) => (
          <PlayerPanel key={player} player={player} />
        ))}
      </ul>
    </section>
  );
});

const PlayerPanel = memo(function PlayerPanel({ player }: { player: PlayerId }) {
  const isActive = useMatch((s) => s.active === player && s.ranking === null);
  const isMe = useBoard(({ me }) => me === player);
  return (
    <li className="player" data-part={`player:${player}`} data-active={isActive || undefined}>
      <Head player={player} isActive={isActive} isMe={isMe} />
      {!isMe && <MiniRow player={player} />}
      <Possessions player={player} />
      <Holdings player={player} />
    </li>
  );
});

/** Who plays there, if it is not simply whoever has given the name. */
const insteadOf = (seat: SeatInfo | undefined) => {
  if (seat?.standIn === 'person') return 'players.substitute';
  return seat?.computer ? (seat.standIn ? 'players.standIn' : 'players.computer') : undefined;
};

const Head = memo(function Head({ player, isActive, isMe }: { player: PlayerId; isActive: boolean; isMe: boolean }) {
  const { tell, word } = useBoardWords();
  const { say } = useWords();
  const { nameOf } = usePeople();
  const leader = useMatch((s) => s.seats[player]?.leader);
  const isStart = useMatch((s) => s.startPlayer === player);
  const isAway = useBoard(({ seats }) => seats.some(({ seat, present }) => seat === player && !present));
  const instead = useBoard(({ seats }) => insteadOf(seats.find(({ seat }) => seat === player)));
  const strength = useBoard(({ seats }) => seats.find(({ seat }) => seat === player)?.strength);
  const hints = useBoard(({ seats }) => seats.find(({ seat }) => seat === player)?.hints ?? 0);
  const asked = hints > 0 && say('hint.count', { count: hints });
  const facts = [
    isMe && tell('players.you'),
    // A computer player is one by its sign; its strength says the rest.
    strength ? say(`strength.${strength}`) : instead && tell(instead),
    leader && word(`leader.${leader}.civ`),
    asked,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="player-head">
      <PlayerMark player={player} />
      <div className="player-name">
        <span className="player-title">
          <strong>{nameOf(player)}</strong>
          {isStart && <Flag />}
          {isAway && <Moon />}
          {instead && <Stand title={tell(instead)} />}
        </span>
        <span className="player-civ" {...(leader ? tip(`leader:${leader}`) : {})}>
          {facts}
        </span>
      </div>
      <ClockChip seat={player} who={say('clock.of', { name: nameOf(player) })} />
      {isActive && <span className="unseen">{tell('players.active')}</span>}
      <TechBar player={player} />
    </div>
  );
});

function Flag() {
  const { tell } = useBoardWords();
  return (
    <span className="start-player" {...tip('term:start-player')}>
      <span className="unseen">{tell('players.start')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 21V4h11l-2.5 4L17 12H6" />
      </svg>
    </span>
  );
}

function Moon() {
  const { tell } = useBoardWords();
  return (
    <span className="away" {...tip('term:away')}>
      <span className="unseen">{tell('players.away')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 4A8.5 8.5 0 1 0 20 15 7 7 0 0 1 15 4z" />
      </svg>
    </span>
  );
}

/** Somebody else, or something else, plays here. */
function Stand({ title }: { title: string }) {
  return (
    <span className="stands-in" {...tip('term:stands-in', title)}>
      <span className="unseen">{title}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 8h14v11H5zM12 8V4M9 13h.01M15 13h.01M9.5 16.5h5" />
      </svg>
    </span>
  );
}

const Possessions = memo(function Possessions({ player }: { player: PlayerId }) {
  const { tell, word } = useBoardWords();
  const { nameOf } = usePeople();
  const resources = useMatch((s) => RESOURCES.map((resource) => s.seats[player]?.resources[resource] ?? 0));
  const left = useMatch((s) => citiesLeft(s, player));
  const caravans = useMatch((s) => s.seats[player]?.caravans.map(({ at }) => at) ?? []);
  const stored = useMatch((s) => s.seats[player]?.stored ?? 0);
  const control = useMatch((s) => controlLeft(s, player));
  const cities = useMatch((s) => citiesOf(s, player).length);
  const mature = useMatch((s) => citiesOf(s, player).filter((hex) => isMature(s, hex)).length);
  const index = useMatch((s) => s.order.indexOf(player));
  const held = RESOURCES.flatMap((resource, i) => {
    const count = resources[i] ?? 0;
    return count > 0 ? [{ resource, count }] : [];
  });
  const onCard = caravans.filter((at) => at === null).length;
  return (
    <ul className="possessions" {...tipsInside} aria-label={tell('players.has', { player: nameOf(player) })}>
      <Count
        sprite={`city-${index}`}
        part={`supply:city:${player} supply:capital:${player}`}
        count={cities}
        words={`${tell('players.cities', { count: cities, mature })}, ${tell('players.citiesLeft', { count: left })}`}
      />
      <Count
        part={`supply:control:${player} supply:reinforced:${player}`}
        sprite={`control-${index}`}
        count={control}
        words={tell('players.control', { count: control })}
      />
      {caravans.length > 0 && (
        <Count
          sprite={`caravan-${index}`}
          part={`supply:caravan:${player}`}
          count={onCard === caravans.length ? caravans.length : `${caravans.length - onCard}/${caravans.length}`}
          words={tell('players.caravans', { card: onCard, map: caravans.length - onCard })}
        />
      )}
      <TerraPossessions player={player} />
      {held.map(({ resource, count }) => (
        <Count
          key={resource}
          sprite={`resource-${resource}`}
          count={count}
          words={tell('players.resource', { count, resource: word(`resource.${resource}`) })}
        />
      ))}
      {stored > 0 && <Count sprite="trade-token" count={stored} words={tell('players.stored', { count: stored })} />}
    </ul>
  );
});
