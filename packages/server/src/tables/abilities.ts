import { type AnyGame, fittingStrength, type Strength, strengthsOf } from '@morgenrot/engine';
import { type GameInfo, type TableSettings, usualSettings } from '@morgenrot/protocol';
import { type Refused, refuse } from '../reasons.ts';

type Outlook = Pick<AnyGame, 'outlook'>;

/** What the page can offer for a game. Without an outlook nobody looks ahead, so nobody can give hints. */
export const gameInfo = ({ id, rules, seats, options, outlook }: AnyGame): GameInfo => ({
  id,
  rules,
  seats,
  options: [...options],
  strengths: [...strengthsOf({ outlook })],
  hints: outlook !== undefined,
  // The engine replays any game from its record.
  verify: true,
});

export function strengthRefused(game: Outlook, wanted: readonly (Strength | undefined)[]): Refused | undefined {
  const missing = wanted.find((strength) => strength !== undefined && !strengthsOf(game).includes(strength));
  return missing && refuse('strength.none');
}

export const fittingFor = (game: Outlook, wanted?: Strength): Strength => fittingStrength(strengthsOf(game), wanted);

/** Whole settings: what nobody has chosen is as usual in this game. */
export const wholeSettings = (game: Outlook, chosen: Partial<TableSettings>): TableSettings => ({
  ...usualSettings,
  ...chosen,
  standIn: fittingFor(game, chosen.standIn),
});
