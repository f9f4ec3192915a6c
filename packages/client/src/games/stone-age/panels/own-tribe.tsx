import type { PlayerId } from '@morgenrot/engine';
import { type CardId, type Seat, scoreSheet, seatOf, type Tool } from '@morgenrot/stone-age';
import { memo } from 'react';
import { useBoard } from '../../../board/use-board.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { Hand } from './hand.tsx';
import { ScoreNow } from './score-sheet.tsx';
import { Stock } from './stock.tsx';

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
        <Feeding player={player} seat={seat} />
        <Tools tools={seat.tools} />
      </div>
      <Belongings seat={seat} />
      <ScoreNow sheet={scoreSheet(seat)} />
    </section>
  );
});

/** What this round's meal takes, and what is missing. */
function Feeding({ player, seat }: { player: PlayerId; seat: Seat }) {
  const { tell } = useTribeWords();
  const isFed = useMatch((s) => s.phase === 'feeding' || (s.isOver && player !== ''));
  if (isFed) return null;
  const food = seat.food + seat.agriculture;
  const missing = seat.figures - food;
  return (
    <p className="sa-own-feeding" data-missing={missing > 0 || undefined}>
      <Icon name="food" />
      {tell('own.feeding', { need: seat.figures, food })}
      <strong>{missing > 0 ? tell('own.missing', { missing }) : tell('own.enough')}</strong>
    </p>
  );
}

const SLOTS = 3;

function Tools({ tools }: { tools: readonly Tool[] }) {
  const { tell } = useTribeWords();
  return (
    <ul className="sa-own-tools" aria-label={tell('own.tools')}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const tool = tools[slot];
        const said = tool
          ? tell(tool.used ? 'own.tool.used' : 'own.tool', { value: tool.value })
          : tell('own.tool.none');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other name than its number
          <li key={slot} data-used={tool?.used || undefined} data-none={!tool || undefined} title={said}>
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
  const { tell, word } = useTribeWords();
  const cards: CardId[] = [...seat.pile, ...seat.extra];
  const isClosed = cards.some(isHidden);
  return (
    <div className="sa-belongings">
      {seat.kept.length > 0 && (
        <ul className="sa-faces" aria-label={tell('own.kept')} data-kept="">
          {seat.kept.map((card) => (
            <li key={card} title={word(`card.${card}.name`)}>
              <CardFace card={card} />
              <span className="m-unseen">{word(`card.${card}.name`)}</span>
            </li>
          ))}
        </ul>
      )}
      {isClosed ? (
        <p className="m-quiet">{tell('own.pile.closed', { count: cards.length })}</p>
      ) : (
        cards.length > 0 && (
          <ul className="sa-faces" aria-label={tell('own.pile')}>
            {cards.map((card) => (
              <li key={card} title={word(`card.${card}.name`)}>
                <CardFace card={card} />
                <span className="m-unseen">{word(`card.${card}.name`)}</span>
              </li>
            ))}
          </ul>
        )
      )}
      {seat.buildings.length > 0 && (
        <ul className="sa-faces" aria-label={tell('own.buildings', { count: seat.buildings.length })}>
          {seat.buildings.map((building) => (
            <li key={building} title={word(`building.${building}.text`)}>
              <BuildingFace building={building} />
              <span className="m-unseen">{word(`building.${building}.text`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
