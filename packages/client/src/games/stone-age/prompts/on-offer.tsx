import {
  type BuildingId,
  buildingOf,
  buildingWorth,
  type CardId,
  type CardSpace,
  cardAt,
  cardWorth,
  countGoods,
  isCardSpace,
  payable,
  priceOf,
  type Seat,
  type StackPlace,
  topOf,
} from '@morgenrot/stone-age';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { tip } from '../../../reference/tip.ts';
import { sayReason } from '../../../texts/say-reason.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

/** What somebody would gain by it: points at once, and points at the end as things stand. */
function Worth({ now, end }: { now: string; end: number }) {
  const { tell } = useTribeWords();
  return (
    <p className="sa-worth">
      {tell('worth.now', { now })} · {tell('worth.end', { end })}
    </p>
  );
}

/** A card in full: both halves in words, and what it is worth. */
export function CardInFull({ card, seat }: { card: CardId; seat: Seat }) {
  const { word } = useTribeWords();
  const { now, end } = cardWorth(seat, card);
  return (
    <div className="sa-in-full" {...tip(`card:${card}`)}>
      <CardFace card={card} />
      <div>
        <strong>{word(`card.${card}.name`)}</strong>
        <p>{word(`card.${card}.upper`)}</p>
        <p>{word(`card.${card}.lower`)}</p>
        <Worth now={String(now)} end={end} />
      </div>
    </div>
  );
}

export function BuildingInFull({ building, seat }: { building: BuildingId; seat: Seat }) {
  const { tell, word } = useTribeWords();
  const { now, end } = buildingWorth(seat, building);
  const [least, most] = now ?? [];
  return (
    <div className="sa-in-full" {...tip(`building:${building}`)}>
      <BuildingFace building={building} />
      <div>
        <p>{word(`building.${building}.text`)}</p>
        {most !== undefined && (
          <Worth
            now={least === most ? String(most) : tell('worth.between', { least: least ?? most, most })}
            end={end}
          />
        )}
      </div>
    </div>
  );
}

/** What lies on a space or a stack, and whether I could pay for it as things stand. */
export function OnOffer({ place, seat }: { place: CardSpace | StackPlace; seat: Seat }) {
  const words = useTribeWords();
  const translate = useTranslate();
  const card = useMatch((s) => (isCardSpace(place) ? cardAt(s, place) : null));
  const building = useMatch((s) => (isCardSpace(place) ? undefined : topOf(s, place)));
  if (isCardSpace(place))
    return (
      <>
        {card && <CardInFull card={card} seat={seat} />}
        <p className="m-quiet">{words.tell('place.canPay', { have: countGoods(seat.goods), price: priceOf(place) })}</p>
      </>
    );
  if (building === undefined) return null;
  const means = payable(buildingOf(building), seat.goods);
  return (
    <>
      <BuildingInFull building={building} seat={seat} />
      {'key' in means && <p className="m-quiet">{sayReason(words, means, translate)}</p>}
    </>
  );
}
