import { type ActsAsk, type Api, type Handler, next, type PlayerId } from '@morgenrot/engine';
import { anyTwoCard, gainAgriculture, gainFigure, gainTool, rollFor } from './gains.ts';
import { ANY_TWO, actOf } from './paying.ts';
import { isCardSpace, isGround, isStack, PLACES, type Place, YIELDS } from './places.ts';
import { clockwiseFrom, figuresAt, placesOf, type StepOf, type StoneAge, type StoneAgeStep } from './state.ts';

/** S7.1: beginning with the start player, everybody does all of their work before the next one does. */
export const actions: Handler<StoneAge, StepOf<'actions'>> = {
  run(s) {
    s.phase = 'actions';
    const turns = clockwiseFrom(s, s.start).map((player): StoneAgeStep => ({ kind: 'beginTurn', player }));
    next<StoneAgeStep>(s, ...turns, { kind: 'feeding' });
  },
};

export const beginTurn: Handler<StoneAge, StepOf<'beginTurn'>> = {
  run(s, { player }) {
    // S7.5: whoever has no figures on places has no turn.
    if (placesOf(s, player).length === 0) return;
    s.active = player;
    s.turn++;
    next<StoneAgeStep>(s, { kind: 'turn', player });
  },
};

/** Q-S5: may figures come home from there without having done their work? */
const isFree = ({ freeReturn }: StoneAge, place: Place): boolean =>
  (freeReturn === 'all' && !isCardSpace(place) && !isStack(place)) || (freeReturn === 'hut' && place === 'hut');

/** Goes on until nobody of this player stands anywhere. The last place needs no choice. */
export const turn: Handler<StoneAge, StepOf<'turn'>> = {
  run(s, { player }) {
    const [place, ...others] = placesOf(s, player);
    if (place === undefined) return;
    if (others.length > 0 || isFree(s, place)) next<StoneAgeStep>(s, { kind: 'choose', player });
    else next<StoneAgeStep>(s, { kind: 'resolve', player, place }, { kind: 'turn', player });
  },
};

const BACK = 'back:';

/** How a work is chosen: the place itself, or `back:hut` where the figures come home without it. */
export const work = {
  write: (place: Place, isBack = false): string => (isBack ? `${BACK}${place}` : place),
  read(option: string): { place: Place; isBack: boolean } | undefined {
    const isBack = option.startsWith(BACK);
    const place = PLACES.find((one) => one === (isBack ? option.slice(BACK.length) : option));
    return place && { place, isBack };
  },
};

function askWork(s: StoneAge, player: PlayerId): ActsAsk {
  const places = placesOf(s, player);
  const from = places.map((place) => ({ act: work.write(place) }));
  for (const place of places) if (isFree(s, place)) from.push({ act: work.write(place, true) });
  if (anyTwoCard(s, player)) from.push({ act: ANY_TWO });
  return { shape: 'acts', from };
}

/** S7.2: one place after another, in any order. */
export const choose = {
  ask: (s, { player }) => askWork(s, player),
  run(s, { player }, answer) {
    const option = actOf(answer);
    if (option === ANY_TWO) return next<StoneAgeStep>(s, { kind: 'anyTwo', player }, { kind: 'choose', player });
    const chosen = work.read(option);
    if (!chosen) throw new Error(`"${option}" is no work`);
    const { place, isBack } = chosen;
    const first: StoneAgeStep = isBack ? { kind: 'goHome', player, place } : { kind: 'resolve', player, place };
    next<StoneAgeStep>(s, first, { kind: 'turn', player });
  },
} satisfies Handler<StoneAge, StepOf<'choose'>>;

function workAt(s: StoneAge, player: PlayerId, place: Place, api: Api): void {
  if (place === 'toolMaker') gainTool(s, player, api);
  else if (place === 'hut') gainFigure(s, player, api);
  else if (place === 'field') gainAgriculture(s, player, api);
  else if (isGround(place)) rollFor(s, player, YIELDS[place], figuresAt(s, place, player), api);
  else if (isCardSpace(place)) next<StoneAgeStep>(s, { kind: 'buy', player, place });
  else next<StoneAgeStep>(s, { kind: 'build', player, place });
}

/** S7.3: first the work, then the way home. */
export const resolve: Handler<StoneAge, StepOf<'resolve'>> = {
  run(s, { player, place }, _answer, api) {
    next<StoneAgeStep>(s, { kind: 'goHome', player, place });
    workAt(s, player, place, api);
  },
};

export const goHome: Handler<StoneAge, StepOf<'goHome'>> = {
  run(s, { player, place }) {
    const { [player]: _gone, ...others } = s.placed[place] ?? {};
    if (Object.keys(others).length > 0) s.placed[place] = others;
    else delete s.placed[place];
  },
};
