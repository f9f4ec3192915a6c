import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { createBucket, createQuota } from './bucket.ts';
import { CONTROLS, type Limits } from './limits.ts';
import type { Share, Unread } from './unread.ts';

type Opened = InstanceType<typeof WebSocket>;

/** The longest message is 16 kB: a page sends it in one frame, and a network in a dozen pieces. */
const PIECES = { maxFragments: 64, maxBufferedChunks: 128 };
/** What the memory keeps for each piece of an unfinished message, however short the piece is. */
const PIECE_BYTES = 512;
/** Of the packets below socket.io's, the only one that carries something: `limits/wire.ts` counts it. */
const MESSAGE = '4'.charCodeAt(0);

/** What the library keeps to itself and what is needed of it: whether a message is unfinished, and what it reads. */
interface Below {
  _receiver?: { _bufferedBytes?: number; _fragmented?: number; _loop?: boolean };
}

/** A packet of the network holds thousands of frames: the rest of it is not read any more. */
function cutOff(websocket: Opened): void {
  websocket.terminate();
  const { _receiver } = websocket as unknown as Below;
  if (_receiver) _receiver._loop = false;
}

function isUnfinished(websocket: Opened): boolean {
  const { _bufferedBytes = 0, _fragmented = 0 } = (websocket as unknown as Below)._receiver ?? {};
  return _bufferedBytes > 0 || _fragmented !== 0;
}

/** Counts an unfinished message as unread bytes are counted; call it after the library has read each piece. */
function countUnfinished(websocket: Opened, line: Duplex, share: Share): void {
  let hasMessage = false;
  websocket.on('message', () => {
    hasMessage = true;
  });
  line.on('data', ({ buffer }: Buffer) => {
    // A piece keeps all in memory that came together with it.
    const bytes = isUnfinished(websocket) ? buffer.byteLength + PIECE_BYTES : -share.bytes;
    if (hasMessage && bytes > 0) share.add(-share.bytes);
    hasMessage = false;
    if (bytes !== 0) share.add(bytes);
  });
  websocket.once('close', () => {
    share.add(-share.bytes);
    share.end();
  });
}

/** Cuts off a line that sends control frames without end: they are answered below everything else that counts. */
function countControls(websocket: Opened): void {
  const controls = createBucket(CONTROLS);
  const count = (): void => {
    if (!controls.take()) cutOff(websocket);
  };
  websocket.on('ping', count);
  websocket.on('pong', count);
  websocket.on('message', (data, isBinary) => {
    if (!isBinary && (data as Buffer)[0] !== MESSAGE) count();
  });
}

/**
 * Of a line that is not read any more, the library would read what is left when it closes, all in one go: thousands of
 * messages that nobody may answer.
 */
function dropLeftOver(line: Duplex): void {
  line.prependListener('close', () => {
    if (line.readableLength === 0) return;
    line.removeAllListeners('data');
    line.read();
  });
}

interface WebSocketWishes {
  unread: Unread;
  limits: Pick<Limits, 'connects'>;
  addressIn(request: IncomingMessage): string;
}

/** A connection by long polling becomes a websocket; new connections are counted where they come in. */
const isUpgrade = ({ url = '' }: IncomingMessage): boolean => /[?&]sid=/.test(url);

/** The websocket server below socket.io, with limits for what socket.io never sees. */
export const webSocketsWith = ({ unread, limits, addressIn }: WebSocketWishes) => {
  const upgrades = createQuota(limits.connects);
  return class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, ...PIECES } as ServerOptions);
    }

    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      opened: (websocket: Opened, request: IncomingMessage) => void,
    ): void {
      if (isUpgrade(request) && !upgrades.take(addressIn(request))) {
        socket.destroy();
        return;
      }
      super.handleUpgrade(request, socket, head, (websocket, ...more) => {
        const share = unread.open(addressIn(request), () => cutOff(websocket));
        countUnfinished(websocket, socket, share);
        countControls(websocket);
        dropLeftOver(socket);
        opened(websocket, ...more);
      });
    }
  };
};
