import type { PlayerId } from '@morgenrot/engine';
import {
  cityStateCardsOf,
  DIPLOMACY,
  districtsLeft,
  type FocusType,
  GOVERNMENTS,
  governmentFor,
  NATURAL_WONDERS,
  type State,
} from '@morgenrot/new-dawn';
import type { EntryId } from '../../../reference/entry.ts';
import { cityStateSprite, wonderSprite } from '../icons/effect-icon.tsx';
import type { BoardWords } from '../words/use-board-words.ts';

/** Something that a player has, in a picture and in words. */
export interface Holding {
  key: string;
  sprite: string;
  name: string;
  text?: string;
  isSpent?: boolean;
  /** Told with the rest, but not shown before. */
  isAside?: boolean;
  entry?: EntryId;
}

type Ask = (s: State, player: PlayerId, words: BoardWords, nameOf: (player: PlayerId) => string) => Holding[];

const wonders: Ask = (s, player, { word }) =>
  (s.seats[player]?.wonders ?? []).map((wonder) => ({
    key: `wonder:${wonder}`,
    entry: `wonder:${wonder}`,
    sprite: wonderSprite(wonder),
    name: word(`wonder.${wonder}.name`),
    text: word(`wonder.${wonder}.text`),
  }));

const naturalWonders: Ask = (s, player, { word }) =>
  (s.seats[player]?.naturalWonders ?? []).map((wonder) => ({
    key: `naturalWonder:${wonder}`,
    entry: `naturalWonder:${wonder}`,
    sprite: 'natural-wonder-token',
    name: `${word(`naturalWonder.${wonder}.name`)} (${word(`resource.${NATURAL_WONDERS[wonder].resource}`)})`,
    text: word(`naturalWonder.${wonder}.text`),
    isSpent: s.seats[player]?.spent.includes(wonder),
  }));

/** Cards of city-states that are beside the map, and those that have been conquered. */
const cityStates: Ask = (s, player, { word, tell }) => [
  ...cityStateCardsOf(s, player).map((id) => ({
    key: `card:${id}`,
    entry: `cityState:${id}` as const,
    sprite: 'diplomacy',
    name: tell('holdings.cityStateCard', { cityState: word(`cityState.${id}.name`) }),
    text: word(`cityState.${id}.text`),
  })),
  ...Object.entries(s.cityStates).flatMap(([id, cityState]) =>
    cityState?.held?.by === player
      ? [
          {
            key: `held:${id}`,
            entry: `cityState:${id}` as const,
            sprite: cityStateSprite(id as keyof State['cityStates']),
            name: tell('space.conquered', { cityState: word(`cityState.${id}.name`) }),
            isSpent: s.seats[player]?.spent.includes(id as keyof State['cityStates']),
          },
        ]
      : [],
  ),
];

/** Closed cards show whose they are, not which. */
const diplomacy: Ask = (s, player, { word, tell }, nameOf) =>
  (s.seats[player]?.diplomacy ?? []).map(({ from, card, shown }, i) => {
    const isKnown = Object.hasOwn(DIPLOMACY, card);
    const owner = nameOf(from);
    const name = isKnown
      ? tell('holdings.cardOf', { card: word(`diplomacy.${card}.name`), player: owner })
      : tell('holdings.closed', { player: owner });
    return {
      key: `diplomacy:${from}:${card}:${i}`,
      sprite: 'diplomacy',
      name: isKnown && !shown ? tell('holdings.faceDown', { card: name }) : name,
      ...(isKnown && { text: word(`diplomacy.${card}.text`), entry: `diplomacy:${card}` as const }),
    };
  });

/** Own cards that are with others. */
const lent: Ask = (s, player, { word, tell }, nameOf) =>
  s.order.flatMap((holder) =>
    (s.seats[holder]?.diplomacy ?? [])
      .filter(({ from }) => from === player)
      .map(({ card }, i) => ({
        key: `lent:${holder}:${card}:${i}`,
        sprite: 'diplomacy-lent',
        name: Object.hasOwn(DIPLOMACY, card)
          ? tell('holdings.lent', { card: word(`diplomacy.${card}.name`), player: nameOf(holder) })
          : tell('holdings.lentClosed', { player: nameOf(holder) }),
      })),
  );

/** What only the expansion has: a government, Ibrahim, an ally, districts that are still to come. */
const terra: Ask = (s, player, { word, tell }, nameOf) => {
  const seat = s.seats[player];
  if (!s.terra || !seat?.leader) return [];
  const governments = Object.keys(seat.governments ?? {}).map((type) => governmentFor(type as FocusType));
  const unused = districtsLeft(s, player);
  return [
    ...governments.map((id) => ({
      key: `government:${id}`,
      sprite: `government-${id}`,
      name: word(`government.${id}`),
      text: word('government.text', { type: word(`type.${GOVERNMENTS[id].type}`), shift: GOVERNMENTS[id].shift }),
    })),
    ...(s.terra.ibrahim === player
      ? [{ key: 'ibrahim', sprite: 'ibrahim', name: word('special.ibrahim.name'), text: word('special.ibrahim.text') }]
      : []),
    ...(seat.ally === undefined
      ? []
      : [
          {
            key: 'ally',
            sprite: `control-${s.order.indexOf(seat.ally)}`,
            name: tell('holdings.ally', { player: nameOf(seat.ally) }),
            text: tell('holdings.ally.text'),
          },
        ]),
    ...unused.map((district) => ({
      key: `unused:${district}`,
      sprite: `district-${district}-${s.order.indexOf(player)}`,
      name: word(`district.${district}.name`),
      text: `${tell('district.unused')}. ${word(`district.${district}.text`)}`,
      isAside: true,
    })),
  ];
};

/** Everything that lies beside a player's sheet and does something. */
export const holdingsOf: Ask = (...asked) =>
  [wonders, naturalWonders, cityStates, diplomacy, lent, terra].flatMap((kind) => kind(...asked));
