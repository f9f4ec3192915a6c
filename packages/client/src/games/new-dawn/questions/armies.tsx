import { isHex } from '@morgenrot/hex';
import { armyMovesLeft, armyOption, armyWay, deploymentOption, fieldFor } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { capitalised } from '../../../texts/words.ts';
import { CombatPreview } from '../combat/preview.tsx';
import { placeName } from '../places.ts';
import { ChooseTarget, DeployArmies, MoveArmiesBody, MoveArmyBody, Scorch } from '../prompts/war/armies.tsx';
import { Marching } from '../prompts/war/marching.tsx';
import type { QuestionRows } from './row.ts';
import { inTerra } from './sample.ts';
import { targetWord } from './words.ts';

export const armies = {
  moveArmies: {
    body: MoveArmiesBody,
    word: ({ s, words }, option, { player }) => {
      const found = armyOption.read(option);
      if (!found) return undefined;
      const at = s.seats[player]?.armies[found.army]?.at;
      return at
        ? words.word('option.army', { where: 'map', hex: placeName(s, words, at) })
        : words.word('option.army', { where: 'card', hex: '' });
    },
    place: (s, option, { player }) => s.seats[player]?.armies[armyOption.read(option)?.army ?? -1]?.at,
    left: (_s, _step, from) => unused('left.moveArmies', from.filter((option) => armyOption.read(option)).length),
    rule: 'rule:T8.2',
    sample: inTerra,
  },
  moveArmy: {
    body: MoveArmyBody,
    outlook: (beholder, step, option) => {
      if (isHex(option)) return <Marching beholder={beholder} step={step} hex={option} />;
      if (option !== 'stop') return undefined;
      const { tell } = beholder.words;
      const left = armyMovesLeft(beholder.s, step);
      return <p>{capitalised(left === null ? tell('left.moveArmy.any') : tell('left.moveArmy', { count: left }))}</p>;
    },
    sight: (s, _me, step, hex) => {
      if (!isHex(hex)) return undefined;
      const isFought = fieldFor(s, step.player).obstacles(hex).length > 0;
      return { way: armyWay(s, step, hex), ...(isFought && { hits: [hex] }) };
    },
    rule: 'rule:T8.4',
    sample: inTerra,
  },
  chooseTarget: {
    body: ChooseTarget,
    word: targetWord,
    outlook: (_beholder, step, target) => (
      <CombatPreview attacker={{ ...step, attacks: step.march, target }} hex={step.hex} />
    ),
    rule: 'rule:T9.1',
    sample: inTerra,
  },
  deployArmies: {
    body: DeployArmies,
    word: ({ s, words }, option) => {
      const to = deploymentOption.read(option)?.to;
      return to && words.word('option.deployArmies', { hex: placeName(s, words, to) });
    },
    place: (_s, option) => deploymentOption.read(option)?.to,
    left: (_s, _step, from) =>
      unused('left.moveArmies', new Set(from.flatMap((option) => deploymentOption.read(option)?.army ?? [])).size),
    rule: 'rule:T8.3',
    sample: inTerra,
  },
  scorch: {
    body: Scorch,
    rule: 'rule:R1.8',
    sample: inTerra,
  },
} satisfies Partial<QuestionRows>;
