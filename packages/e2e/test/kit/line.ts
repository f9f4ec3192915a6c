import type { ClientToServer, ServerToClient } from '@morgenrot/protocol';
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';

export type Line = Socket<ServerToClient, ClientToServer>;

/** Another line to the server for whoever sits at a browser: its cookie is all it has. */
export async function lineOf(context: BrowserContext, url: string): Promise<Line> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  return io(`${url}/play`, { extraHeaders: { cookie }, transports: ['websocket'], forceNew: true });
}

/** The line of one page, which breaks and comes back when the journey wants it. Call it before the page opens. */
export async function breakableLine(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}
