import { type Answer, type Ask, next, offer, offersOnly, type Reason } from '@morgenrot/engine';
import type { Doing } from '../../effects/effect.ts';
import type { State } from '../../state.ts';
import type { Build, BuildCity, NewDawnStep } from '../../steps.ts';
import { chooseWonder } from '../wonders/wonders.ts';
import { findsCity, noCity } from './cities.ts';
import { districtsOf } from './districts.ts';
import { cityOnFigure } from './new-city.ts';

/** R13: a city or a wonder. */
export const build = {
  doing: (): Doing => ({ act: 'city', card: 'industry' }),
  ahead: (s: State, step: Build): Build => ({ ...step, production: productionOf(s, step) }),
  ask: (s: State, step: Build): Ask =>
    offer(
      step.onFigure ? (['city', 'figure', 'wonder'] as const) : (['city', 'wonder'] as const),
      (what) => buildRefused(s, step, what),
      'skip',
    ),
  run(s: State, step: Build, answer: Answer): void {
    const { player, techAfterWonder } = step;
    if (answer === 'city') next<NewDawnStep>(s, cityStep(step));
    if (answer === 'figure') next<NewDawnStep>(s, { kind: 'cityOnFigure', player });
    if (answer !== 'wonder') return;
    const then: NewDawnStep[] = techAfterWonder ? [{ kind: 'moveTech', player, by: techAfterWonder }] : [];
    // Without a wonder to build only what follows it is left (R1.10).
    next<NewDawnStep>(s, ...(hasWonder(s, step) ? [wonderStep(s, step)] : []), ...then);
  },
};

const hasWonder = (s: State, step: Build): boolean => !offersOnly(chooseWonder.ask(s, wonderStep(s, step)), 'done');

function buildRefused(s: State, step: Build, what: 'city' | 'figure' | 'wonder'): Reason | undefined {
  if (what === 'wonder') {
    return step.techAfterWonder || hasWonder(s, step) ? undefined : { key: 'build.noWonder' };
  }
  if (what === 'city') return findsCity(s, cityStep(step)) ? undefined : noCity(s, step.player, step.range);
  const then = cityOnFigure.ask(s, { kind: 'cityOnFigure', player: step.player });
  return offersOnly(then, 'done') ? { key: 'build.noFigure' } : undefined;
}

function cityStep({ production: _production, onFigure: _on, worth: _worth, ...step }: Build): BuildCity {
  const { perDistrict: _per, techAfterWonder: _tech, ...rest } = step;
  return { ...rest, kind: 'buildCity' };
}
/** What the card itself brings to a wonder. */
export const productionOf = (s: State, { player, production, perDistrict = 0 }: Build): number =>
  production + perDistrict * districtsOf(s, player).length;

const wonderStep = (s: State, step: Build) => ({
  kind: 'chooseWonder' as const,
  player: step.player,
  focus: step.focus,
  slot: step.slot,
  production: productionOf(s, step),
  ...(step.worth !== undefined && { worth: step.worth }),
});
