import type { PlayerId } from '@morgenrot/engine';
import {
  citiesLeft,
  isIdleWork,
  LAST_TECH,
  type NewDawnStep,
  type State,
  TECH_LEVELS,
  type WorkAhead,
  workAhead,
} from '@morgenrot/new-dawn';
import { listed } from '../../../texts/words.ts';
import { roman } from '../roman.ts';
import type { BoardWords } from '../words/use-board-words.ts';
import { terrainOfSlot } from './slots.ts';

type Say = (words: BoardWords, step: NewDawnStep, ahead: WorkAhead, tech: number) => readonly string[];

/** The levels that an advance reaches or passes. */
const levelsOn = (from: number, to: number): string[] =>
  Object.entries(TECH_LEVELS)
    .filter(([space]) => Number(space) > from && Number(space) <= Math.min(to, LAST_TECH))
    .map(([, level]) => roman(level));

const advance: Say = (words, _step, { slot, tokens }, tech) => {
  const sure = levelsOn(tech, tech + slot);
  const most = levelsOn(tech, tech + slot + tokens);
  return [
    words.tell('now.advance', { by: slot, tokens }),
    ...(sure.length > 0 ? [words.tell('now.level', { levels: listed(words, sure) })] : []),
    ...(most.length > sure.length
      ? [words.tell('now.level.most', { levels: listed(words, most.slice(sure.length)) })]
      : []),
  ];
};

const arms: Say = ({ tell }, step, { slot, tokens }) => {
  if (step.kind !== 'military') return [];
  const { mode, attacks } = step;
  const fight = tell('now.attack', { count: attacks.left, value: slot + attacks.bonus, tokens, range: attacks.range });
  const wall = tell('now.reinforce', { count: slot });
  if (mode === 'attacksFirst') return [fight, tell('now.thenReinforce', { count: slot })];
  return mode === 'both' ? [fight, wall] : [wall, tell('now.or', { what: fight })];
};

/** What each part of a card does, by the numbers that its step carries. */
const PARTS: Readonly<Partial<Record<NewDawnStep['kind'], Say>>> = {
  placeControl: ({ tell }, step, { tokens }) =>
    step.kind === 'placeControl' ? [tell('now.place', { count: step.left, tokens: step.extra ? tokens : 0 })] : [],
  advanceTech: advance,
  moveCaravans: ({ tell }, step, { tokens }) =>
    step.kind === 'moveCaravans' ? [tell('now.move', { distance: step.distance, tokens })] : [],
  build: ({ tell }, step, { tokens }) =>
    step.kind === 'build'
      ? [
          tell('now.city', { range: step.range }),
          ...(step.onFigure ? [tell('now.figure')] : []),
          tell('now.wonder', { production: step.production, tokens }),
        ]
      : [],
  military: arms,
  gainTrade: ({ tell }, step) => (step.kind === 'gainTrade' ? [tell('now.trade', { count: step.left })] : []),
  takeResource: ({ tell }) => [tell('now.resource')],
  exchangeResource: ({ tell }) => [tell('now.exchange')],
  shiftControl: ({ tell }) => [tell('now.shift')],
  convertControl: ({ tell }) => [tell('now.convert')],
  growth: ({ tell }, step, { slot, tokens }) =>
    step.kind === 'growth'
      ? [tell('now.district'), tell('now.or', { what: tell('now.reinforce.tokens', { count: slot, tokens }) })]
      : [],
  placeDistrict: ({ tell }) => [tell('now.district')],
  reinforce: ({ tell }, step, { tokens }) =>
    step.kind === 'reinforce' && step.left + tokens > 0
      ? [tell('now.reinforce.tokens', { count: step.left, tokens })]
      : [],
  nameDistrict: ({ tell }) => [tell('now.everybody')],
  deployArmies: ({ tell }) => [tell('now.deploy')],
  lookAtTiles: ({ tell }, step) => (step.kind === 'lookAtTiles' ? [tell('now.look', { count: step.most })] : []),
  moveArmies: ({ tell }, step, { slot }) => {
    if (step.kind !== 'moveArmies') return [];
    const { distance, bonus, bonusVsBarbarian, water } = step.march;
    const [value, barbarian] = [slot + bonus, slot + bonusVsBarbarian];
    return [
      tell('now.armies', { distance }),
      value === barbarian ? tell('now.fight', { value }) : tell('now.fight.barbarian', { value, barbarian }),
      ...(water ? [tell('now.water')] : []),
    ];
  },
  blast: ({ tell }, _step, { slot }) => (slot === 5 ? [tell('now.blast')] : []),
};

/** Why a card would do nothing, by its first part. */
function nothingIn({ tell }: BoardWords, s: State, player: PlayerId, [first]: WorkAhead['parts']): string {
  switch (first?.kind) {
    case 'build':
      return citiesLeft(s, player) === 0 ? tell('none.cities') : tell('none.city', { range: first.range });
    case 'placeControl':
      return tell('none.place');
    case 'moveCaravans':
      return tell('none.caravan');
    case 'moveArmies':
      return tell('none.army');
    case 'military':
      return tell('none.military', { range: first.attacks.range });
    default:
      return tell('none.other');
  }
}

/** For these the number of the slot is no terrain. */
const NO_TERRAIN: readonly NewDawnStep['kind'][] = ['advanceTech', 'military'];

/** Does the number of its slot say how difficult a space may be? */
export const isOnTerrain = ({ parts }: WorkAhead): boolean => !parts.some(({ kind }) => NO_TERRAIN.includes(kind));

/** What a card of the row would do now, in numbers: "2 + 1 control tokens", "up to forest". */
export function whatNow(s: State, player: PlayerId, focus: number, words: BoardWords): readonly string[] {
  const ahead = workAhead(s, player, focus);
  if (isIdleWork(s, ahead)) return [words.tell('now.nothing', { why: nothingIn(words, s, player, ahead.parts) })];
  const tech = s.seats[player]?.tech ?? 0;
  const said = ahead.parts.flatMap((step) => PARTS[step.kind]?.(words, step, ahead, tech) ?? []);
  const hasTerrain = isOnTerrain(ahead);
  const ground = words.word(`ground.${terrainOfSlot(ahead.slot)}`);
  return hasTerrain ? [...said, words.tell('now.ground', { ground })] : said;
}
