import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { inPlay } from '../../effects/in-play.ts';
import { sourceOption } from '../../effects/source.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import type { VisitBonus, WaitingGrowth } from '../../steps-growth.ts';
import { cityBeside } from '../cities/new-city.ts';
import { capitalOf, nearOnMap } from '../map/map.ts';
import { hostOf } from '../map/towns.ts';

/** A city so far from the own capital lets another one be built beside it. */
const FAR = 8;
const CITY_BESIDE = 'cityBeside';

const isFar = (s: State, player: PlayerId, hex: HexKey): boolean => {
  const home = capitalOf(s, player);
  return home !== undefined && !nearOnMap(s, [home], FAR - 1).has(hex);
};

/** What the economy card itself gives for a visit. */
function bonusFor(s: State, player: PlayerId, hex: HexKey, bonus: VisitBonus): NewDawnStep | undefined {
  const city = s.map[hex]?.city;
  const resource: NewDawnStep = { kind: 'takeResource', player, notOwned: false };
  switch (bonus) {
    case 'resource':
      return resource;
    case 'resourceAtHolder':
      return city?.capital && city.of === s.terra?.ibrahim ? resource : undefined;
    case 'cityNearby':
      if (hostOf(s, player, hex) === undefined || s.thisTurn.used.includes(CITY_BESIDE) || !isFar(s, player, hex))
        return undefined;
      return cityBeside(player, hex, CITY_BESIDE);
  }
}

/** The name under which the economy card's own bonus waits. */
const CARD = 'card';

/** Q-F20: when several things listen for one visit, the active player says in which order they come. */
export const afterVisit = {
  isVisit: true,
  run(s: State, { player, hex, bonus }: StepOf<'afterVisit'>, _answer: Answer, api: Api): void {
    const below = s.steps.length;
    const ends: { from: string; end: number }[] = [];
    const noteEnd = (from: string) => {
      if (s.steps.length > (ends.at(-1)?.end ?? below)) ends.push({ from, end: s.steps.length });
    };
    const own = bonus && bonusFor(s, player, hex, bonus);
    if (own) next<NewDawnStep>(s, own);
    noteEnd(CARD);
    for (const { effect, source } of inPlay(s, player)) {
      effect.onVisit?.(s, player, hex, source, api);
      noteEnd(source.id);
    }
    // Alone it may stay where it has put itself.
    if (ends.length < 2) return;
    const waiting = ends.map(({ from, end }, i) => ({ from, steps: stepsBetween(s, ends[i - 1]?.end ?? below, end) }));
    s.steps.splice(below);
    next<NewDawnStep>(s, { kind: 'chooseVisitEffect', player, waiting });
  },
};

/** In reading order: the stack's last one would be next. */
const stepsBetween = (s: State, from: number, to: number): NewDawnStep[] =>
  s.steps.slice(from, to).reverse() as NewDawnStep[];

export const chooseVisitEffect = {
  isVisit: true,
  option: sourceOption,
  ask: (_s: State, { waiting }: StepOf<'chooseVisitEffect'>): Ask => ({
    shape: 'one',
    from: waiting.map(({ from }) => from),
  }),
  run(s: State, { player, waiting }: StepOf<'chooseVisitEffect'>, answer: Answer): void {
    const first = waiting.find(({ from }) => from === answer);
    const rest = waiting.filter((other) => other !== first);
    const later: NewDawnStep[] =
      rest.length > 1 ? [{ kind: 'chooseVisitEffect', player, waiting: rest }] : rest.flatMap(stepsOf);
    next<NewDawnStep>(s, ...(first?.steps ?? []), ...later);
  },
};
const stepsOf = ({ steps }: WaitingGrowth): NewDawnStep[] => steps;
