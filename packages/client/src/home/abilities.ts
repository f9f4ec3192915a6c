import { type GameInfo, type Strength, type TableSettings, USUAL_STRENGTH, usualSettings } from '@morgenrot/protocol';

/** What computer players can do in a game. */
export type Abilities = Pick<GameInfo, 'strengths' | 'hints'>;

/** The usual strength, or the best there is below it. */
export const usualStrength = ({ strengths }: Pick<Abilities, 'strengths'>): Strength =>
  strengths.find((each) => each === USUAL_STRENGTH) ?? strengths.at(-1) ?? USUAL_STRENGTH;

/** Whatever somebody wishes for, no better than computer players can play this game. */
export const fittingStrength = (abilities: Pick<Abilities, 'strengths'>, wanted: unknown): Strength =>
  abilities.strengths.find((each) => each === wanted) ?? usualStrength(abilities);

export const usualSettingsOf = (abilities: Abilities): TableSettings => ({
  ...usualSettings,
  standIn: usualStrength(abilities),
  hints: abilities.hints ? usualSettings.hints : 'off',
});
