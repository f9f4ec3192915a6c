import { STRENGTHS } from '@morgenrot/engine';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { RESYNCS } from './messages.ts';
import {
  ACCESS,
  AT_ZERO,
  COLOURS,
  DELAYS,
  HINTS,
  PACES,
  SEAT_PLANS,
  STARTS,
  type TableSettings,
  usualSettings,
  WATCH_TALK,
  WATCHING,
} from './tables.ts';
import { CHANNELS, LATEST } from './talk.ts';

/** Control characters, direction marks, and all that shows nothing: a name with them would be a twin of one without. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
/** Marks heaped on a letter until they cover the lines around it. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** A mark without a letter would sit on whatever stands before it. */
const WITHOUT_LETTER = /(?<=^|\s)\p{M}+/gu;

/** Twice composed: what was invisible between a letter and its mark has kept them apart. */
const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(HEAPED, '$1')
    .replace(WITHOUT_LETTER, '')
    .replace(/\s+/gu, ' ')
    .trim();

export const cleanText = (longest: number) =>
  z
    .string()
    .max(longest * 8)
    .transform(cleanName)
    .refine((name) => name.length > 0, { message: 'name.empty' })
    .refine((name) => [...name].length <= longest, { message: 'name.tooLong' });

export const personName = cleanText(LIMITS.personName);
export const tableName = cleanText(LIMITS.tableName);
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{4,24}$/);
export const playerId = z.string().regex(/^[0-9]$/);
export const stateNumber = z.int().min(0).max(1_000_000_000);

const option = z.string().min(1).max(LIMITS.optionText);
/** So many of each kind: none are left out, so that there is one spelling. */
const counts = z
  .record(option, z.int().min(1).max(LIMITS.answerCount))
  .refine((all) => Object.keys(all).length <= LIMITS.answerOptions);
const plainAnswer = z.union([
  option,
  z.array(option).max(LIMITS.answerOptions),
  z.int().min(-1_000_000).max(1_000_000),
  counts,
]);
export const answerGiven = z.union([plainAnswer, z.strictObject({ act: option, with: plainAnswer.optional() })]);

export const seatPlan = z.enum(SEAT_PLANS);
export const strength = z.enum(STRENGTHS);
const password = z
  .string()
  .max(LIMITS.password)
  .refine((text) => text.length > 0, { message: 'password.empty' });
/** Keys and tokens of links, as the server makes them. */
const linkKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

const clock = z.strictObject({
  minutes: z.int().min(1).max(LIMITS.clockMinutes),
  plus: z.int().min(0).max(LIMITS.clockPlusSeconds),
  atZero: z.enum(AT_ZERO),
});
const delay = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal(DELAYS[0]), amount: z.int().min(0).max(LIMITS.delayMinutes) }),
  z.strictObject({ by: z.literal(DELAYS[1]), amount: z.int().min(0).max(LIMITS.delayTurns) }),
]);
const settingFields = {
  access: z.enum(ACCESS),
  start: z.enum(STARTS),
  watch: z.enum(WATCHING),
  delay,
  watchTalk: z.enum(WATCH_TALK),
  standIn: strength,
  pace: z.enum(PACES),
  hints: z.enum(HINTS),
  patience: z.int().min(1).max(LIMITS.patienceMinutes),
};

const someSettings = z.strictObject({ ...settingFields, clock: clock.optional() }).partial();

/** Settings from outside; what is not named is as usual. */
export const tableSettings = someSettings.transform((some): TableSettings => ({ ...usualSettings, ...some }));

/** A change of some settings; a clock that is null is taken away. */
export const settingsChange = z.strictObject({ ...settingFields, clock: clock.nullable() }).partial();

export const gameOptions = z.record(z.string().max(40), z.string().max(40));

export const createTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(12),
  /** One for each seat; the first is mine, whatever it says. Absent: all are open. */
  plans: z.array(seatPlan).max(12).optional(),
  /** Of computer players, by seat; those that are not named are as usual. */
  strengths: z.record(playerId, strength).optional(),
  options: gameOptions.default({}),
  name: personName,
  title: tableName.optional(),
  /** What is not named is as usual in this game. */
  settings: someSettings.default({}),
  password: password.optional(),
});

export const joinTable = z.strictObject({
  name: personName,
  seat: playerId.optional(),
  /** Of a link for a seat that is kept. */
  key: linkKey.optional(),
  password: password.optional(),
});

export const rename = z.strictObject({ name: personName });

