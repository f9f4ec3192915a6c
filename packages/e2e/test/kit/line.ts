import type { ClientToServer, ServerToClient } from '@morgenrot/protocol';
import type { BrowserContext } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

export type Line = Socket<ServerToClient, ClientToServer>;

/** Another line to the server for whoever sits at a browser: its cookie is all it has. */
export async function lineOf(context: BrowserContext, url: string): Promise<Line> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return io(`${url}/play`, { extraHeaders: { cookie }, transports: ['websocket'], forceNew: true });
}
