import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import {
  type Edition,
  FOCUS_CARDS,
  type FocusType,
  type NewDawnStep,
  type Seat,
  type State,
} from '@morgenrot/new-dawn';

/** A table at which a question is put that hardly ever comes up by chance. */
export interface Staged {
  s: State;
  me: PlayerId;
  seat: Seat;
  rival: PlayerId;
  /** A city of the rival. */
  town: HexKey;
}
export type Stage = (staged: Staged) => NewDawnStep | undefined;

/** In which editions the gallery shows a question, and how it is brought about where chance does not do it. */
export interface Sample {
  in: readonly Edition[];
  stage?: Stage;
}

export const inBase: Sample = { in: ['base'] };
export const inTerra: Sample = { in: ['terra'] };
/** It looks different with the expansion. */
export const inBoth: Sample = { in: ['base', 'terra'] };
export const staged = (stage: Stage): Sample => ({ in: ['terra'], stage });

/** Where in the row a card of some kind lies. */
export const focusOf = ({ row }: Seat, type: FocusType): number =>
  row.find(({ card }) => FOCUS_CARDS[card].type === type)?.id ?? 0;

/** Spaces of a player's land, to put something on. */
export const landOf = (s: State, me: PlayerId): HexKey[] =>
  (Object.keys(s.map) as HexKey[]).filter((hex) => s.map[hex]?.control?.of === me);
