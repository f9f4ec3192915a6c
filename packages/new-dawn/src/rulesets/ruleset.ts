import type { AgendaId, VictoryCardId } from '../cards/agendas.ts';
import type { FocusCardId } from '../cards/focus.ts';
import type { LeaderId, LeaderRow } from '../cards/leaders.ts';
import type { TileNumber } from '../cards/tiles.ts';
import type { WonderId } from '../cards/wonder-eras.ts';
import type { NewDawnOptions } from '../state.ts';
import type { DiplomacyCardId, Edition, Era, Event } from '../vocabulary.ts';

export interface VictoryRules {
  /** Always on the table, before the cards that are drawn. */
  laid: readonly VictoryCardId[];
  /** Of these, so many are drawn. */
  from: readonly VictoryCardId[];
  drawn: number;
  /** Markers on so many cards win; null: on every card that lies there. */
  needed: number | null;
  /** Is it looked at before the event dial is turned (T14), or after (R24.3)? */
  beforeDial: boolean;
  /** T15.2: of several winners the one with most markers, not only the cards they lie beside (R24.4). */
  markersBreakTies: boolean;
  /** T15.3: agendas whose marker goes as soon as they are no longer fulfilled. */
  held: readonly AgendaId[];
}

/**
 * What differs between the games that the expansion makes of this one: rows that the rules read. Everything that comes
 * from the tables of cards is asked for by a function, so that a ruleset may be loaded before them.
 */
export interface Ruleset {
  edition: Edition;
  /** The numbers of the focus row's slots, from left to right; they are terrain limits as well (R8.1, T4.1). */
  slots: readonly number[];
  /** Sections of the event dial, clockwise from the start, each with its icons in the order they are resolved. */
  dial: readonly (readonly Event[])[];
  /** Focus cards that every player has, from level I of every kind on. */
  focusCards(): readonly FocusCardId[];
  leaders(): readonly LeaderId[];
  leader(id: LeaderId): LeaderRow;
  /** Figures that a player begins with. */
  armies: number;
  wonders(): readonly WonderId[];
  wondersInDeck(players: number): Readonly<Record<Era, number>>;
  victory(options: NewDawnOptions): VictoryRules;
  diplomacy: readonly DiplomacyCardId[];
  controlTokens: number;
  /** Of each type. */
  resourceTokens: number;
  /** Capital tiles among which the players' are drawn. */
  capitals: readonly TileNumber[];
}
