import type { PlayerId } from '@morgenrot/engine';
import {
  type CardSpace,
  cardAt,
  DIVISORS,
  isCardSpace,
  isGround,
  isStack,
  type Place,
  priceOf,
  RINGS,
  type StackPlace,
  type StoneAge,
  stackNumber,
  topOf,
  YIELDS,
} from '@morgenrot/stone-age';
import { capitalised, listed } from '../../../texts/words.ts';
import type { TribeWords } from '../words/own.ts';

/** What is heard of a place, and told to whoever points at it. */
interface Beholder {
  words: TribeWords;
  me: PlayerId | null;
  nameOf: (player: PlayerId) => string;
}

const figuresOn = (s: StoneAge, place: Place): number =>
  Object.values(s.placed[place] ?? {}).reduce((sum, count) => sum + count, 0);

/** Who stands there, and how much room is left. */
export function occupied(s: StoneAge, place: Place, { words, me, nameOf }: Beholder): string {
  const there = Object.keys(s.placed[place] ?? {});
  const mine = (me !== null && s.placed[place]?.[me]) || 0;
  if (place === 'hunt') return words.tell('village.hunters', { count: figuresOn(s, place) });
  if (!isGround(place))
    return there.length === 0
      ? words.tell('village.free')
      : words.tell('village.takenBy', { names: listed(words, there.map(nameOf)) });
  const rings = words.tell('village.rings', { taken: figuresOn(s, place), rings: RINGS });
  return mine > 0 ? `${rings}, ${words.tell('village.mine', { count: mine })}` : rings;
}

function onOffer(s: StoneAge, place: CardSpace | StackPlace, { words }: Beholder): string[] {
  if (isCardSpace(place)) {
    const card = cardAt(s, place);
    const price = words.tell('village.price', { count: priceOf(place) });
    return card ? [words.word(`card.${card}.name`), price] : [words.tell('village.empty')];
  }
  const top = topOf(s, place);
  const left = words.tell('village.left', { count: s.stacks[stackNumber(place)]?.length ?? 0 });
  return top ? [words.word(`building.${top}.text`), left] : [left];
}

/** "Quarry: 3 of 7 rings taken, 2 of them yours; stone: every 5 points of the roll give one". */
export function placeInWords(s: StoneAge, place: Place, beholder: Beholder): string {
  const { words } = beholder;
  const about: string[] = [];
  if (isCardSpace(place) || isStack(place)) about.push(...onOffer(s, place, beholder));
  else if (isGround(place))
    about.push(
      words.tell('village.each', { what: words.word(`good.${YIELDS[place]}`), divisor: DIVISORS[YIELDS[place]] }),
    );
  else about.push(words.tell(`village.${place}`));
  return `${capitalised(words.word(`place.${place}`))}: ${[occupied(s, place, beholder), ...about].join('; ')}`;
}
