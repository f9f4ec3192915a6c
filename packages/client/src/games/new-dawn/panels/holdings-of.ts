import type { PlayerId } from '@morgenrot/engine';
import { cityStateCardsOf, DIPLOMACY, NATURAL_WONDERS, type State } from '@morgenrot/new-dawn';
import { cityStateSprite, wonderSprite } from '../icons/effect-icon.tsx';
import type { BoardWords } from '../words/use-board-words.ts';

/** Something that a player has, in a picture and in words. */
export interface Holding {
  key: string;
  sprite: string;
  name: string;
  text?: string;
  isSpent?: boolean;
}

type Ask = (s: State, player: PlayerId, words: BoardWords, nameOf: (player: PlayerId) => string) => Holding[];

const wonders: Ask = (s, player, { word }) =>
  (s.seats[player]?.wonders ?? []).map((wonder) => ({
    key: `wonder:${wonder}`,
    sprite: wonderSprite(wonder),
    name: word(`wonder.${wonder}.name`),
    text: word(`wonder.${wonder}.text`),
  }));

const naturalWonders: Ask = (s, player, { word }) =>
  (s.seats[player]?.naturalWonders ?? []).map((wonder) => ({
    key: `naturalWonder:${wonder}`,
    sprite: 'natural-wonder-token',
    name: `${word(`naturalWonder.${wonder}.name`)} (${word(`resource.${NATURAL_WONDERS[wonder].resource}`)})`,
    text: word(`naturalWonder.${wonder}.text`),
    isSpent: s.seats[player]?.spent.includes(wonder),
  }));

/** Cards of city-states that are beside the map, and those that have been conquered. */
const cityStates: Ask = (s, player, { word, tell }) => [
  ...cityStateCardsOf(s, player).map((id) => ({
    key: `card:${id}`,
    sprite: 'diplomacy',
    name: tell('holdings.cityStateCard', { cityState: word(`cityState.${id}.name`) }),
    text: word(`cityState.${id}.text`),
  })),
  ...Object.entries(s.cityStates).flatMap(([id, cityState]) =>
    cityState?.held?.by === player
      ? [
          {
            key: `held:${id}`,
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
      ...(isKnown && { text: word(`diplomacy.${card}.text`) }),
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

/** Everything that lies beside a player's sheet and does something. */
export const holdingsOf: Ask = (...asked) =>
  [wonders, naturalWonders, cityStates, diplomacy, lent].flatMap((kind) => kind(...asked));
