import type { PlayerId } from '@morgenrot/engine';
import {
  AGENDAS,
  type AgendaId,
  isTerra,
  rulesetOf,
  type State,
  VICTORY_CARDS,
  type VictoryCardState,
} from '@morgenrot/new-dawn';
import { memo, useId } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { tip } from '../../../reference/tip.ts';
import { listed } from '../../../texts/words.ts';
import { ControlMark } from '../icons/control-mark.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** The victory cards: one agenda of each has to be fulfilled. How far everybody is, in numbers. */
export const Goal = memo(function Goal() {
  const { tell } = useBoardWords();
  const victory = useMatch((s) => s.victory);
  const needed = useMatch((s) => rulesetOf(s).victory(s.options).needed);
  const title = useId();
  return (
    <section className="nd-goal" aria-labelledby={title}>
      <h2 id={title}>{tell('victory.title')}</h2>
      <p className="m-quiet">
        {victory.length === 0
          ? tell('victory.later')
          : needed === null
            ? tell('victory.rule', { count: victory.length })
            : tell('victory.most', { count: victory.length, need: needed })}
      </p>
      <ul>
        {victory.map((card) => (
          <VictoryCard key={card.card} card={card} />
        ))}
      </ul>
    </section>
  );
});

const VictoryCard = memo(function VictoryCard({ card: { card, claims } }: { card: VictoryCardState }) {
  const words = useBoardWords();
  const { nameOf } = usePeople();
  const names = [...new Set(claims.map(({ player }) => nameOf(player)))];
  return (
    <li className="nd-victory-card" data-claimed={claims.length > 0 || undefined}>
      {VICTORY_CARDS[card].map((agenda) => (
        <Agenda key={agenda} agenda={agenda} />
      ))}
      {claims.length > 0 && (
        <p className="nd-claims">
          {claims.map(({ player, agenda }) => (
            <ControlMark key={`${player} ${agenda}`} player={player} />
          ))}
          <span>{words.tell('victory.claimed', { names: listed(words, names) })}</span>
        </p>
      )}
    </li>
  );
});

const Agenda = memo(function Agenda({ agenda }: { agenda: AgendaId }) {
  const { tell, word } = useBoardWords();
  const order = useMatch((s) => s.order);
  const need = useMatch((s) => AGENDAS[agenda](s, s.startPlayer).need);
  const isHeld = useMatch((s) => isTerra(s) && rulesetOf(s).victory(s.options).held.includes(agenda));
  const near = useMatch((s, { me }) => nearestTo(s, me, agenda));
  return (
    <details className="nd-agenda" data-part={`agenda:${agenda}`}>
      <summary {...tip(`agenda:${agenda}`)}>
        <span className="nd-agenda-name">
          {word(`agenda.${agenda}.name`)}
          {isHeld && <Held />}
        </span>
        <span className="nd-agenda-need">
          <span className="m-unseen">{tell('victory.need', { need })}</span>
          <span aria-hidden="true">/ {need}</span>
        </span>
        <span className="nd-agenda-text">{word(`agenda.${agenda}.text`)}</span>
        <span className="nd-agenda-progress" data-seats={order.length}>
          {order.map((player) => (
            <Progress
              key={player}
              player={player}
              agenda={agenda}
              isFar={near !== undefined && !near.includes(player)}
            />
          ))}
        </span>
      </summary>
    </details>
  );
});

/** Me and the rival who is nearest to it; everybody, for whoever only watches. */
function nearestTo(s: State, me: PlayerId | null, agenda: AgendaId): readonly PlayerId[] | undefined {
  if (me === null) return undefined;
  const have = (player: PlayerId): number => AGENDAS[agenda](s, player).have;
  const [nearest] = s.order.filter((player) => player !== me).sort((one, other) => have(other) - have(one));
  return nearest === undefined ? [me] : [me, nearest];
}

/** An hourglass: what is fulfilled has to stay so. */
function Held() {
  const { tell } = useBoardWords();
  return (
    <span className="nd-agenda-held" {...tip(undefined, tell('victory.held'))}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12M6 21h12M7 3c0 6 10 6 10 9s-10 3-10 9M17 3c0 6-10 6-10 9s10 3 10 9" />
      </svg>
    </span>
  );
}

interface ProgressProps {
  player: PlayerId;
  agenda: AgendaId;
  /** Others are nearer: shown where it is opened, or where there is room. */
  isFar: boolean;
}

const Progress = memo(function Progress({ player, agenda, isFar }: ProgressProps) {
  const { tell } = useBoardWords();
  const { nameOf } = usePeople();
  const { have, need } = useMatch((s) => AGENDAS[agenda](s, player));
  const isMine = useBoard(({ me }) => me === player);
  const words = tell('victory.progress', { player: nameOf(player), have, need });
  return (
    <span
      className="m-inline nd-progress"
      {...tip(`agenda:${agenda}`, words)}
      data-done={have >= need || undefined}
      data-mine={isMine || undefined}
      data-far={isFar || undefined}
    >
      <ControlMark player={player} />
      <span className="m-unseen">{words}</span>
      <b aria-hidden="true">{have}</b>
    </span>
  );
});
