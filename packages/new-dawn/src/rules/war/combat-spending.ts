import { type Answer, type Api, type Ask, next, type PlayerId } from '@morgenrot/engine';
import { inPlay } from '../../effects/in-play.ts';
import { isTerra } from '../../rulesets/of.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { isResource } from '../../vocabulary.ts';
import { count, either, form } from '../option-form.ts';
import { focusOf } from '../seats.ts';
import {
  isNamed,
  namedOption,
  namedOptions,
  namedResource,
  naturalWonderOptions,
  resourceOptions,
  resourcesAreTrade,
  spendBareTrade,
  spendNamed,
  spendTrade,
  token,
  tradeOn,
} from '../trade/trade.ts';

type Side = 'attack' | 'defence';
interface Spending {
  player: PlayerId;
  focus?: number;
}

/** R15.6, R17.4: city-state tokens serve whoever resolves their card, so never in defence (Q-V4). */
function tradeFor(s: State, side: Side, { player, focus }: Spending): number {
  if (focus === undefined) return 0;
  return side === 'attack' ? tradeOn(s, player, focus) : focusOf(s, player, focus).trade;
}
const wondersFor = (s: State, { player, focus }: Spending): string[] =>
  focus === undefined ? [] : naturalWonderOptions(s, player, focus);

/** What a resource adds that is spent here: as much as an effect says, or as a trade token of the attack's card. */
function resourceWorth(s: State, side: Side, { player }: Spending): number {
  const worth = inPlay(s, player).map(({ effect }) => effect.resourceInCombat ?? 0);
  return Math.max(0, ...worth, side === 'attack' && resourcesAreTrade(s, player) ? 1 : 0);
}
/** Tokens that are spent by name, for what they add. */
const named = (s: State, side: Side, spending: Spending): string[] => [
  ...wondersFor(s, spending),
  ...(resourceWorth(s, side, spending) > 0 ? resourceOptions(s, spending.player) : []),
];
/** Those that are trade tokens of the card may bring a new die as well (Q-F35: the defender resolves no card). */
const namedTrade = (s: State, side: Side, spending: Spending): string[] =>
  side === 'attack' && spending.focus !== undefined
    ? namedOptions(s, spending.player, spending.focus)
    : wondersFor(s, spending);

const nothingToSpend = (s: State, side: Side, spending: Spending): boolean =>
  tradeFor(s, side, spending) === 0 && named(s, side, spending).length === 0;

/** R15.6: so many tokens at once, for 1 each. */
const atOnce = (s: State, side: Side, spending: Spending): Ask => ({
  shape: 'one',
  from: [...Array.from({ length: tradeFor(s, side, spending) + 1 }, (_, i) => String(i)), ...wondersFor(s, spending)],
});

const DONE = 'done';
const PLUS = 'plus';
const REROLL = 'reroll';
/** `reroll:pantanal`: a token that serves as a trade token of the card serves for a new die as well. */
const rollOption = form('reroll:{rollFor}', { rollFor: token });
/** `2`: so many tokens at once. */
const tokensOption = form('{tokens}', { tokens: count });
/** What is spent in a combat. */
export const spendingOption = either(either(namedOption, rollOption), tokensOption);

/** The same token, for a new die. */
function rollFor(option: string): string {
  const named = namedOption.read(option);
  if (!named) return option;
  return rollOption.write({ rollFor: 'resource' in named ? named.resource : named.naturalWonder });
}

/** T9.5: one token after another, for 1 or for a new die, each decided on what the last has brought. */
const oneByOne = (s: State, side: Side, spending: Spending): Ask => ({
  shape: 'one',
  from: [
    DONE,
    ...(tradeFor(s, side, spending) > 0 ? [PLUS, REROLL] : []),
    ...named(s, side, spending),
    ...namedTrade(s, side, spending).map(rollFor),
  ],
});

const ask = (s: State, side: Side, spending: Spending): Ask =>
  isTerra(s) ? oneByOne(s, side, spending) : atOnce(s, side, spending);

/** `reroll:pantanal` spends the same token as `naturalWonder:pantanal`. */
function namedFor(option: string): string {
  const id = rollOption.read(option)?.rollFor;
  if (id === undefined) return option;
  return isResource(id) ? namedOption.write({ resource: id }) : namedOption.write({ naturalWonder: id });
}

/** Does it bring a new die? */
export const isReroll = (option: string): boolean => option === REROLL || rollOption.read(option) !== undefined;

function strengthen(s: State, side: Side, plus: number): void {
  if (!s.combat) return;
  if (side === 'attack') s.combat.attackSpent += plus;
  else s.combat.defenceSpent += plus;
}

/** T9.5: the new die counts, whatever it shows. */
function reroll(s: State, side: Side, player: PlayerId, api: Api): void {
  if (!s.combat) return;
  const die = api.d6();
  if (side === 'attack') s.combat.attackDie = die;
  else s.combat.defenceDie = die;
  api.log({ key: 'attack.rerolled', by: player, params: { die } });
}

function spendTokens(s: State, side: Side, { player, focus }: Spending, count: number, api: Api): void {
  if (focus === undefined) return;
  const spendOne = side === 'attack' ? spendTrade : spendBareTrade;
  for (let i = 0; i < count; i++) spendOne(s, player, focus, api);
}

function spend(s: State, side: Side, spending: Spending, answer: Answer, api: Api): void {
  const { player } = spending;
  const text = String(answer);
  const paid = namedFor(text);
  const worth = namedResource(paid) ? resourceWorth(s, side, spending) : 1;
  if (isNamed(paid)) spendNamed(s, player, paid, api);
  else if (text === PLUS || text === REROLL) spendTokens(s, side, spending, 1, api);
  const atOnce = tokensOption.read(text)?.tokens ?? 0;
  if (isReroll(text)) reroll(s, side, player, api);
  else if (isNamed(paid) || text === PLUS) strengthen(s, side, worth);
  else {
    spendTokens(s, side, spending, atOnce, api);
    strengthen(s, side, atOnce);
  }
}

const handler = <K extends 'spendInAttack' | 'spendInDefence'>(side: Side) => ({
  option: spendingOption,
  isAttack: true,
  ask: (s: State, step: StepOf<K>): Ask => ask(s, side, step),
  idle: (s: State, step: StepOf<K>): boolean => nothingToSpend(s, side, step),
  run(s: State, step: StepOf<K>, answer: Answer, api: Api): void {
    // The next decision lies below what spending itself puts on the stack.
    if (!isLast(answer)) next<NewDawnStep>(s, step);
    spend(s, side, step, answer, api);
  },
});

/** What an option adds to the own sum; nothing for a new die and for leaving it at that. */
export function worthOf(s: State, step: StepOf<'spendInAttack' | 'spendInDefence'>, option: string): number {
  if (option === PLUS) return 1;
  if (namedResource(option)) return resourceWorth(s, step.kind === 'spendInAttack' ? 'attack' : 'defence', step);
  return isNamed(option) ? 1 : (tokensOption.read(option)?.tokens ?? 0);
}

const isLast = (answer: Answer): boolean => answer === DONE || tokensOption.read(String(answer)) !== undefined;

/** First the attacker, knowing both values; nobody gets a second chance (R15.6). */
export const spendInAttack = handler<'spendInAttack'>('attack');
export const spendInDefence = handler<'spendInDefence'>('defence');
