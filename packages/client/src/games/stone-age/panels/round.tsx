import { clockwiseFrom, hasEnded } from '@morgenrot/stone-age';
import { memo } from 'react';
import { usePeople } from '../../../kits/board/people.ts';
import { PlayerMark } from '../../../kits/board/player-mark.tsx';
import { tip } from '../../../reference/tip.ts';
import { useMatch, useMatchAlike } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

const FEW_CARDS = 4;

/** Where the round stands, who comes when, and how near the end is. */
export const Round = memo(function Round() {
  const { tell, word } = useTribeWords();
  const { nameOf } = usePeople();
  const phase = useMatch((s) => s.phase);
  const order = useMatchAlike((s) => clockwiseFrom(s, s.start));
  const active = useMatch((s) => (s.isOver ? undefined : s.active));
  const deck = useMatch((s) => s.deck.length);
  const isLastTile = useMatch((s) => s.stacks.some((stack) => stack.length === 1));
  const isLastRound = useMatch(hasEnded);
  return (
    <section className="sa-round" aria-label={tell('game.phase')}>
      <ol className="sa-phases">
        {(['placement', 'actions', 'feeding'] as const).map((name) => (
          <li key={name} aria-current={name === phase ? 'step' : undefined} {...tip(`term:${name}`)}>
            {word(`phase.${name}`)}
          </li>
        ))}
      </ol>
      <ol className="sa-round-order" aria-label={tell('game.order')}>
        {order.map((player) => (
          <li key={player} data-active={player === active || undefined}>
            <PlayerMark player={player} />
            <span>{nameOf(player)}</span>
          </li>
        ))}
      </ol>
      <p className="m-quiet" {...tip('rule:S17')}>
        {tell('game.end')}
      </p>
      {isLastRound && <p className="sa-round-warning">{tell('game.lastRound')}</p>}
      {!isLastRound && deck <= FEW_CARDS && (
        <p className="sa-round-warning">{tell('game.lastCards', { count: deck })}</p>
      )}
      {!isLastRound && isLastTile && <p className="sa-round-warning">{tell('game.lastTile')}</p>}
    </section>
  );
});
