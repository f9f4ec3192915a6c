import type { PlayerId } from '@morgenrot/engine';
import { seatOf } from '@morgenrot/stone-age';
import { memo } from 'react';
import { useIsActive, usePeople } from '../../../kits/board/people.ts';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { PlayerHead, PlayerList } from '../../../kits/board/players.tsx';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { CardFace } from '../drawing/faces.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { Stock } from './stock.tsx';

/** Everybody's tribe at a glance, in the order of the seats. */
export const Players = memo(function Players() {
  const order = useMatch((s) => s.order);
  return (
    <PlayerList>
      {order.map((player) => (
        <Tribe key={player} player={player} />
      ))}
    </PlayerList>
  );
});

const Tribe = memo(function Tribe({ player }: { player: PlayerId }) {
  const { tell, word } = useTribeWords();
  const { nameOf } = usePeople();
  const seat = useMatch((s) => seatOf(s, player));
  const hasTurn = useMatch((s) => s.active === player);
  const isActive = useIsActive(player, hasTurn);
  const isStart = useMatch((s) => s.start === player);
  const kept = seat.kept;
  return (
    <li className="m-player sa-tribe" data-part={`player:${player}`} data-active={isActive || undefined}>
      <PlayerHead
        player={player}
        mark={<PlayerMark player={player} />}
        isActive={isActive}
        signs={isStart && <Start />}
      />
      <Stock seat={seat} player={player} label={tell('players.has', { player: nameOf(player) })} />
      {kept.length > 0 && (
        <ul className="sa-tribe-kept" {...tipsInside} aria-label={tell('own.kept')}>
          {kept.map((card) => (
            <li key={card} {...tip(`card:${card}`)}>
              <CardFace card={card} />
              <span className="m-unseen">{word(`card.${card}.name`)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

function Start() {
  const { tell } = useTribeWords();
  return (
    <span className="sa-tribe-start" {...tip('term:start', tell('players.start'))}>
      <span className="m-unseen">{tell('players.start')}</span>
      <Icon name="start" />
    </span>
  );
}
