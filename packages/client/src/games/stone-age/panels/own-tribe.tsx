import type { PlayerId } from '@morgenrot/engine';
import {
  type BuildingId,
  type CardId,
  mealAhead,
  type Seat,
  SLOTS,
  scoreSheet,
  seatOf,
  type Tool,
} from '@morgenrot/stone-age';
import { memo } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useMatch, useMatchAlike } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { Hand } from './hand.tsx';
import { ScoreNow } from './score-sheet.tsx';
import { Stock } from './stock.tsx';
import { FieldTrack, MealLine } from './tracks.tsx';

/** My own board; for watchers that of whoever has the turn. */
export const OwnTribe = memo(function OwnTribe() {
  const { tell } = useTribeWords();
  const { nameOf } = usePeople();
  const me = useBoard((board) => board.me);
  const eyes = useBoard((board) => board.eyes);
  const player = useMatch((s) => me ?? eyes ?? s.active);
  const seat = useMatch((s) => seatOf(s, player));
  const title = player === me ? tell('own.title') : tell('own.of', { player: nameOf(player) });
  return (
    <section className="m-cards sa-own-tribe" aria-label={title}>
      <Hand player={player} />
      <div className="sa-own-stock">
        <Stock seat={seat} player={player} label={title} />
        <Feeding player={player} />
        <FieldTrack level={seat.agriculture} />
        <Tools tools={seat.tools} />
      </div>
      <Belongings seat={seat} />
      <ScoreNow sheet={scoreSheet(seat)} />
    </section>
  );
});

/** What this round's meal takes, and what is missing. */
function Feeding({ player }: { player: PlayerId }) {
  const meal = useMatchAlike((s) => mealAhead(s, player));
  const isFed = useMatch((s) => s.phase === 'feeding' || s.isOver);
  return isFed ? null : <MealLine meal={meal} />;
}

function Tools({ tools }: { tools: readonly Tool[] }) {
  const { tell } = useTribeWords();
  return (
    <ul className="sa-own-tools" {...tipsInside} aria-label={tell('own.tools')}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const tool = tools[slot];
        const said = tool
          ? tell(tool.used ? 'own.tool.used' : 'own.tool', { value: tool.value })
          : tell('own.tool.none');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other name than its number
          <li key={slot} data-used={tool?.used || undefined} data-none={!tool || undefined} {...tip('term:tool', said)}>
            <Icon name="tool" />
            <b aria-hidden="true">{tool?.value}</b>
            <span className="m-unseen">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

const isHidden = (card: string): boolean => card === '?';

/** Cards and buildings, as far as whoever looks may see them. */
function Belongings({ seat }: { seat: Seat }) {
  const { tell } = useTribeWords();
  const cards: CardId[] = [...seat.pile, ...seat.extra];
  const isClosed = cards.some(isHidden);
  return (
    <div className="sa-belongings">
      <Cards cards={seat.kept} label={tell('own.kept')} />
      {isClosed ? (
        <p className="m-quiet">{tell('own.pile.closed', { count: cards.length })}</p>
      ) : (
        <Cards cards={cards} label={tell('own.pile')} />
      )}
      <Buildings buildings={seat.buildings} />
    </div>
  );
}

function Cards({ cards, label }: { cards: readonly CardId[]; label: string }) {
  const { word } = useTribeWords();
  if (cards.length === 0) return null;
  return (
    <ul className="sa-faces" {...tipsInside} aria-label={label}>
      {cards.map((card) => (
        <li key={card} {...tip(`card:${card}`)}>
          <CardFace card={card} />
          <span className="m-unseen">{word(`card.${card}.name`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Buildings({ buildings }: { buildings: readonly BuildingId[] }) {
  const { tell, word } = useTribeWords();
  if (buildings.length === 0) return null;
  return (
    <ul className="sa-faces" {...tipsInside} aria-label={tell('own.buildings', { count: buildings.length })}>
      {buildings.map((building) => (
        <li key={building} {...tip(`building:${building}`)}>
          <BuildingFace building={building} />
          <span className="m-unseen">{word(`building.${building}.text`)}</span>
        </li>
      ))}
    </ul>
  );
}
