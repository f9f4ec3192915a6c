import {
  type BuildingId,
  buildingOf,
  type CardId,
  type CardSpace,
  cardAt,
  countGoods,
  isCardSpace,
  payable,
  priceOf,
  type Seat,
  type StackPlace,
  scoreSheet,
  topOf,
} from '@morgenrot/stone-age';
import { useTranslate } from '../../../board/prompt/use-question.ts';
import { sayReason } from '../../../texts/say-reason.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';

/** What a card would add to the points if the game ended now. */
const worthNow = (seat: Seat, card: CardId): number =>
  scoreSheet({ ...seat, pile: [...seat.pile, card] }).total - scoreSheet(seat).total;

/** A card in full: both halves in words, and what it is worth now. */
export function CardInFull({ card, seat }: { card: CardId; seat: Seat }) {
  const { tell, word } = useTribeWords();
  return (
    <div className="sa-in-full">
      <CardFace card={card} />
      <div>
        <strong>{word(`card.${card}.name`)}</strong>
        <p>{word(`card.${card}.upper`)}</p>
        <p>{word(`card.${card}.lower`)}</p>
        <p className="m-quiet">{tell('pay.now', { now: worthNow(seat, card) })}</p>
      </div>
    </div>
  );
}

export function BuildingInFull({ building }: { building: BuildingId }) {
  const { word } = useTribeWords();
  return (
    <div className="sa-in-full">
      <BuildingFace building={building} />
      <p>{word(`building.${building}.text`)}</p>
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
      <BuildingInFull building={building} />
      {'key' in means && <p className="m-quiet">{sayReason(words, means, translate)}</p>}
    </>
  );
}
