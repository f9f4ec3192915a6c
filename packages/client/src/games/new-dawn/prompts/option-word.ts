import type { Option, Step } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  AGENDAS,
  advanceBy,
  DIPLOMACY,
  type NewDawnStep,
  RESOURCES,
  TERRA_LEADERS,
  WONDERS,
} from '@morgenrot/new-dawn';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { capitalised } from '../../../texts/words.ts';
import { waysWith } from '../dials/direction-token.tsx';
import { type Beholder, describeSpace } from '../map/space-facts.ts';
import { numberOf } from '../match.ts';
import { placeName } from '../places.ts';
import { caravanIn, cardIn, placementIn, tileIn } from './option-parts.ts';
import { isCard } from './take-card.tsx';
import { type Say, TERRA_WORDS } from './terra-words.ts';

const named =
  (kind: string, known: object): Say =>
  ({ words }, option) =>
    Object.hasOwn(known, option) ? words.word(`${kind}.${option}.name`) : undefined;

/** `wonder:petra`, `cityState:seoul`, `leader:rome`: an effect goes by the name of its card. */
const effect: Say = ({ words }, option) => words.find(`${option.replace(':', '.')}.name`);

const spend: Say = ({ words }, option) =>
  /^\d+$/.test(option) ? words.word('option.spend', { tokens: Number(option) }) : undefined;

const caravan: Say = ({ s, words }, option, step) => {
  const at = s.seats[step.kind === 'moveCaravans' ? step.player : '']?.caravans[caravanIn(option) ?? -1]?.at;
  if (at === undefined) return undefined;
  return at === null
    ? words.word('option.caravan', { where: 'card', hex: '' })
    : words.word('option.caravan', { where: 'map', hex: placeName(s, words, at) });
};

const placement: Say = ({ s, words }, option) => {
  const at = placementIn(option);
  if (!at) return undefined;
  const hex: HexKey = `${at.q},${at.r}`;
  return words.tell('tile.place', { place: placeName(s, words, hex), turn: at.rot + 1 });
};

/** What options are called that mean something of their own with a kind of step. */
const BY_KIND: Readonly<Partial<Record<string, Say>>> = {
  chooseWonder: named('wonder', WONDERS),
  pickLeader: ({ words }, leader) =>
    Object.hasOwn(TERRA_LEADERS, leader)
      ? `${words.word(`leader.${leader}.name`)} (${words.word(`leader.${leader}.civ`)})`
      : undefined,
  takeDiplomacy: named('diplomacy', DIPLOMACY),
  startOfTurn: effect,
  spendInAttack: spend,
  spendInDefence: spend,
  moveCaravans: caravan,
  takeAnyDiplomacy: ({ s, nameOf }, option) => (s.order.includes(option) ? nameOf(option) : undefined),
  swapDiplomacy: ({ words, nameOf }, option) => {
    const [from, card] = option.split(':');
    if (from === undefined || card === undefined) return undefined;
    return words.word('option.swapDiplomacy', {
      diplomacy: words.word(`diplomacy.${card}.name`),
      player: nameOf(from),
    });
  },
  moveOneBarbarian: ({ words }, option) =>
    /^[A-K]$/.test(option) ? capitalised(words.tell('space.barbarian', { barbarian: option })) : undefined,
  pickTile: ({ words }, option) => {
    const tile = tileIn(option);
    return tile && words.word('option.pickTile', { tile: tile.tile, side: tile.side });
  },
  layTile: placement,
  layExplored: placement,
  chooseCard: ({ words }, option) => {
    const card = cardIn(option);
    return card && words.word('option.first', { card: words.word(`card.${card}.name`) });
  },
  placeArrow: ({ s, words }, option) => {
    const [first = 0] = waysWith(s, Number(option));
    return words.word('option.placeArrow', { direction: words.word(`direction.${first}`) });
  },
};

const isResource = (id: string): boolean => RESOURCES.some((resource) => resource === id);
const tokenWord = ({ words }: Beholder, id: string): string =>
  isResource(id) ? capitalised(words.word(`resource.${id}`)) : words.word(`naturalWonder.${id}.name`);

/** `naturalWonder:x`, `asTrade:x`, `resource:x`: something that may be laid down or spent. */
function payment(beholder: Beholder, step: Step, option: Option): string | undefined {
  const { words } = beholder;
  const [kind, id] = option.split(':');
  if (id === undefined) return undefined;
  if (kind === 'resource' || (kind === 'asTrade' && isResource(id))) {
    // What a resource is worth is certain only where a wonder is paid for.
    const use = kind === 'asTrade' ? 'resourceAsTrade' : step.kind === 'payWonder' ? 'resource' : 'useResource';
    const worth = numberOf(step, 'worth') ?? 2;
    return words.word(`option.${use}`, { resource: tokenWord(beholder, id), worth });
  }
  if (kind !== 'naturalWonder' && kind !== 'asTrade') return undefined;
  return words.word(`option.${kind}`, { naturalWonder: tokenWord(beholder, id) });
}

/** What an option of this game is called. */
export function optionWord(beholder: Beholder, step: Step, option: Option): string {
  const { words } = beholder;
  // Keys of spaces and nothing else have this form.
  if (isHex(option)) return capitalised(describeSpace(beholder, option as HexKey));
  // Its board gets only steps of its own game.
  const terms = step as NewDawnStep;
  const own = TERRA_WORDS[terms.kind]?.(beholder, option, terms) ?? BY_KIND[step.kind]?.(beholder, option, terms);
  if (own !== undefined) return own;
  if (isCard(option)) return words.word(`card.${option}.name`);
  if (Object.hasOwn(AGENDAS, option)) return words.word(`agenda.${option}.name`);
  if (RESOURCES.some((resource) => resource === option)) return capitalised(words.word(`resource.${option}`));
  const by = advanceBy(option);
  if (by !== undefined) {
    const free = (numberOf(step, 'slot') ?? by) + (numberOf(step, 'plus') ?? 0);
    return words.word('option.advanceTech.by', { by, spent: by - free });
  }
  return payment(beholder, step, option) ?? sayOption(words, step, option);
}
