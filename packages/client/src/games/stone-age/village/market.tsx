import { type CardSpace, cardAt, priceOf, type StackPlace, stackNumber, topOf } from '@morgenrot/stone-age';
import { memo } from 'react';
import { tip } from '../../../reference/tip.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { Icon } from '../drawing/icons.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { type Marks, PlaceButton, Rings } from './place.tsx';

interface OnOfferProps<P> {
  place: P;
  marks: Marks;
  drafted: number;
}

/** A card on its space, with its price. */
export const CardOnOffer = memo(function CardOnOffer({ place, marks, drafted }: OnOfferProps<CardSpace>) {
  const card = useMatch((s) => cardAt(s, place));
  return (
    <PlaceButton place={place} marks={marks} className="sa-offer">
      <b className="sa-offer-price">{priceOf(place)}</b>
      {card ? <CardFace card={card} /> : <span className="sa-offer-empty" />}
      <Rings place={place} drafted={drafted} />
    </PlaceButton>
  );
});

/** A stack with its top tile, and how many tiles there are. */
export const StackOnOffer = memo(function StackOnOffer({ place, marks, drafted }: OnOfferProps<StackPlace>) {
  const top = useMatch((s) => topOf(s, place));
  const height = useMatch((s) => s.stacks[stackNumber(place)]?.length ?? 0);
  return (
    <PlaceButton place={place} marks={marks} className="sa-offer sa-offer-building">
      {top ? <BuildingFace building={top} /> : <span className="sa-offer-empty" />}
      <span className="sa-offer-height" data-last={height === 1 || undefined}>
        ×{height}
      </span>
      <Rings place={place} drafted={drafted} />
    </PlaceButton>
  );
});

/** How many cards are still to come. */
export const DeckPile = memo(function DeckPile() {
  const { tell } = useTribeWords();
  const count = useMatch((s) => s.deck.length);
  const said = tell('deck.left', { count });
  return (
    <span className="sa-deck" role="img" aria-label={said} {...tip('term:deck', said)}>
      <Icon name="deck" />
      <b>{count}</b>
    </span>
  );
});
