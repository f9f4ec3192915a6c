import type { Option, Step } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  AGENDAS,
  advanceOption,
  arrowOption,
  BARBARIANS,
  caravanOption,
  DIPLOMACY,
  firstOption,
  heldOption,
  isResource,
  type NewDawnStep,
  paymentOption,
  placementOption,
  TERRA_LEADERS,
  tileOption,
  WONDERS,
} from '@morgenrot/new-dawn';
import { sayOption } from '../../../board/prompt/use-question.ts';
import { capitalised } from '../../../texts/words.ts';
import { waysWith } from '../dials/direction-token.tsx';
import { type Beholder, describeSpace } from '../map/space-facts.ts';
import { numberOf } from '../match.ts';
import { placeName } from '../places.ts';
import { isCard } from './take-card.tsx';
import { effectName, type Say, TERRA_WORDS, tokenWord } from './terra-words.ts';

const named =
  (kind: string, known: object): Say =>
  ({ words }, option) =>
    Object.hasOwn(known, option) ? words.word(`${kind}.${option}.name`) : undefined;

const caravan: Say = ({ s, words }, option, step) => {
  const at =
    s.seats[step.kind === 'moveCaravans' ? step.player : '']?.caravans[caravanOption.read(option)?.caravan ?? -1]?.at;
  if (at === undefined) return undefined;
  return at === null
    ? words.word('option.caravan', { where: 'card', hex: '' })
    : words.word('option.caravan', { where: 'map', hex: placeName(s, words, at) });
};

const placement: Say = ({ s, words }, option) => {
  const at = placementOption.read(option);
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
  startOfTurn: effectName,
  moveCaravans: caravan,
  takeAnyDiplomacy: ({ s, nameOf }, option) => (s.order.includes(option) ? nameOf(option) : undefined),
  swapDiplomacy: ({ words, nameOf }, option) => {
    const held = heldOption.read(option);
    if (!held) return undefined;
    const { from, card } = held;
    return words.word('option.swapDiplomacy', {
      diplomacy: words.word(`diplomacy.${card}.name`),
      player: nameOf(from),
    });
  },
  moveOneBarbarian: ({ words }, option) =>
    BARBARIANS.some((letter) => letter === option)
      ? capitalised(words.tell('space.barbarian', { barbarian: option }))
      : undefined,
  pickTile: ({ words }, option) => {
    const tile = tileOption.read(option);
    return tile && words.word('option.pickTile', { tile: tile.tile, side: tile.side });
  },
  layTile: placement,
  layExplored: placement,
  chooseCard: ({ words }, option) => {
    const card = firstOption.read(option)?.card;
    return card && words.word('option.first', { card: words.word(`card.${card}.name`) });
  },
  placeArrow: ({ s, words }, option) => {
    const [first = 0] = waysWith(s, arrowOption.read(option)?.arrow ?? 0);
    return words.word('option.placeArrow', { direction: words.word(`direction.${first}`) });
  },
};

/** Something that may be laid down or spent. */
function payment({ words }: Beholder, step: Step, option: Option): string | undefined {
  const paid = paymentOption.read(option);
  if (!paid) return undefined;
  if ('naturalWonder' in paid)
    return words.word('option.naturalWonder', { naturalWonder: tokenWord(words, paid.naturalWonder) });
  if ('asTrade' in paid && !isResource(paid.asTrade))
    return words.word('option.asTrade', { naturalWonder: tokenWord(words, paid.asTrade) });
  const resource = tokenWord(words, 'asTrade' in paid ? paid.asTrade : paid.resource);
  // What a resource is worth is certain only where a wonder is paid for.
  const use = 'asTrade' in paid ? 'resourceAsTrade' : step.kind === 'payWonder' ? 'resource' : 'useResource';
  return words.word(`option.${use}`, { resource, worth: numberOf(step, 'worth') ?? 2 });
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
  if (isResource(option)) return tokenWord(words, option);
  const by = advanceOption.read(option)?.by;
  if (by !== undefined) {
    const free = (numberOf(step, 'slot') ?? by) + (numberOf(step, 'plus') ?? 0);
    return words.word('option.advanceTech.by', { by, spent: by - free });
  }
  return payment(beholder, step, option) ?? sayOption(words, step, option);
}
