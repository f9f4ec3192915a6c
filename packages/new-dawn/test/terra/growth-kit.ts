import type { HexKey } from '@morgenrot/hex';
import { FOCUS_CARDS, type FocusCardId, type State } from '../../src/index.ts';
import { type Given, type TableOptions, TERRA, table, terraRowWith } from '../kit.ts';

export interface Playing extends Omit<TableOptions, 'players'> {
  /** Where the card stands: p1 to p5 have the numbers 1 to 5; by default p5. */
  position?: number;
  /** The government marker of the card's kind lies on it. */
  governed?: boolean;
  A?: Given;
  B?: Given;
  C?: Given;
}
export type Table = ReturnType<typeof table>;

/** A resolves a card of Terra Incognita; agendas play no part. */
export function play(card: FocusCardId, drawing: string, given: Playing = {}): Table {
  const { position = 5, governed = false, A = {}, B, C, state, ...more } = given;
  // The Aztecs' ability changes nothing here but what a test asks for.
  const seat = {
    leader: 'aztec' as const,
    ...(governed && { governments: { [FOCUS_CARDS[card].type]: position } }),
    ...A.seat,
  };
  const players = { A: { row: terraRowWith(card, position), ...A, seat }, ...(B && { B }), ...(C && { C }) };
  const t = table(drawing, { options: TERRA, players, state: { victory: [], ...state }, ...more });
  if (t.asked('A')?.kind === 'startOfTurn') t.play('A', 'done');
  t.play('A', card);
  return t;
}

/** The event dial reaches a section with districts; then A chooses a card. */
export const districts = (drawing: string, given: Omit<TableOptions, 'steps'> = {}): Table =>
  table(drawing, {
    options: TERRA,
    ...given,
    state: { victory: [], phase: 'eventDial', ...given.state },
    steps: [{ kind: 'districtEvent' }, { kind: 'chooseCard', player: 'A' }, { kind: 'endTurn', player: 'A' }],
  });

export const isSpace = (option: string): option is HexKey => /^-?\d+,-?\d+$/.test(option);
export const spaces = (t: Table, me = 'A'): string[] => t.options(me).filter(isSpace).sort();
/** Where a district of this kind could go. */
export const placesFor = (t: Table, district: string, me = 'A'): string[] =>
  t
    .options(me)
    .filter((option) => option.startsWith(`${district}@`))
    .map((option) => option.slice(district.length + 1))
    .sort();
export const kind = (t: Table, me = 'A'): string | undefined => t.asked(me)?.kind;
/** With which slot's number the card just chosen is being resolved. */
export const slotOf = (s: State): unknown => s.news.find(({ key }) => key === 'card.resolved')?.params?.slot;
export const onCard = (caravans: number) => ({ caravans: Array.from({ length: caravans }, () => ({ at: null })) });
export const NOTHING = { marble: 0, mercury: 0, oil: 0, diamonds: 0 };
