import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { createBucket } from './bucket.ts';

/** Pages send none; proxies and other clients ask now and then whether anybody is there. */
const PINGS = { burst: 20, perSecond: 1 };

/**
 * A websocket's pings are answered below everything that counts messages and what nobody reads: whoever sent them
 * without end and read nothing would fill the memory.
 */
export class WebSockets extends WebSocketServer {
  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    opened: (websocket: InstanceType<typeof WebSocket>, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (websocket, ...more) => {
      const pings = createBucket(PINGS);
      websocket.on('ping', () => {
        if (!pings.take()) websocket.terminate();
      });
      opened(websocket, ...more);
    });
  }
}
