import { fittingStrength } from '@morgenrot/engine';
import { type GameInfo, type TableSettings, usualSettings } from '@morgenrot/protocol';

/** What computer players can do in a game. */
export type Abilities = Pick<GameInfo, 'strengths' | 'hints'>;

export const usualSettingsOf = (abilities: Abilities): TableSettings => ({
  ...usualSettings,
  standIn: fittingStrength(abilities.strengths),
  hints: abilities.hints ? usualSettings.hints : 'off',
});
