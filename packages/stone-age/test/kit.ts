import {
  type Answer,
  type Api,
  asked,
  check,
  give,
  next,
  type PlayerId,
  type Result,
  settle,
  setUp,
  viewOf,
} from '@morgenrot/engine';
import {
  type BuildingId,
  type CardId,
  type Goods,
  noGoods,
  type Place,
  RESOURCES,
  type Seat,
  type StoneAge,
  type StoneAgeOptions,
  type StoneAgeStep,
  scoreSheet,
  seatOf,
  stoneAge,
  type Tool,
} from '../src/index.ts';

const LETTERS: Readonly<Record<string, keyof Goods>> = { W: 'wood', C: 'clay', S: 'stone', G: 'gold' };

/** `W2 C1 G`: a letter without a number is one. */
export function goods(text: string): Goods {
  const read = noGoods();
  for (const [, letter = '', count] of text.matchAll(/([WCSG])(\d*)/g)) {
    const kind = LETTERS[letter];
    if (kind) read[kind] += count ? Number(count) : 1;
  }
  return read;
}

/** The same without kinds of which there are none: what an answer is made of. */
export const counts = (text: string) =>
  Object.fromEntries(Object.entries(goods(text)).filter(([, count]) => count > 0));

export const spell = (owned: Goods): string =>
  RESOURCES.flatMap((kind, i) => (owned[kind] > 0 ? [`${'WCSG'[i]}${owned[kind]}`] : [])).join(' ');

/** `2,1u,1`: u is used. */
export const tools = (text: string): Tool[] =>
  text === '' ? [] : text.split(',').map((slot) => ({ value: Number.parseInt(slot, 10), used: slot.endsWith('u') }));

export const spellTools = (owned: readonly Tool[]): string =>
  owned.map(({ value, used }) => `${value}${used ? 'u' : ''}`).join(',');

/** Ids with spaces between: `C01 C11`. */
const ids = <T extends string>(text: string): T[] => text.split(' ').filter(Boolean) as T[];

/** What somebody has when the test begins; what is not named is as at the start of a game. */
export interface GivenSeat {
  figures?: number;
  food?: number;
  goods?: string;
  agriculture?: number;
  tools?: string;
  score?: number;
  pile?: string;
  kept?: string;
  extra?: string;
  buildings?: string | number;
}

export interface Given {
  players?: string;
  options?: Partial<StoneAgeOptions>;
  seats?: Record<PlayerId, GivenSeat>;
  /** From price 1 on. */
  cards?: string;
  /** The next card first. */
  deck?: string;
  /** Each with its top tile first. */
  stacks?: string[];
  placed?: Partial<Record<Place, Record<PlayerId, number>>>;
}

const SPARE: BuildingId[] = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'];

function seatFrom(before: Seat, given: GivenSeat): Seat {
  const { buildings = '' } = given;
  return {
    figures: given.figures ?? before.figures,
    food: given.food ?? before.food,
    agriculture: given.agriculture ?? before.agriculture,
    score: given.score ?? before.score,
    goods: goods(given.goods ?? ''),
    tools: tools(given.tools ?? ''),
    pile: ids<CardId>(given.pile ?? ''),
    kept: ids<CardId>(given.kept ?? ''),
    extra: ids<CardId>(given.extra ?? ''),
    buildings: typeof buildings === 'number' ? SPARE.slice(0, buildings) : ids<BuildingId>(buildings),
  };
}

