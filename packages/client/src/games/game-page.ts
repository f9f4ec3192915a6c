import type { GameId } from '@morgenrot/catalog';
import type { AnyGame } from '@morgenrot/engine';
import type { ComponentType } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import type { GameReference } from '../reference/entry.ts';
import type { Recap } from '../result/story.ts';
import type { Language } from '../texts/languages.ts';
import type { Table } from '../texts/texts.ts';

type InLanguages<T> = Readonly<Record<Language, T>>;
/** Fetched when somebody needs it. */
type Later<T> = () => Promise<T>;

/** The rules of a game and the board that was built for them. */
export interface Edition {
  rules: Later<AnyGame>;
  board: Later<BoardPlugin>;
}

/** The manifest of a game: all that the page knows of it. A part that is absent is not offered anywhere. */
export interface GamePage extends Edition {
  id: GameId;
  names: InLanguages<string>;
  /** Every word it says, for its tables. */
  words: InLanguages<Later<Table>>;
  /** Editions for matches that go on by older rules, by the number of the rules. */
  older?: Readonly<Record<number, Edition>>;
  /** Its rules and cards to look up. */
  book?: InLanguages<Later<GameReference>>;
  /** A first match that explains the game as it goes. */
  guide?: Later<ComponentType>;
  /** Tells what a match was like, in numbers. */
  recap?: Later<Recap>;
  /** What there is to see of it on the page for developers. */
  gallery?: Later<ComponentType>;
  /** What browsers kept before they kept it for each game is this game's. */
  isFirst?: true;
}
