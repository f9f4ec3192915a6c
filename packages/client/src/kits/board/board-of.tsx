import {
  type Asked,
  asked,
  check,
  type GameRules,
  type Option,
  type PlayerId,
  type Reason,
  type Step,
  type Steps,
} from '@morgenrot/engine';
import { type ComponentType, Suspense } from 'react';
import type { PlaceWord } from '../../board/places.ts';
import type { BoardPlugin, GameView } from '../../board/plugin.ts';
import { lazily } from '../../shell/lazily.tsx';
import type { Translate } from '../../texts/say-reason.ts';
import { type Reading, stateIn } from './match-hooks.ts';
import { type PlainFact, type PlainGame, PlainMerits, PlainStatus } from './plain.tsx';
import { PlayerMark } from './player-mark.tsx';
import type { BoardSpeaker } from './speaking.tsx';

/** What a game brings for its board besides its rules and words. All of it may be absent. */
export interface BoardParts<S, T extends Step> {
  /** Everything below the page's header; absent: the plain board, with prompt, players and log. */
  Board?: ComponentType;
  /** Round and turn, for the page's header. */
  Status?: ComponentType;
  /** The match on a big screen. */
  Screen?: ComponentType;
  /** A player's colour and sign. */
  Mark?: ComponentType<{ player: PlayerId }>;
  /** What the result says about each player. */
  Merits?: ComponentType<{ player: PlayerId }>;

  /** Is this value the name of a place of the board? */
  isPlace?(value: string): boolean;
  /** Where an option is answered on the board; absent: at the place whose name it is. */
  placeOf?(s: S, step: T | undefined, option: Option): PlaceWord | undefined;
  /** More about an answer that is not among those offered. */
  explain?(s: S, me: PlayerId, option: Option): Reason | undefined;
  /** Around everything that reads one state. */
  reading?: Reading<S>;

  /** For the plain board: figures that everybody may see, of the match or of one player. */
  facts?(s: S, me: PlayerId | null): readonly PlainFact[];
  /** For the plain board: an option in words, where `option.<kind>.<option>` does not say it. */
  optionWord?(speaker: BoardSpeaker, step: T, option: Option): string | undefined;
  /** For the plain board: what values in questions, reasons and the log stand for. */
  translatorFor?(speaker: BoardSpeaker): Translate;
}

const PlainBoard = lazily(async () => (await import('./plain-board.tsx')).PlainBoard);
const PlainScreen = lazily(async () => (await import('./plain-board.tsx')).PlainScreen);

/** The board of a game: what it brings, and for everything else the usual. */
export function boardOf<S extends Steps<T>, T extends Step>(
  game: GameRules<S, T>,
  parts: BoardParts<S, T> = {},
): BoardPlugin {
  const { isPlace, placeOf, explain, reading = (_s, read) => read() } = parts;
  const { Mark = PlayerMark } = parts;
  const plain = plainOf(game, { ...parts, Mark });
  return {
    rules: game.rules,
    asked: (view, me): Asked | undefined => reading(stateIn<S>(view), () => asked(game.handlers, stateIn<S>(view), me)),
    check: (view, me, id, answer) =>
      reading(stateIn<S>(view), () => check(game.handlers, stateIn<S>(view), me, id, answer)),
    // Without a board of its own there is nowhere to answer but in the prompt.
    ...(parts.Board && isPlace && { isPlace }),
    ...(parts.Board &&
      placeOf && {
        placeOf: (view: GameView, step: Step | undefined, option: Option) =>
          placeOf(stateIn<S>(view), step as T | undefined, option),
      }),
    ...(explain && {
      explain: (view: GameView, me: PlayerId, option: Option) => explain(stateIn<S>(view), me, option),
    }),
    Mark,
    Status: parts.Status ?? (() => <PlainStatus game={plain} />),
    Merits: parts.Merits ?? (({ player }) => <PlainMerits game={plain} player={player} />),
    Board:
      parts.Board ??
      (() => (
        <Suspense fallback={null}>
          <PlainBoard game={plain} />
        </Suspense>
      )),
    Screen:
      parts.Screen ??
      (() => (
        <Suspense fallback={null}>
          <PlainScreen game={plain} />
        </Suspense>
      )),
  };
}

/** What the plain board has to know, without the game's own types. */
export function plainOf<S extends Steps<T>, T extends Step>(
  game: GameRules<S, T>,
  { facts, optionWord, translatorFor, Mark = PlayerMark }: BoardParts<S, T>,
): PlainGame {
  return {
    turnOf: (view) => game.turnOf(stateIn<S>(view)).player,
    roundOf: (view) => game.roundOf?.(stateIn<S>(view)),
    facts: (view, me) => facts?.(stateIn<S>(view), me) ?? [],
    optionWord: (speaker, step, option) => optionWord?.(speaker, step as T, option),
    ...(translatorFor && { translatorFor }),
    Mark,
  };
}
