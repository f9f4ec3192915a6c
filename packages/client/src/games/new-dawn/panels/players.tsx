import type { PlayerId } from '@morgenrot/engine';
import { citiesLeft, citiesOf, controlLeft, isMature, RESOURCES } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { useIsActive, usePeople } from '../../../kits/board/people.ts';
import { PlayerHead, PlayerList } from '../../../kits/board/players.tsx';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { TechBar } from '../dials/tech-dial.tsx';
import { ControlMark } from '../icons/control-mark.tsx';
import { useMatch } from '../match.ts';
import { MiniRow } from '../row/mini-row.tsx';
import { useBoardWords } from '../words/use-board-words.ts';
import { Count } from './count.tsx';
import { Forces } from './forces.tsx';
import { Holdings } from './holdings.tsx';

/** Everybody's possessions at a glance, in turn order. */
export const Players = memo(function Players() {
  const order = useMatch((s) => s.order);
  return (
    <PlayerList>
      {order.map((player) => (
        <PlayerPanel key={player} player={player} />
      ))}
    </PlayerList>
  );
});

const PlayerPanel = memo(function PlayerPanel({ player }: { player: PlayerId }) {
  const hasTurn = useMatch((s) => s.active === player);
  const isActive = useIsActive(player, hasTurn);
  const isMe = useBoard(({ me }) => me === player);
  return (
    <li className="m-player m-compact nd-player" data-part={`player:${player}`} data-active={isActive || undefined}>
      <Head player={player} isActive={isActive} />
      {!isMe && <MiniRow player={player} />}
      <Possessions player={player} />
      <Holdings player={player} />
    </li>
  );
});

const Head = memo(function Head({ player, isActive }: { player: PlayerId; isActive: boolean }) {
  const { word } = useBoardWords();
  const leader = useMatch((s) => s.seats[player]?.leader);
  const isStart = useMatch((s) => s.startPlayer === player);
  return (
    <PlayerHead
      player={player}
      mark={<ControlMark player={player} />}
      isActive={isActive}
      role={leader ? word(`leader.${leader}.civ`) : undefined}
      roleEntry={leader ? `leader:${leader}` : undefined}
      signs={isStart && <Flag />}
    >
      <TechBar player={player} />
    </PlayerHead>
  );
});

function Flag() {
  const { tell } = useBoardWords();
  return (
    <span className="nd-start-player" {...tip('term:start-player')}>
      <span className="m-unseen">{tell('players.start')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 21V4h11l-2.5 4L17 12H6" />
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
    <ul className="m-wrap nd-possessions" {...tipsInside} aria-label={tell('players.has', { player: nameOf(player) })}>
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
      <Forces player={player} />
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
