import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The raw connections of an HTTP server, those of websockets included, which it lets go of itself. */
export interface Connections {
  /** Nobody new comes in; resolves when the last one is gone. */
  shut(): Promise<void>;
  /** Whoever is still there is cut off: somebody whose line is slow must not hold up the end. */
  cut(): void;
}

export function connectionsOf(http: Server): Connections {
  const open = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    shut: () => new Promise((resolve) => void http.close(() => resolve())),
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
}
