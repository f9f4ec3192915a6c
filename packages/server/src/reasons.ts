import type { Params, Reason } from '@morgenrot/engine';

/** Every reason key that the server itself can give; the page has words for each. */
export const SERVER_REASONS = [
  'chat.refused',
  'decision.gone',
  'game.unknown',
  'host.only',
  'host.present',
  'limit.rate',
  'limit.tables',
  'link.dead',
  'match.over',
  'match.paused',
  'match.running',
  'match.waiting',
  'message.malformed',
  'message.tooLarge',
  'move.unsupported',
  'name.empty',
  'name.tooLong',
  'origin.foreign',
  'page.unknown',
  'passkey.failed',
  'password.empty',
  'password.needed',
  'password.slow',
  'password.wrong',
  'preset.unknown',
  'presets.many',
  'proposal.gone',
  'proposal.open',
  'rematch.early',
  'seat.away',
  'seat.closed',
  'seat.credentials',
  'seat.kept',
  'seat.none',
  'seat.present',
  'seat.shared',
  'seat.taken',
  'seat.unknown',
  'seats.count',
  'server.busy',
  'server.closing',
  'server.failed',
  'server.rule',
  'server.store',
  'table.full',
  'table.over',
  'table.started',
  'table.unknown',
  'talk.empty',
  'talk.muted',
  'talk.name',
  'talk.nobody',
  'talk.to',
  'talk.tooLong',
  'talk.watchers',
  'undo.gone',
  'watch.key',
  'watch.off',
] as const;
export type ServerReason = (typeof SERVER_REASONS)[number];

/** Keys that the engine gives and the server hands on; those of a game's own rules come with the game. */
export const ENGINE_REASONS = [
  'answer.count',
  'answer.notOffered',
  'answer.range',
  'answer.shape',
  'answer.twice',
  'decision.gone',
  'decision.notYours',
  'match.over',
  'options.clash',
  'options.shape',
  'options.unknown',
  'options.value',
  'undo.notYours',
  'undo.nothing',
  'undo.revealed',
] as const;

export interface Refused {
  ok: false;
  reason: Reason;
}

/** A refusal of the server's own: the compiler knows its key. */
export const refuse = (key: ServerReason, params?: Params): Refused => ({
  ok: false,
  reason: params ? { key, params } : { key },
});

const STATUS: Partial<Record<string, number>> = {
  'game.unknown': 404,
  'page.unknown': 404,
  'seat.unknown': 404,
  'table.unknown': 404,
  'seat.credentials': 403,
  'seat.none': 403,
  'origin.foreign': 403,
  'host.only': 403,
  'password.needed': 403,
  'password.slow': 429,
  'password.wrong': 403,
  'watch.key': 403,
  'watch.off': 403,
  'seat.kept': 403,
  'link.dead': 410,
  'preset.unknown': 404,
  'match.running': 409,
  'rematch.early': 409,
  'seat.taken': 409,
  'table.full': 409,
  'table.over': 409,
  'table.started': 409,
  'message.tooLarge': 413,
  'limit.rate': 429,
  'server.failed': 500,
  'server.rule': 500,
  'server.busy': 503,
  'server.closing': 503,
  'server.store': 503,
};

/** The HTTP status that goes with a refusal. */
export const statusOf = ({ key }: Reason): number => STATUS[key] ?? 400;