/** Which browser or passkey is me no longer, by what the list of them calls it; or all but the browser that asks. */
export const removeWaysIn = z
  .strictObject({
    browser: z.string().max(64).optional(),
    passkey: z.string().max(400).optional(),
    all: z.literal(true).optional(),
  })
  .refine((wish) => Object.keys(wish).length === 1);

/** Any table, where nothing but its name is needed. */
export const atTable = z.strictObject({ table: tableId });

/** Is anybody there? */
export const ping = z.strictObject({});

/** Where a page stands: at which state, as whose eyes see it, up to which line of the talk. */
const since = z.strictObject({
  n: stateNumber,
  /** The fingerprint of its view: whoever has gone astray gets the whole. */
  hash: z.int().min(0).max(0xffff_ffff),
  eyes: playerId.nullable(),
  talk: z.int().min(0).max(LATEST),
  /** Can it read what is packed? */
  packed: z.boolean().optional(),
});

/** A page opens a table. */
export const watchTable = z.strictObject({
  table: tableId,
  /**
   * With the eyes of which seat: one of mine, or one that lets watchers see with them. Null: with nobody's, so that a
   * player sees what is public. Absent: mine, if they are not the eyes of several.
   */
  seat: playerId.nullable().optional(),
  /** Of the link for watchers. */
  key: linkKey.optional(),
  password: password.optional(),
  /** As any watcher, whatever seats are mine: for a screen that others look at as well. */
  apart: z.boolean().optional(),
  /** What this page has of the match already: what is missing may do. */
  since: since.optional(),
  /** Why it asks again, if it does. */
  because: z.enum(RESYNCS).optional(),
});

export const actMessage = z.strictObject({
  table: tableId,
  /** Which of my seats answers; absent: the one with whose eyes I look. */
  seat: playerId.optional(),
  /** Chosen by the page; the same id again is answered as before and not played twice. */
  action: z.string().regex(/^[A-Za-z0-9-]{8,40}$/),
  step: z.int().min(0).max(1_000_000_000),
  /** How many times this table had gone back when the answer was given: step ids come again after an undo. */
  undos: stateNumber,
  value: answerGiven,
});

export const undoMessage = z.strictObject({ table: tableId, seat: playerId.optional(), n: stateNumber });

/** What would the computer do at this decision of mine? */
export const hintMessage = z.strictObject({
  table: tableId,
  /** Which of my seats is asked; absent: the one with whose eyes I look. */
  seat: playerId.optional(),
  step: z.int().min(0).max(1_000_000_000),
  undos: stateNumber,
});

export const logPage = z.strictObject({
  table: tableId,
  before: stateNumber,
  limit: z.int().min(1).max(LIMITS.logPage).default(100),
});

/** Joiners make one picture of several, a family for instance; between anything else they are only invisible. */
const JOINER = /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/u;
/** How a picture is to be drawn; after anything else it says nothing. */
const PRESENTATION = /(?<=\p{Emoji})[\uFE0E\uFE0F]/u;
const BUT_IN_PICTURES = new RegExp(`(${JOINER.source}|${PRESENTATION.source})|${INVISIBLE.source}`, 'gu');
const cleanTalk = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .replace(BUT_IN_PICTURES, (_, part?: string) => part ?? '')
        .normalize('NFC')
        .replace(HEAPED, '$1')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const tooLong = { message: 'talk.tooLong', params: { most: LIMITS.talkText } };

/** Line breaks are allowed in what people say; other control characters and invisible ones are not. */
export const talkText = z
  .string()
  .refine((text) => text.length <= LIMITS.talkText * 8, { ...tooLong, abort: true })
  .transform(cleanTalk)
  .refine((text) => text.length > 0, { message: 'talk.empty' })
  .refine((text) => [...text].length <= LIMITS.talkText, tooLong);

export const sayMessage = z.strictObject({
  table: tableId,
  channel: z.enum(CHANNELS),
  /** Which of my seats speaks. */
  seat: playerId.optional(),
  /** To whom, in private. */
  to: playerId.optional(),
  text: talkText,
  /** The same again is the same message. */
  action: z.string().regex(/^[A-Za-z0-9-]{8,40}$/),
});

export const talkPage = z.strictObject({
  table: tableId,
  before: z.int().min(0).max(LATEST),
  limit: z.int().min(1).max(LIMITS.talkPage).default(50),
});

