import {
  fittingStrength,
  initialOptions,
  makeRoom,
  type Options,
  reseated,
  type Strength,
  seatsFor,
} from '@morgenrot/engine';
import {
  ACCESS,
  AT_ZERO,
  type ClockSettings,
  type CreateTable,
  type GameInfo,
  HINTS,
  LIMITS,
  PACES,
  type PresetWish,
  SEAT_PLANS,
  type SeatPlan,
  STARTS,
  type TableSettings,
  usualSettings,
  WATCH_TALK,
  WATCHING,
} from '@morgenrot/protocol';
import { usualSettingsOf } from './abilities.ts';

type Strengths = Pick<GameInfo, 'strengths'>;

/** A table as somebody sets it up, before it is there. The first seat is theirs. */
export interface Draft {
  game: string;
  title: string;
  plans: SeatPlan[];
  /** How well computer players play, by seat; as usual where none is named. */
  strengths: Readonly<Record<string, Strength>>;
  options: Options;
  settings: TableSettings;
  password: string;
}

export const usualDraft = (game: GameInfo): Draft => ({
  game: game.id,
  title: '',
  plans: Array.from({ length: game.seats.min }, () => 'open'),
  strengths: {},
  options: initialOptions(game.options),
  settings: usualSettingsOf(game),
  password: '',
});

/** How many people can play with the options chosen. */
export const seatsIn = ({ seats, options: specs }: GameInfo, options: Options): GameInfo['seats'] =>
  seatsFor(seats, specs, options);

/** Other options: seats that they do not allow go, the last first. */
export function withOptions(draft: Draft, options: Options, game: GameInfo): Draft {
  const { min, max } = seatsIn(game, options);
  return withSeats({ ...draft, options }, Math.min(max, Math.max(min, draft.plans.length)), game);
}

/** So many seats; those that were planned stay as they are, and nothing is left of what was chosen for the others. */
export const withSeats = (draft: Draft, count: number, { options: specs }: GameInfo): Draft => ({
  ...draft,
  plans: Array.from({ length: count }, (_, index) => draft.plans[index] ?? 'open'),
  options: reseated(specs, draft.options, [...Array(count).keys()]),
});

/** May this seat stay empty? The game needs some that do not. */
export const mayClose = ({ plans }: Draft, index: number, least: number): boolean =>
  plans.filter((plan, other) => other !== index && plan !== 'closed').length >= least;

/** Only of seats where a computer player sits. */
const strengthsOf = (draft: Draft, game: Strengths): Record<string, Strength> =>
  Object.fromEntries(
    draft.plans.flatMap((plan, index) =>
      plan === 'computer' ? [[String(index), strengthAt(draft, index, game)]] : [],
    ),
  );

export const strengthAt = ({ strengths }: Draft, index: number, game: Strengths): Strength =>
  fittingStrength(game.strengths, strengths[String(index)]);

export const toPreset = (draft: Draft, game: Strengths): PresetWish => toWishWith(draft, strengthsOf(draft, game));

const toWishWith = (
  { game, title, plans, options, settings }: Draft,
  strengths: Record<string, Strength>,
): PresetWish => ({
  game,
  seats: plans.length,
  plans,
  ...(Object.keys(strengths).length > 0 ? { strengths } : {}),
  options,
  settings,
  ...(title.trim() === '' ? {} : { title }),
});

export const toWish = (draft: Draft, name: string, game: Strengths): CreateTable => ({
  ...toPreset(draft, game),
  name,
  ...(draft.settings.access === 'password' ? { password: draft.password } : {}),
});

export interface Restored {
  draft: Draft;
  /** Options that have been chosen for other rules and do not fit these. */
  dropped: string[];
}

type Raw = Record<string, unknown>;
const raw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? { ...value } : {});
const oneOf = <T extends string>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((each) => each === value) ?? usual;
const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** What was kept for a game, here or on the server, perhaps long ago: what fits today is taken, the rest is as usual. */
export function draftFrom(kept: unknown, game: GameInfo): Restored {
  const { plans, strengths, options, settings, title } = raw(kept);
  const fit = fittingOptions(raw(options), game);
  const fitting = fittingPlans(plans, seatsIn(game, fit.options));
  const draft: Draft = {
    game: game.id,
    title: typeof title === 'string' ? title.slice(0, LIMITS.tableName) : '',
    plans: fitting,
    strengths: fittingStrengths(raw(strengths), game),
    options: fit.options,
    settings: fittingSettings(raw(settings), game),
    password: '',
  };
  return { draft: withSeats(draft, fitting.length, game), dropped: fit.dropped };
}

function fittingPlans(kept: unknown, { min, max }: GameInfo['seats']): SeatPlan[] {
  const some: unknown[] = Array.isArray(kept) ? kept.slice(0, max) : [];
  const plans = some.map((plan) => oneOf(SEAT_PLANS, plan, 'open'));
  while (plans.length < min) plans.push('open');
  const played = plans.filter((plan, index) => index === 0 || plan !== 'closed').length;
  return played < min ? plans.map(() => 'open') : plans;
}

const fittingStrengths = (kept: Raw, game: Strengths): Record<string, Strength> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([seat, value]) => {
      const strength = game.strengths.find((each) => each === value);
      return /^\d$/.test(seat) && strength ? [[seat, strength]] : [];
    }),
  );

function fittingOptions(kept: Raw, { options: specs }: GameInfo): { options: Options; dropped: string[] } {
  const options = initialOptions(specs);
  const dropped: string[] = [];
  for (const [key, value] of Object.entries(kept)) {
    const spec = specs.find((each) => each.key === key);
    if (spec && typeof value === 'string' && spec.values.includes(value)) options[key] = value;
    else dropped.push(key);
  }
  const fitting = makeRoom(specs, options, []);
  dropped.push(...specs.map(({ key }) => key).filter((key) => fitting[key] !== options[key]));
  return { options: fitting, dropped };
}

function fittingSettings(kept: Raw, game: GameInfo): TableSettings {
  const usual = usualSettingsOf(game);
  const clock = fittingClock(raw(kept.clock));
  return {
    access: oneOf(ACCESS, kept.access, usual.access),
    start: oneOf(STARTS, kept.start, usual.start),
    watch: oneOf(WATCHING, kept.watch, usual.watch),
    delay: fittingDelay(raw(kept.delay)),
    watchTalk: oneOf(WATCH_TALK, kept.watchTalk, usual.watchTalk),
    standIn: oneOf(game.strengths, kept.standIn, usual.standIn),
    pace: oneOf(PACES, kept.pace, usual.pace),
    hints: game.hints ? oneOf(HINTS, kept.hints, usual.hints) : usual.hints,
    patience: whole(kept.patience, 1, LIMITS.patienceMinutes) ?? usual.patience,
    ...(clock ? { clock } : {}),
  };
}

function fittingDelay({ by, amount }: Raw): TableSettings['delay'] {
  const most = by === 'turns' ? LIMITS.delayTurns : LIMITS.delayMinutes;
  const fits = whole(amount, 1, most);
  return fits === undefined ? usualSettings.delay : { by: by === 'turns' ? 'turns' : 'minutes', amount: fits };
}

function fittingClock({ minutes, plus, atZero }: Raw): ClockSettings | undefined {
  const bank = whole(minutes, 1, LIMITS.clockMinutes);
  if (bank === undefined) return undefined;
  return {
    minutes: bank,
    plus: whole(plus, 0, LIMITS.clockPlusSeconds) ?? 0,
    atZero: oneOf(AT_ZERO, atZero, 'nothing'),
  };
}