/** Players A, B, C … in this order; A starts. The dice are those of the test, and cards lie as they were sorted. */
export class Table {
  readonly s: StoneAge;
  #dice: number[] = [];
  readonly #chance: Pick<Api, 'd6' | 'shuffle'> = {
    d6: () => {
      const die = this.#dice.shift();
      if (die === undefined) throw new Error('the test has set no die for this');
      return die;
    },
    shuffle: (items) => [...items],
  };

  constructor({ players = 'A B C D', options, seats = {}, cards, deck, stacks, placed }: Given = {}) {
    const names = ids<PlayerId>(players);
    const chosen: StoneAgeOptions = { cardPiles: 'closed', startPlayer: '1', freeReturn: 'off', ...options };
    this.s = setUp(stoneAge, names, chosen, this.#chance);
    for (const [player, given] of Object.entries(seats)) this.s.seats[player] = seatFrom(seatOf(this.s, player), given);
    if (cards) this.s.cards = ids<CardId | '-'>(cards).map((card) => (card === '-' ? null : card));
    if (deck !== undefined) this.s.deck = ids<CardId>(deck).reverse();
    if (stacks) this.s.stacks = stacks.map((stack) => ids<BuildingId>(stack).reverse());
    if (placed) this.s.placed = structuredClone(placed);
  }

  /** Sets the dice that fall next. */
  dice(...pips: number[]): this {
    this.#dice.push(...pips);
    return this;
  }

  /** Goes on with these steps instead of those that were on the stack. */
  steps(...steps: StoneAgeStep[]): this {
    this.s.steps = [];
    next<StoneAgeStep>(this.s, ...steps);
    return this.go();
  }

  go(): this {
    settle(stoneAge, this.s, this.api());
    return this;
  }

  /** Everybody does what is placed, from A on. */
  act(): this {
    return this.steps({ kind: 'actions' });
  }

  feed(): this {
    return this.steps({ kind: 'feeding' });
  }

  api(): Api {
    return { ...this.#chance, reveal: () => undefined, log: (entry) => this.s.news.push(entry) };
  }

  ask(player: PlayerId) {
    return asked(stoneAge.handlers, this.s, player);
  }

  /** The kind of question somebody is asked now. */
  question(player: PlayerId): string | undefined {
    return this.ask(player)?.kind;
  }

  /** Who is asked now. */
  asked(): PlayerId[] {
    return this.s.order.filter((player) => this.ask(player));
  }

  options(player: PlayerId): string[] {
    const ask = this.ask(player)?.ask;
    if (ask?.shape === 'acts') return ask.from.map(({ act }) => act);
    return ask?.shape === 'one' ? ask.from : [];
  }

  refused(player: PlayerId): Record<string, string> {
    const ask = this.ask(player)?.ask;
    const refused = ask && ask.shape !== 'amount' ? (ask.refused ?? {}) : {};
    return Object.fromEntries(Object.entries(refused).map(([option, { key }]) => [option, key]));
  }

  /** What would come of an answer: nothing changes. */
  try(player: PlayerId, answer: Answer): Result<Answer> {
    return check(stoneAge.handlers, this.s, player, this.ask(player)?.id ?? -1, answer);
  }

  give(player: PlayerId, answer: Answer): this {
    const result = give(stoneAge, this.s, player, this.ask(player)?.id ?? -1, answer, this.#chance);
    if (!result.ok)
      throw new Error(`${player} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(result.reason)}`);
    return this;
  }

  /** `A forest:2, B field:1`: one placement after another. */
  place(script: string): this {
    for (const [, player = '', option = ''] of script.matchAll(/(\w+) (\w+:\d+)/g)) this.give(player, option);
    return this;
  }

  /** Works at this place next. */
  work(player: PlayerId, option: string): this {
    return this.give(player, { act: option });
  }

  pay(player: PlayerId, paid?: string): this {
    return this.give(player, paid === undefined ? { act: 'pay' } : { act: 'pay', with: counts(paid) });
  }

  decline(player: PlayerId): this {
    return this.give(player, { act: 'decline' });
  }

  /** Adds these tools to the roll; none if there are none. */
  add(player: PlayerId, ...options: string[]): this {
    return this.give(player, options.length > 0 ? { act: 'add', with: options } : { act: 'skip' });
  }

  /** Takes these two resources off the card first. */
  anyTwo(player: PlayerId, taken: string): this {
    return this.give(player, { act: 'anyTwo' }).give(player, counts(taken));
  }

  seat(player: PlayerId): Seat {
    return seatOf(this.s, player);
  }

  goods(player: PlayerId): string {
    return spell(this.seat(player).goods);
  }

  tools(player: PlayerId): string {
    return spellTools(this.seat(player).tools);
  }

  view(player: PlayerId | null): StoneAge {
    return viewOf(stoneAge, this.s, player);
  }

  /** A row of the tables of the worked rounds. */
  row(player: PlayerId) {
    const { figures, food, agriculture, score, buildings } = this.seat(player);
    return {
      figures,
      food,
      goods: this.goods(player),
      agriculture,
      tools: this.tools(player),
      score,
      buildings: buildings.length,
    };
  }

  total(player: PlayerId): number {
    return scoreSheet(this.seat(player)).total;
  }

  news(key: string) {
    return this.s.news.filter((entry) => entry.key === key);
  }
}

export const table = (given?: Given): Table => new Table(given);
