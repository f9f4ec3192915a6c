import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse, statusOf } from '../reasons.ts';
import { createQuota } from './bucket.ts';
import type { Limits } from './limits.ts';
import type { Rounds } from './rounds.ts';
import type { Share, Unread } from './unread.ts';

/** Browsers and proxies send the next request when they have the answer to the last one. */
const UNDER_WAY = 4;
/** What a request takes in memory until it is answered. */
const REQUEST_BYTES = 4096;
/** A text that comes letter by letter takes so many times its length until it is complete. */
const LETTER_BY_LETTER = 32;
/** No longer body is kept as text; `http/long-text.ts` reads longer ones as bytes, for admins alone. */
const LONGEST_TEXT = 16 * 1024;

export interface RequestGuard {
  limits: Pick<Limits, 'visits'>;
  unread: Unread;
  rounds: Rounds;
  addressIn(request: IncomingMessage): string;
  /** Is this request counted by whoever answers it? */
  isCounted(request: IncomingMessage): boolean;
}

function bodyBytes({ headers }: IncomingMessage): number {
  const said = Number(headers['content-length'] ?? 0);
  const bytes = headers['transfer-encoding'] === undefined ? said : LONGEST_TEXT;
  return Math.min(Number.isFinite(bytes) ? bytes : 0, LONGEST_TEXT) * LETTER_BY_LETTER;
}

const TOO_MANY = 429;

/**
 * A text is this answer's own until the network has taken it; a buffer belongs to all who are sent the same. Who asks
 * too often needs a new connection, and gets few of those.
 */
function countAnswer(response: ServerResponse, share: Share): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    const [body] = args;
    if (typeof body === 'string') share.add(Buffer.byteLength(body));
    if (response.statusCode === TOO_MANY && !response.headersSent) response.setHeader('Connection', 'close');
    return end(...args);
  }) as typeof response.end;
}

function countBody(request: IncomingMessage, share: Share): void {
  const bytes = bodyBytes(request);
  if (bytes === 0) return;
  share.add(bytes);
  request.once('end', () => share.add(-bytes));
  countPieces(request);
}

/** A network carries a body in pieces of a thousand letters; the last one is shorter, and one that a proxy has cut. */
const SHORT = 256;
const SHORT_PIECES = 64;

/** Cuts off a body that comes in pieces of nothing: each of them costs as much as a whole one. */
function countPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let short = 0;
  request.push = (piece: Buffer | null, ...more) => {
    if (piece !== null && piece.length < SHORT && ++short > SHORT_PIECES) {
      cutOff(request.socket);
      return false;
    }
    return push(piece, ...more);
  };
}

/** What Node keeps to itself and what is needed of it: a packet of requests is read to its end, ended or not. */
interface Below {
  parser?: { onIncoming?: unknown; incoming?: unknown } | null;
}

/** To Node's parser: what follows is not HTTP. */
const NOT_HTTP = 2;

/** A packet of the network holds a thousand requests, and each becomes an object even on a connection that has ended. */
function cutOff(socket: Socket): void {
  socket.destroy();
  const { parser } = socket as unknown as Below;
  // Node puts its own back when the parser goes to another connection.
  if (!parser) return;
  if (parser.onIncoming) parser.onIncoming = () => NOT_HTTP;
  // What still comes of a body is nobody's.
  parser.incoming = null;
}

function refuseVisit(response: ServerResponse): void {
  const refused = refuse('limit.rate');
  response.statusCode = statusOf(refused.reason);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(refused));
}

/**
 * Looks at every request before anybody answers it: a connection that sends many in a row without reading is ended, and
 * what they hold in memory counts as unread. Call it when all who answer requests are listening.
 */
export function guardRequests(http: HttpServer, { limits, unread, rounds, addressIn, isCounted }: RequestGuard): void {
  const visits = createQuota(limits.visits);
  const underWay = new WeakMap<Socket, Set<() => void>>();
  const requestsOf = (socket: Socket): Set<() => void> => {
    const known = underWay.get(socket);
    if (known) return known;
    const fresh = new Set<() => void>();
    underWay.set(socket, fresh);
    // An answer that has never come to its turn closes with nobody noticing.
    socket.once('close', () => {
      for (const release of fresh) release();
    });
    return fresh;
  };
  const admit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    if (socket.destroyed) return false;
    const requests = requestsOf(socket);
    if (requests.size >= UNDER_WAY) {
      cutOff(socket);
      return false;
    }
    const who = addressIn(request);
    const share = unread.open(who, () => cutOff(socket));
    const release = (): void => {
      requests.delete(release);
      share.add(-share.bytes);
      share.end();
    };
    requests.add(release);
    response.once('close', release);
    share.add(REQUEST_BYTES);
    countBody(request, share);
    countAnswer(response, share);
    if (isCounted(request) || visits.take(who)) return true;
    refuseVisit(response);
    return false;
  };
  const answering = http.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (!admit(request, response)) return;
    rounds.take(addressIn(request), () => {
      if (request.socket.destroyed) return;
      for (const answer of answering) answer.call(http, request, response);
    });
  });
}
