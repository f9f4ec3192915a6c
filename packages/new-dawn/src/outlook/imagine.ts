import { HIDDEN, type PlayerId } from '@morgenrot/engine';
import { TILES, type TileNumber } from '../cards/tiles.ts';
import { WONDERS, type WonderId } from '../cards/wonders.ts';
import { spacesOf } from '../rules/map/reading.ts';
import { rulesetOf } from '../rulesets/of.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { HeldDiplomacy, State } from '../state.ts';
import { type DiplomacyCardId, ERAS, type Era, WONDER_TYPES, type WonderType } from '../vocabulary.ts';

type Shuffle = <T>(items: readonly T[]) => T[];

/** Wonders that lie open somewhere: on offer, with a player, or on a space of nobody's. */
function seenWonders(s: State): Set<WonderId> {
  const seen = new Set<WonderId>(Object.values(s.seats).flatMap(({ wonders }) => wonders));
  for (const type of WONDER_TYPES) {
    const { shown } = s.wonderDecks[type];
    if (shown) seen.add(shown);
  }
  for (const { wonder } of spacesOf(s)) if (wonder) seen.add(wonder);
  return seen;
}

/** All wonders of a type and an era that are in the box, the last era first: sorted once for a ruleset. */
const boxes = new Map<Ruleset, Readonly<Record<WonderType, readonly { era: Era; all: readonly WonderId[] }[]>>>();

function boxOf(rules: Ruleset) {
  const known = boxes.get(rules);
  if (known) return known;
  const wonders = rules.wonders();
  const fromTheBottom = (type: WonderType) =>
    [...ERAS].reverse().map((era) => ({
      era,
      all: wonders.filter((id) => WONDERS[id].type === type && WONDERS[id].era === era),
    }));
  const box = {
    culture: fromTheBottom('culture'),
    economy: fromTheBottom('economy'),
    military: fromTheBottom('military'),
    science: fromTheBottom('science'),
  };
  boxes.set(rules, box);
  return box;
}

/** A deck that could lie there: of each era as many as were dealt, the bottom first; what was put aside is unknown. */
function deckThatCouldBe(s: State, type: WonderType, seen: ReadonlySet<WonderId>, shuffle: Shuffle): WonderId[] {
  const { deck } = s.wonderDecks[type];
  const counts = rulesetOf(s).wondersInDeck(s.order.length);
  const fromTheBottom = boxOf(rulesetOf(s))[type].flatMap(({ era, all }) =>
    shuffle(all.filter((id) => !seen.has(id))).slice(0, counts[era]),
  );
  return fromTheBottom.slice(0, deck.length);
}

/** Cards that lie face down with others: any of those that their giver could have given. */
function turnUpDiplomacy(s: State, shuffle: Shuffle): void {
  const held = Object.values(s.seats).flatMap(({ diplomacy }) => diplomacy);
  const isHidden = ({ card }: HeldDiplomacy) => (card as string) === HIDDEN;
  for (const giver of s.order) {
    const given = held.filter(({ from }) => from === giver);
    if (!given.some(isHidden)) continue;
    const open = given.filter((card) => !isHidden(card)).map(({ card }) => card);
    const left: DiplomacyCardId[] = shuffle(rulesetOf(s).diplomacy.filter((card) => !open.includes(card)));
    for (const card of given.filter(isHidden)) card.card = left.pop() ?? card.card;
  }
}

/** Tiles that some step is about: those that are drawn, and those that somebody has looked at. */
const tilesInHand = (s: State): (TileNumber[] | undefined)[] =>
  s.steps.map((step) =>
    'tiles' in step ? (step.tiles as TileNumber[]) : 'tile' in step ? [step.tile as TileNumber] : undefined,
  );

/** All that can lie in the stack. */
const DRAWN: readonly TileNumber[] = TILES.filter(({ kind }) => kind !== 'capital').map(({ number }) => number);

/** The tile stack, and what others have seen of it: any of the tiles that nobody has laid. */
function turnUpTiles(s: State, shuffle: Shuffle): void {
  if (!s.terra) return;
  const inHand = tilesInHand(s);
  const known = new Set<unknown>([...s.tiles.map(({ tile }) => tile), ...inHand.flat()]);
  const unseen = shuffle(DRAWN.filter((number) => !known.has(number)));
  s.terra.stack = s.terra.stack.flatMap(() => unseen.pop() ?? []);
  for (const tiles of inHand) {
    tiles?.forEach((tile, i) => {
      if ((tile as unknown) === HIDDEN) tiles[i] = unseen.pop() ?? tile;
    });
  }
}

/** Fills in what is hidden from `me`, each possibility about equally likely. Changes the view it gets. */
export function imagine(view: State, _me: PlayerId, shuffle: Shuffle): State {
  const seen = seenWonders(view);
  for (const type of WONDER_TYPES) view.wonderDecks[type].deck = deckThatCouldBe(view, type, seen, shuffle);
  turnUpTiles(view, shuffle);
  if (view.options.diplomacy === 'closed') turnUpDiplomacy(view, shuffle);
  return view;
}
