import { initialOptions, type Options } from '@morgenrot/engine';
import {
  ACCESS,
  AT_ZERO,
  type ClockSettings,
  type CreateTable,
  type GameInfo,
  LIMITS,
  type PresetWish,
  SEAT_PLANS,
  type SeatPlan,
  STARTS,
  type TableSettings,
  usualSettings,
  WATCH_TALK,
  WATCHING,
} from '@morgenrot/protocol';
import { excludedBy } from './option-rules.ts';

/** A table as somebody sets it up, before it is there. The first seat is theirs. */
export interface Draft {
  game: string;
  title: string;
  plans: SeatPlan[];
  options: Options;
  settings: TableSettings;
  password: string;
}

export const usualDraft = (game: GameInfo): Draft => ({
  game: game.id,
  title: '',
  plans: Array.from({ length: game.seats.min }, () => 'open'),
  options: initialOptions(game.options),
  settings: usualSettings,
  password: '',
});

/** So many seats; those that were planned stay as they are. */
export const withSeats = (draft: Draft, count: number): Draft => ({
  ...draft,
  plans: Array.from({ length: count }, (_, index) => draft.plans[index] ?? 'open'),
});

/** May this seat stay empty? The game needs some that do not. */
export const mayClose = ({ plans }: Draft, index: number, least: number): boolean =>
  plans.filter((plan, other) => other !== index && plan !== 'closed').length >= least;

export const toPreset = ({ game, title, plans, options, settings }: Draft): PresetWish => ({
  game,
  seats: plans.length,
  plans,
  options,
  settings,
  ...(title.trim() === '' ? {} : { title }),
});

export const toWish = (draft: Draft, name: string): CreateTable => ({
  ...toPreset(draft),
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
  const { plans, options, settings, title } = raw(kept);
  const fit = fittingOptions(raw(options), game);
  return {
    draft: {
      game: game.id,
      title: typeof title === 'string' ? title.slice(0, LIMITS.tableName) : '',
      plans: fittingPlans(plans, game),
      options: fit.options,
      settings: fittingSettings(raw(settings)),
      password: '',
    },
    dropped: fit.dropped,
  };
}

function fittingPlans(kept: unknown, game: GameInfo): SeatPlan[] {
  const { min, max } = game.seats;
  const some: unknown[] = Array.isArray(kept) ? kept.slice(0, max) : [];
  const plans = some.map((plan) => oneOf(SEAT_PLANS, plan, 'open'));
  while (plans.length < min) plans.push('open');
  const played = plans.filter((plan, index) => index === 0 || plan !== 'closed').length;
  return played < min ? plans.map(() => 'open') : plans;
}

function fittingOptions(kept: Raw, { options: specs }: GameInfo): { options: Options; dropped: string[] } {
  const options = initialOptions(specs);
  const dropped: string[] = [];
  for (const [key, value] of Object.entries(kept)) {
    const spec = specs.find((each) => each.key === key);
    if (spec && typeof value === 'string' && spec.values.includes(value)) options[key] = value;
    else dropped.push(key);
  }
  for (const { key, initial } of specs) {
    if (excludedBy(specs, options, key, options[key] ?? initial) === undefined) continue;
    options[key] = initial;
    dropped.push(key);
  }
  return { options, dropped };
}

function fittingSettings(kept: Raw): TableSettings {
  const clock = fittingClock(raw(kept.clock));
  return {
    access: oneOf(ACCESS, kept.access, usualSettings.access),
    start: oneOf(STARTS, kept.start, usualSettings.start),
    watch: oneOf(WATCHING, kept.watch, usualSettings.watch),
    delay: fittingDelay(raw(kept.delay)),
    watchTalk: oneOf(WATCH_TALK, kept.watchTalk, usualSettings.watchTalk),
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
