import { type Answer, type Api, type Ask, next, offer, offersOnly, type PlayerId, tell } from '@morgenrot/engine';
import { FOCUS_CARDS, type FocusCardId } from '../../cards/focus.ts';
import { anyInPlay, inPlay } from '../../effects/in-play.ts';
import { sourceOption } from '../../effects/source.ts';
import { rulesetOf } from '../../rulesets/of.ts';
import type { State, ThisTurn } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { FocusType } from '../../vocabulary.ts';
import { lendCities, returnCities } from '../cities/lent-cities.ts';
import { form, idIn, numberOf } from '../option-form.ts';
import { typeOf } from '../row/focus-row.ts';
import { clockwiseFrom, leftOf, seatOf } from '../seats.ts';

/** The six orientations of the direction token (R3.6). */
const ARROWS = [0, 1, 2, 3, 4, 5] as const;
export const arrowOption = form('{arrow}', { arrow: numberOf(ARROWS) });

export const noFacts = (): ThisTurn => ({ used: [], captured: [], entered: [], returned: [], attacksWon: 0 });

export const placeArrow = {
  option: arrowOption,
  ask: (): Ask => ({ shape: 'one', from: ARROWS.map((arrow) => arrowOption.write({ arrow })) }),
  run(s: State, { player }: StepOf<'placeArrow'>, answer: Answer, api: Api): void {
    s.arrow = arrowOption.read(String(answer))?.arrow ?? 0;
    api.log({ key: 'arrow.placed', by: player, params: { arrow: s.arrow + 1 } });
  },
};

/** R6.1: the start player first, then clockwise. */
export const beginRound = {
  run(s: State, _step: unknown, _answer: Answer, api: Api): void {
    s.phase = 'play';
    s.round++;
    api.log({ key: 'round.begun', params: { round: s.round } });
    next<NewDawnStep>(s, { kind: 'beginTurn', player: s.startPlayer });
  },
};

export const beginTurn = {
  run(s: State, { player }: StepOf<'beginTurn'>, _answer: Answer, api: Api): void {
    returnCities(s, api);
    s.active = player;
    s.turn++;
    s.thisTurn = noFacts();
    for (const seat of Object.values(s.seats)) seat.spent = [];
    api.log({ key: 'turn.begun', by: player });
    lendCities(s);
    // What is gained during the turn waits for the next one (Q-E2): only what is here now may be used.
    const here = inPlay(s, player).flatMap(({ effect, source }) => (effect.startOfTurn ? [source.id] : []));
    next<NewDawnStep>(s, { kind: 'startOfTurn', player, effects: here }, { kind: 'chooseCard', player });
    if (s.round === 1) tell(inPlay(s, player), ({ effect }) => effect.onFirstTurn?.(s, player, api));
  },
};

/** What a step asks: the same `ask` decides whether an effect is offered, and what is asked then. */
type AskOf = (s: State, step: NewDawnStep) => Ask;

const stepFor = (s: State, me: PlayerId, id: string): NewDawnStep | undefined =>
  inPlay(s, me)
    .find(({ source }) => source.id === id)
    ?.effect.startOfTurn?.(me);

/** R7.1: each at most once, in the order the player likes. */
export function startOfTurn(askOf: AskOf) {
  const ask = (s: State, { player, effects }: StepOf<'startOfTurn'>): Ask =>
    offer(
      effects,
      (id) => {
        const step = stepFor(s, player, id);
        return step && !offersOnly(askOf(s, step), 'done', 'skip') ? undefined : { key: 'effect.nothingToDo' };
      },
      'done',
    );
  return {
    option: sourceOption,
    ask,
    idle: (s: State, step: StepOf<'startOfTurn'>): boolean => offersOnly(ask(s, step), 'done'),
    run(s: State, { player, effects }: StepOf<'startOfTurn'>, answer: Answer): void {
      const step = answer === 'done' ? undefined : stepFor(s, player, String(answer));
      if (!step) return;
      next<NewDawnStep>(s, step, { kind: 'startOfTurn', player, effects: effects.filter((id) => id !== answer) });
    },
  };
}

/** `first:pottery`: resolved and reset before another card. */
export const firstOption = form('first:{card}', { card: idIn(() => FOCUS_CARDS) });
/** Under this name the turn remembers that one went first. */
const wentFirst = (type: FocusType): string => `first:${type}`;
/** An own card that may be resolved and reset before the chosen one, once a turn. */
const mayGoFirst = (s: State, me: PlayerId): FocusCardId[] =>
  seatOf(s, me)
    .row.filter(
      (focus) =>
        !s.thisTurn.used.includes(wentFirst(typeOf(focus))) &&
        anyInPlay(s, me, ({ effect }) => effect.resolvesFirst === typeOf(focus)),
    )
    .map(({ card }) => card);

/** R7.2: one card each turn; passing without one is not possible. */
export const chooseCard = {
  isTurn: true,
  option: firstOption,
  ask: (s: State, { player, not }: StepOf<'chooseCard'>): Ask =>
    offer(
      seatOf(s, player).row.map(({ card }) => card),
      (card) => (FOCUS_CARDS[card].type === not ? { key: 'card.wentFirst' } : undefined),
      ...(not ? [] : mayGoFirst(s, player).map((card) => firstOption.write({ card }))),
    ),
  run(s: State, { player }: StepOf<'chooseCard'>, answer: Answer): void {
    const goesFirst = firstOption.read(String(answer));
    const card = goesFirst?.card ?? answer;
    const focus = seatOf(s, player).row.find((place) => place.card === card);
    if (!focus) throw new Error(`${String(card)} is not in the focus row of ${player}`);
    const type = typeOf(focus);
    if (goesFirst) s.thisTurn.used.push(wentFirst(type));
    next<NewDawnStep>(
      s,
      { kind: 'resolveCard', player, focus: focus.id },
      { kind: 'resetCard', player, focus: focus.id, card: focus.card },
      goesFirst ? { kind: 'chooseCard', player, not: type } : { kind: 'endTurn', player },
    );
  },
};

export const endTurn = {
  isTurn: true,
  run(s: State, { player }: StepOf<'endTurn'>, _answer: Answer, api: Api): void {
    const lastOfRound = player === clockwiseFrom(s, s.startPlayer).at(-1);
    if (!lastOfRound) next<NewDawnStep>(s, { kind: 'beginTurn', player: leftOf(s, player) });
    // T14: with the expansion victory is looked at before the dial is turned.
    else next<NewDawnStep>(s, { kind: rulesetOf(s).victory(s.options).beforeDial ? 'checkVictory' : 'endRound' });
    // R7.5: what the end of a turn brings comes before anything else.
    tell(inPlay(s, player), ({ effect }) => effect.onEndOfTurn?.(s, player, api));
  },
};
