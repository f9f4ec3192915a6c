import type { AnyGame } from '@morgenrot/engine';
import type { ComponentType } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import type { SampleSearch } from '../gallery/question-sample.ts';
import type { GameReference } from '../reference/entry.ts';
import type { Recap } from '../result/story.ts';
import type { Language } from '../texts/languages.ts';
import type { TextTable } from '../texts/texts.ts';

type InLanguages<T> = Readonly<Record<Language, T>>;
/** Fetched when somebody needs it. */
type Later<T> = () => Promise<T>;

/** The rules of a game and the board that was built for them; without one there is the plain board. */
export interface GameEdition {
  rules: Later<AnyGame>;
  board?: Later<BoardPlugin>;
}

/** From 1, learned in minutes, to 5, for long evenings. */
export type Weight = 1 | 2 | 3 | 4 | 5;

export interface ShelfPart {
  /** What it is like, in one sentence. */
  about: InLanguages<string>;
  /** How long a match takes, in minutes. */
  minutes: readonly [least: number, most: number];
  weight: Weight;
  /** Its own picture, 16:9; decoration only. */
  Art?: Later<ComponentType>;
}

/** The manifest of a game: all that the page knows of it. A part that is absent is not offered anywhere. */
export interface GamePage extends GameEdition {
  /** As the catalog calls it. */
  id: string;
  names: InLanguages<string>;
  /** How it presents itself before somebody has chosen it. */
  shelf: ShelfPart;
  /** Playing alone: the option that is asked for beside the strength, and the usual number of computer players. */
  solo?: { option?: string; rivals?: number };
  /** What its options are called: enough to set a table up. Absent: all its words are fetched for that. */
  optionWords?: InLanguages<Later<TextTable>>;
  /** Every word it says, for its tables. */
  words: InLanguages<Later<TextTable>>;
  /** Editions for matches that go on by older rules, by the number of the rules. */
  older?: Readonly<Record<number, GameEdition>>;
  /** Its rules and cards to look up. */
  book?: InLanguages<Later<GameReference>>;
  /** A first match that explains the game as it goes. */
  guide?: {
    /** About so long it takes. */
    minutes: number;
    Page: Later<ComponentType>;
  };
  /** Tells what a match was like, in numbers. */
  recap?: Later<Recap>;
  /** What there is to see of it on the page for developers. */
  gallery?: Later<ComponentType>;
  /** Moments at which each of its questions is asked; absent: random matches find one for each. */
  samples?: Later<SampleSearch>;
  /** What browsers kept before they kept it for each game is this game's. */
  isFirst?: true;
}
