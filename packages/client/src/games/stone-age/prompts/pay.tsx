import { everyCount, isCounts, type PlainAsk, type Step, tallyOf } from '@morgenrot/engine';
import {
  type BuildingId,
  buildingOf,
  type CardId,
  cardAt,
  isExact,
  missingFood,
  type StoneAge,
  type StoneAgeStep,
  seatOf,
  topOf,
} from '@morgenrot/stone-age';
import { ActsBody, type MoreProps } from '../../../board/prompt/acts-body.tsx';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useBoard, useBoardActions, useMyStep } from '../../../board/use-board.ts';
import { useMatch, useMatchAlike } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { GoodsField } from './goods-field.tsx';
import { BuildingInFull, CardInFull } from './on-offer.tsx';

/** What is paid for. */
function subject(s: StoneAge, step: StoneAgeStep): { card?: CardId | null; building?: BuildingId } {
  if (step.kind === 'buy') return { card: cardAt(s, step.place) };
  const building = step.kind === 'build' ? topOf(s, step.place) : undefined;
  return building ? { building } : {};
}

/** To pay or not: what it is about, the price, and a payment to change. */
export function Pay({ step, optionWord }: BodyProps) {
  const { tell } = useTribeWords();
  const own = step as Step as StoneAgeStep;
  const player = useMatch((s) => (own.player === undefined ? s.active : own.player));
  const seat = useMatch((s) => seatOf(s, player));
  const { card, building } = useMatchAlike((s) => subject(s, own));
  const missing = useMatch((s) => missingFood(s, player));
  return (
    <>
      {card && <CardInFull card={card} seat={seat} />}
      {building && <BuildingInFull building={building} seat={seat} />}
      {own.kind === 'feed' && <p>{tell('pay.missing', { missing })}</p>}
      <ActsBody optionWord={optionWord} MoreBody={Payment} proposed={building ? dearest : cheapest} saysWhy />
    </>
  );
}

/** All payments there are, the least valuable first. */
const waysToPay = (ask: PlainAsk) =>
  ask.shape === 'counts'
    ? [...everyCount(ask)].sort((one, other) => tallyOf(ask, one).worth - tallyOf(ask, other).worth)
    : [];

/** A card costs the same whatever it is paid with; a building brings as many points as its payment is worth. */
export const cheapest = (ask: PlainAsk) => waysToPay(ask)[0];
export const dearest = (ask: PlainAsk) => waysToPay(ask).at(-1);

function Payment({ ask }: MoreProps) {
  const { tell } = useTribeWords();
  const { setMore } = useBoardActions();
  const more = useBoard((board) => board.more);
  const step = useMyStep() as Step as StoneAgeStep;
  const { building } = useMatchAlike((s) => subject(s, step));
  if (ask.shape !== 'counts') return null;
  const counts = more !== undefined && isCounts(more) ? more : {};
  const scores = building !== undefined && !isExact(buildingOf(building));
  return (
    <GoodsField ask={ask} counts={counts} onChange={setMore}>
      {scores && <strong>{tell('pay.points', { points: tallyOf(ask, counts).worth })}</strong>}
    </GoodsField>
  );
}
