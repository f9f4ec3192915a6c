import { io, type Socket } from 'socket.io-client';
import { BAZAAR } from './game.ts';
import { until } from './stock.ts';

interface StockState {
  G: { steps: { id: number; kind?: string; each?: { id: number; kind: string; player: string }[] }[] };
  _stateID: number;
}
interface SyncInfo {
  state: StockState;
  initialState: unknown;
  log: unknown[];
  filteredMetadata: { id: number; isConnected?: boolean }[];
}

export interface Seated {
  matchID: string;
  playerID: string;
  credentials: string;
}

/** A socket that speaks as the framework's client does, without its client around it. */
export class RawStock {
  readonly socket: Socket;
  readonly heard: [string, ...unknown[]][] = [];

  constructor(url: string) {
    this.socket = io(`${url}/${BAZAAR.id}`, { forceNew: true, transports: ['websocket'] });
    this.socket.onAny((event: string, ...args: unknown[]) => this.heard.push([event, ...args]));
  }

  all(event: string): unknown[][] {
    return this.heard.flatMap(([name, ...args]) => (name === event ? [args] : []));
  }

  get refusals(): string[] {
    return this.all('refused').map(([, reason]) => (reason as { key: string }).key);
  }

  get info(): SyncInfo | undefined {
    return this.all('sync').at(-1)?.[1] as SyncInfo | undefined;
  }

  /** The state as this client would have it now. */
  get state(): StockState | undefined {
    const last = this.heard.findLast(([event]) => event === 'sync' || event === 'update');
    if (!last) return undefined;
    return last[0] === 'sync' ? (last[2] as SyncInfo).state : (last[2] as StockState);
  }

  async sync({ matchID, playerID, credentials }: Partial<Seated>): Promise<SyncInfo | undefined> {
    const answers = () => this.all('sync').length + this.refusals.length;
    const before = answers();
    this.socket.emit('sync', matchID, playerID, credentials, 2);
    await until(() => answers() > before);
    return this.info;
  }

  /** Says a move; nothing is waited for. */
  move(seated: Seated, { type = 'play', id = 1, value = 'pass' as unknown, n = this.state?._stateID ?? 0 } = {}): void {
    const { matchID, playerID, credentials } = seated;
    const payload = { type, args: [id, value], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, n, matchID, playerID);
  }

  close(): void {
    this.socket.disconnect();
  }
}
