import { CARD_SPACES, GROUNDS, isInPlay, type Place, placement, STACKS, VILLAGE, YIELDS } from '@morgenrot/stone-age';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { type Glow, useGlow } from '../../../board/glow.ts';
import { usePlaceOf } from '../../../board/places.ts';
import { useBoard } from '../../../board/use-board.ts';
import { capitalised } from '../../../texts/words.ts';
import { Icon } from '../drawing/icons.tsx';
import { Scene } from '../drawing/scenes.tsx';
import { useMatch } from '../match.ts';
import { useTribeWords } from '../words/own.ts';
import { CardOnOffer, DeckPile, StackOnOffer } from './market.tsx';
import { divisorOf, type Marks, PlaceButton, Rings } from './place.tsx';
import { walk } from './walk.ts';

const marksIn = (glow: Glow): ((place: Place) => Marks) => {
  const lists = Object.fromEntries(
    Object.entries(glow).map(([mark, places]) => [mark, new Set(places.split(' '))]),
  ) as Record<keyof Glow, Set<string>>;
  return (place) => ({
    offered: lists.offered.has(place),
    refused: lists.refused.has(place),
    chosen: lists.chosen.has(place),
    lit: lists.lit.has(place),
    recent: lists.recent.has(place),
  });
};

/** The whole board: where figures go, what can be bought, how much of it is left. */
export const Village = memo(function Village() {
  const { tell } = useTribeWords();
  const glow = useGlow(usePlaceOf());
  const marksOf = useMemo(() => marksIn(glow), [glow]);
  const stacks = useMatch((s) => STACKS.filter((place) => isInPlay(s, place)).length);
  const draft = useBoard((board) => board.chosen[0]);
  const drafted = draft === undefined ? undefined : placement.read(draft);
  const draftedAt = (place: Place): number => (drafted?.place === place ? drafted.figures : 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => walk(event);
  return (
    <section
      className="sa-village"
      aria-label={tell('village.title')}
      data-answers=""
      data-stacks={stacks}
      onKeyDown={onKeyDown}
    >
      <div className="sa-village-grounds">
        {[...GROUNDS.filter((place) => place !== 'hunt'), 'hunt' as const, ...VILLAGE].map((place) => (
          <PlaceOnGround key={place} place={place} marks={marksOf(place)} drafted={draftedAt(place)} />
        ))}
      </div>
      <section className="sa-market" aria-label={tell('market.title')}>
        {STACKS.slice(0, stacks).map((place) => (
          <StackOnOffer key={place} place={place} marks={marksOf(place)} drafted={draftedAt(place)} />
        ))}
        <DeckPile />
        {[...CARD_SPACES].reverse().map((place) => (
          <CardOnOffer key={place} place={place} marks={marksOf(place)} drafted={draftedAt(place)} />
        ))}
      </section>
    </section>
  );
});

type OnGround = (typeof GROUNDS)[number] | (typeof VILLAGE)[number];

const PlaceOnGround = memo(function PlaceOnGround({
  place,
  marks,
  drafted,
}: {
  place: OnGround;
  marks: Marks;
  drafted: number;
}) {
  const { word } = useTribeWords();
  const divisor = divisorOf(place);
  return (
    <PlaceButton place={place} marks={marks} className="sa-place">
      <Scene place={place} />
      <span className="sa-place-name">
        {capitalised(word(`place.${place}`))}
        {divisor !== undefined && (
          <span className="sa-place-yield">
            <Icon name={YIELDS[place as (typeof GROUNDS)[number]]} />
            <b>{divisor}</b>
          </span>
        )}
      </span>
      <Rings place={place} drafted={drafted} />
    </PlaceButton>
  );
});
