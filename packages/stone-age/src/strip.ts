import { type Api, type Handler, next, type PlayerId } from '@morgenrot/engine';
import { gain, gainAgriculture, gainTool } from './gains.ts';
import { clockwiseFrom, type StepOf, type StoneAge, type StoneAgeStep } from './state.ts';
import { RESOURCES } from './vocabulary.ts';

const TOOL = 5;

/** S13.2: 1 to 4 give a resource, 5 a tool step, 6 a level of agriculture. */
function take(s: StoneAge, player: PlayerId, die: number, api: Api): void {
  api.log({ key: 'picked', by: player, params: { die } });
  const resource = RESOURCES[die - 1];
  if (resource) gain(s, player, resource, 1);
  else if (die === TOOL) gainTool(s, player, api);
  else gainAgriculture(s, player, api);
}

const without = (dice: readonly number[], die: number): number[] => {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
};

/** One die after another is taken, clockwise; where all that are left are alike nobody is asked (S13.6). */
export const strip: Handler<StoneAge, StepOf<'strip'>> = {
  run(s, { player, dice }, _answer, api) {
    const [first] = dice;
    if (first === undefined) return;
    if (dice.some((die) => die !== first)) return next<StoneAgeStep>(s, { kind: 'pick', player, dice });
    for (const one of clockwiseFrom(s, player).slice(0, dice.length)) take(s, one, first, api);
  },
};

export const pick = {
  ask: (_s, { dice }) => ({ shape: 'one', from: [...new Set(dice)].map(String) }),
  run(s, { player, dice }, answer, api) {
    const die = Number(answer);
    take(s, player, die, api);
    const following = clockwiseFrom(s, player)[1] ?? player;
    next<StoneAgeStep>(s, { kind: 'strip', player: following, dice: without(dice, die) });
  },
} satisfies Handler<StoneAge, StepOf<'pick'>>;
