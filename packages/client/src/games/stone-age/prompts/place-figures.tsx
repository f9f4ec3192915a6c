import {
  COUPLE,
  helpersOf,
  isCardSpace,
  isGround,
  isStack,
  type Place,
  placement,
  seatOf,
  sumOf,
  toolValue,
  YIELDS,
} from '@morgenrot/stone-age';
import { PlacesGlow } from '../../../board/prompt/places-glow.tsx';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { Stepper } from '../../../board/prompt/stepper.tsx';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { useMatch } from '../match.ts';
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
  const { tell } = useTribeWords();
  const player = useMatch((s) => s.active);
  const seat = useMatch((s) => seatOf(s, player));
  if (isGround(place)) {
    const tools = sumOf(helpersOf(seat).map(({ value }) => value));
    return <Chances dice={figures} what={YIELDS[place]} tools={tools} />;
  }
  if (isCardSpace(place) || isStack(place)) return <OnOffer place={place} seat={seat} />;
  const isFull =
    (place === 'field' && seat.agriculture === 10) ||
    (place === 'toolMaker' && toolValue(seat) === 12) ||
    (place === 'hut' && figures === COUPLE && seat.figures === 10);
  return (
    <>
      <p>{tell(`village.${place}`)}</p>
      {isFull && <p className="m-quiet">{tell('place.noEffect')}</p>}
      {place === 'hut' && (
        <p className="m-quiet">
          {tell('place.feed', { need: Math.min(10, seat.figures + 1), food: seat.food + seat.agriculture })}
        </p>
      )}
    </>
  );
}