const proposal = z.discriminatedUnion('kind', [
  // From my own last answer on, where none is named
  z.strictObject({ kind: z.literal('undo'), n: stateNumber.optional() }),
  z.strictObject({ kind: z.literal('standIn'), seat: playerId }),
  z.strictObject({ kind: z.literal('substitute'), seat: playerId }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
]);
const proposalId = z.string().regex(/^[A-Za-z0-9_-]{4,24}$/);

/** What people do with a table, besides playing and talking. */
export const deed = z.discriminatedUnion('kind', [
  // Until the match begins
  z.strictObject({ kind: z.literal('ready'), ready: z.boolean(), seat: playerId.optional() }),
  z.strictObject({ kind: z.literal('local'), name: personName, seat: playerId.optional() }),
  z.strictObject({
    kind: z.literal('colour'),
    seat: playerId,
    colour: z
      .int()
      .min(0)
      .max(COLOURS - 1),
  }),
  z.strictObject({ kind: z.literal('move'), from: playerId, to: playerId }),
  z.strictObject({ kind: z.literal('title'), title: tableName }),
  z.strictObject({ kind: z.literal('options'), options: gameOptions }),
  z.strictObject({ kind: z.literal('plan'), seat: playerId, plan: seatPlan, strength: strength.optional() }),
  z.strictObject({ kind: z.literal('remove'), seat: playerId }),
  z.strictObject({ kind: z.literal('letIn'), from: z.string().min(1).max(40) }),
  // `told`: whom it leaves out and who is not ready, as far as the host knows; if there are others it does not begin
  z.strictObject({
    kind: z.literal('start'),
    told: z.strictObject({ free: z.array(playerId).max(10), unready: z.array(playerId).max(10) }).optional(),
  }),
  // At any time
  z.strictObject({ kind: z.literal('settings'), settings: settingsChange, password: password.optional() }),
  z.strictObject({ kind: z.literal('keys') }),
  z.strictObject({ kind: z.literal('newKeys') }),
  z.strictObject({ kind: z.literal('host'), seat: playerId }),
  z.strictObject({ kind: z.literal('takeHost') }),
  z.strictObject({ kind: z.literal('show'), seat: playerId, shown: z.boolean() }),
  z.strictObject({ kind: z.literal('handOver'), seat: playerId }),
  z.strictObject({ kind: z.literal('reissue'), seat: playerId }),
  z.strictObject({ kind: z.literal('mute'), from: z.string().min(1).max(40), muted: z.boolean() }),
  // While the match runs
  z.strictObject({ kind: z.literal('pause'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('hurry') }),
  z.strictObject({ kind: z.literal('standIn'), seat: playerId }),
  z.strictObject({ kind: z.literal('return'), seat: playerId }),
  z.strictObject({ kind: z.literal('propose'), what: proposal, seat: playerId.optional() }),
  z.strictObject({ kind: z.literal('vote'), proposal: proposalId, yes: z.boolean(), seat: playerId.optional() }),
  // When it is over
  z.strictObject({ kind: z.literal('rematch') }),
]);

export const order = z.strictObject({ table: tableId, do: deed });

export const lobby = z.strictObject({ on: z.boolean() });

const playerIds = z.array(playerId).max(10);
const logEntry = z.looseObject({ key: z.string() });
export const entry = z.union([
  z.strictObject({ by: playerId, step: stateNumber, value: answerGiven }),
  z.strictObject({ by: playerId, undo: stateNumber }),
]);

/** A match as a file, from wherever it comes. Whether it is true is another question. */
export const matchFile = z.looseObject({
  format: z.literal('morgenrot.match'),
  version: z.literal(1),
  table: z.looseObject({ title: z.string(), names: z.record(z.string(), z.string()) }),
  seedHash: z.string(),
  record: z.strictObject({
    game: z.string(),
    rules: z.number(),
    players: playerIds,
    options: gameOptions,
    seed: z.string(),
    entries: z.array(entry),
    start: z.strictObject({ n: stateNumber, state: z.looseObject({}), drawn: stateNumber }).optional(),
  }),
  told: z.array(z.looseObject({ n: z.number(), news: z.array(logEntry) })),
  outcome: z.strictObject({ ranking: z.array(playerIds) }),
  hash: z.string(),
});

export const claimMessage = z.strictObject({ token: linkKey, name: personName.optional() });

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
/** What the browser's own functions give; of the rest, which differs from browser to browser, nothing is needed. */
const publicKeyCredential = {
  id: base64url(400),
  rawId: base64url(400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
export const passkeyMade = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(2000),
    attestationObject: base64url(4000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .optional(),
  }),
});
export const passkeyShown = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(2000),
    signature: base64url(2000),
  }),
});

const presetWish = createTable.omit({ name: true, password: true });
export const savePreset = z.strictObject({ name: cleanText(LIMITS.presetName), wish: presetWish });
