import type { PlayerId } from '@morgenrot/engine';
import {
  figuresAt,
  hasMostOf,
  helpersOf,
  isCardSpace,
  isGround,
  isStack,
  isVillage,
  mealAhead,
  type Place,
  placement,
  type Seat,
  seatOf,
  sumOf,
  type VillagePlace,
  YIELDS,
} from '@morgenrot/stone-age';
import { PlacesGlow } from '../../../board/prompt/places-glow.tsx';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { Stepper } from '../../../board/prompt/stepper.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { useMatch, useMatchAlike } from '../match.ts';
import { chanceOf } from '../odds.ts';
import { MealLine } from '../panels/tracks.tsx';
import { usePlacements } from '../village/use-answers.ts';
import { useTribeWords } from '../words/own.ts';
import { Chances } from './chances.tsx';
import { OnOffer } from './on-offer.tsx';

/** Figures go to the place that is tapped; here stands how many, and what may come of it. */
export function PlaceFigures({ help }: BodyProps) {
  const draft = useBoard(({ chosen }) => chosen[0]);
  const places = useBoard(({ asked }) =>
    asked?.ask.shape === 'one' ? new Set(asked.ask.from.map((option) => placement.read(option)?.place)).size : 0,
  );
  const drafted = draft === undefined ? undefined : placement.read(draft);
  if (!drafted)
    return (
      <>
        <PlacesGlow count={places} />
        <p className="m-quiet">{help}</p>
      </>
    );
  return (
    <div className="sa-drafted">
      <HowMany place={drafted.place} figures={drafted.figures} />
      <WhatComes place={drafted.place} figures={drafted.figures} />
    </div>
  );
}

function HowMany({ place, figures }: { place: Place; figures: number }) {
  const { tell } = useTribeWords();
  const { draft } = useBoardActions();
  const options = usePlacements()(place);
  const counts = options.map((option) => placement.read(option)?.figures ?? 0);
  if (counts.length < 2) return null;
  const min = Math.min(...counts);
  const max = Math.max(...counts);
  return (
    <div className="m-flow m-amount">
      <Stepper
        min={min}
        max={max}
        count={figures}
        onChange={(n) => draft(placement.write(place, n))}
        label={tell('place.count')}
        bounds={`${min}–${max}`}
      />
    </div>
  );
}

/** What a placement would allow: the chances of a roll, a card or a building and the means for it, or the sure gain. */
function WhatComes({ place, figures }: { place: Place; figures: number }) {
  const player = useMatch((s) => s.active);
  const seat = useMatch((s) => seatOf(s, player));
  return (
    <>
      {isGround(place) && <Chances dice={figures} what={YIELDS[place]} tools={toolsOf(seat)} />}
      {(isCardSpace(place) || isStack(place)) && <OnOffer place={place} seat={seat} />}
      {isVillage(place) && <SureGain place={place} seat={seat} />}
      <NextMeal place={place} figures={figures} player={player} tools={toolsOf(seat)} />
    </>
  );
}

const toolsOf = (seat: Seat): number => sumOf(helpersOf(seat).map(({ value }) => value));

function SureGain({ place, seat }: { place: VillagePlace; seat: Seat }) {
  const { tell } = useTribeWords();
  return (
    <>
      <p>{tell(`village.${place}`)}</p>
      {hasMostOf(seat, place) && <p className="m-quiet">{tell('place.noEffect')}</p>}
    </>
  );
}

/** What feeding will take after this placement, and how likely hunters bring what is missing. */
function NextMeal({
  place,
  figures,
  player,
  tools,
}: {
  place: Place;
  figures: number;
  player: PlayerId;
  tools: number;
}) {
  const { tell } = useTribeWords();
  const meal = useMatchAlike((s) => mealAhead(s, player, place));
  const hunters = useMatch((s) => figuresAt(s, 'hunt', player)) + (place === 'hunt' ? figures : 0);
  const isOpen = meal.missing > 0 && hunters > 0;
  const isFed = isOpen ? chanceOf(hunters, 'food', tools, meal.missing) : 1;
  return (
    <div>
      <MealLine meal={meal} />
      {isOpen && <p className="m-quiet">{tell('place.hunters', { hunters, percent: Math.round(isFed * 100) })}</p>}
    </div>
  );
}
