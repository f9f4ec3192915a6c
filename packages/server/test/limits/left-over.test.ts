import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { SERVER_LIMITS } from '../../src/limits/limits.ts';
import { createUnread } from '../../src/limits/unread.ts';
import { webSocketsWith } from '../../src/limits/websockets.ts';
import { RawSocket } from '../kit/raw-socket.ts';

it('what a connection has sent while it was not read is never read when it goes', async () => {
  const http = createServer();
  onTestFinished(() => void http.close());
  const Websockets = webSocketsWith({
    unread: createUnread(SERVER_LIMITS),
    limits: SERVER_LIMITS,
    addressIn: () => 'here',
  });
  const server = new Websockets({ server: http });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const opened = once(server, 'connection');
  const raw = await RawSocket.open(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const [websocket, { socket: line }] = await opened;
  const heard: string[] = [];
  websocket.on('message', (data: Buffer) => heard.push(String(data)));
  raw.text('4 first');
  await once(websocket, 'message');
  websocket.pause();
  for (let n = 0; n < 500; n++) raw.text(`4 ${n}`);
  await expect.poll(() => line.readableLength).toBeGreaterThan(1000);
  const gone = once(websocket, 'close');
  websocket.terminate();
  await gone;
  expect(heard).toEqual(['4 first']);
});
