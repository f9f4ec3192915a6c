import { type Counts, isCounts, type Step } from '@morgenrot/engine';
import {
  ANY_TWO,
  type BuildingId,
  buildingOf,
  type CardId,
  cardAt,
  isExact,
  missingFood,
  noGoods,
  RESOURCES,
  type StoneAge,
  type StoneAgeStep,
  seatOf,
  topOf,
  worthOf,
} from '@morgenrot/stone-age';
import { CountsField } from '../../../board/prompt/counts-body.tsx';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { sayReason } from '../../../texts/say-reason.ts';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { BuildingInFull, CardInFull } from './on-offer.tsx';

/** What is paid for. */
function subject(s: StoneAge, step: StoneAgeStep): { card?: CardId | null; building?: BuildingId } {
  if (step.kind === 'buy') return { card: cardAt(s, step.place) };
  const building = step.kind === 'build' ? topOf(s, step.place) : undefined;
  return building ? { building } : {};
}

/** To pay or not: what it is about, the price, and a payment to change. */
export function Pay({ step, optionWord }: BodyProps) {
  const words = useTribeWords();
  const translate = useTranslate();
  const { pick, draft, setMore } = useBoardActions();
  const own = step as Step as StoneAgeStep;
  const player = useMatch((s) => (own.player === undefined ? s.active : own.player));
  const seat = useMatch((s) => seatOf(s, player));
  const { card, building } = useMatch((s) => subject(s, own));
  const missing = useMatch((s) => missingFood(s, player));
  const ask = useBoard(({ asked }) => (asked?.ask.shape === 'acts' ? asked.ask : undefined));
  const chosen = useBoard((board) => board.chosen[0]);
  const more = useBoard((board) => board.more);
  if (!ask) return null;
  const paying = ask.from.find(({ act }) => act === 'pay');
  const refused = ask.refused?.pay;
  const counts = more !== undefined && isCounts(more) ? more : {};
  return (
    <>
      {card && <CardInFull card={card} seat={seat} />}
      {building && <BuildingInFull building={building} />}
      {own.kind === 'feed' && <p>{words.tell('pay.missing', { missing })}</p>}
      <ul className="m-options m-acts">
        {paying && (
          <li>
            <button
              type="button"
              className="m-option"
              data-option="pay"
              aria-pressed={chosen === 'pay'}
              onClick={() => (paying.with ? draft('pay') : pick('pay'))}
            >
              {optionWord('pay')}
            </button>
            {paying.with?.shape === 'counts' && chosen === 'pay' && (
              <>
                <CountsField ask={paying.with} counts={counts} onChange={setMore} optionWord={optionWord} />
                {building && !isExact(buildingOf(building)) && (
                  <strong>{words.tell('pay.points', { points: worthIn(counts) })}</strong>
                )}
              </>
            )}
          </li>
        )}
        {refused && (
          <li>
            <button type="button" className="m-option" data-option="pay" aria-disabled onClick={() => pick('pay')}>
              {optionWord('pay')} <span className="m-quiet">{sayReason(words, refused, translate)}</span>
            </button>
          </li>
        )}
        {ask.from
          .filter(({ act }) => act === 'starve' || act === ANY_TWO)
          .map(({ act }) => (
            <li key={act}>
              <button
                type="button"
                className="m-option"
                data-option={act}
                aria-pressed={chosen === act}
                onClick={() => pick(act)}
              >
                {optionWord(act)}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

const worthIn = (counts: Counts): number => {
  const goods = noGoods();
  for (const kind of RESOURCES) goods[kind] = counts[kind] ?? 0;
  return worthOf(goods);
};
