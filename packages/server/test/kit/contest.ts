import { type AnyGame, sample } from '@morgenrot/engine';
import type { Reply } from '@morgenrot/protocol';
import { type Person, Seat, seeded } from './person.ts';

interface Said {
  action: string;
  step: number;
  value: unknown;
  undos: number;
}

/** A page that comes back by itself when its server is gone, and says again what was not answered. */
export class Tab {
  readonly page: Seat;
  /** How often it had to come back. */
  returns = 0;
  private isBack = true;

  constructor(person: Person, table: string, game: AnyGame) {
    const socket = person.connect({ reconnectionDelay: 50, reconnectionDelayMax: 200 });
    this.page = new Seat(socket, table, game);
    socket.on('disconnect', () => {
      this.isBack = false;
    });
    socket.on('connect', () => {
      if (!this.isBack) void this.comeBack();
    });
  }

  private async comeBack(): Promise<void> {
    await this.page.watch().then(
      () => {
        this.returns++;
        this.isBack = true;
      },
      () => setTimeout(() => this.page.socket.connected && void this.comeBack(), 50),
    );
  }

  /** Until it has come in, whatever breaks meanwhile. */
  back(): Promise<void> {
    return this.page.until(() => this.isBack && this.page.socket.connected, 60_000);
  }

  async insist(said: Said): Promise<Reply<Record<string, unknown>>> {
    for (;;) {
      await this.back();
      const reply = await this.page.sayOnce('act', { table: this.page.table, ...said });
      if (reply && (reply.ok || reply.reason.key !== 'server.closing')) return reply;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

export interface Contest {
  /** Every tab of every player. */
  players: Tab[];
  watchers: Tab[];
}

export interface Acknowledged {
  by: string;
  action: string;
  n: number;
}

const everybody = ({ players, watchers }: Contest): Tab[] => [...players, ...watchers];

/** Everybody has come to this state. */
export const settled = (contest: Contest, n: number): Promise<unknown> =>
  Promise.all(everybody(contest).map(({ page }) => page.until(() => (page.match?.n ?? -1) >= n, 60_000)));

/**
 * All tabs of the player whose turn it is answer the same question in the same moment, each in its own way. Tells which
 * answer counted, and with what the others were refused.
 */
export async function contested(contest: Contest, round: number): Promise<{ won: Acknowledged[]; lost: string[] }> {
  const by = contest.players.find(({ page }) => page.question())?.page.me;
  if (by === undefined) throw new Error('nobody is asked');
  const tabs = contest.players.filter(({ page }) => page.me === by);
  // Every fifth time it is one answer that goes by several ways, as from a page that has lost the first reply.
  const shared = round % 5 === 4 ? crypto.randomUUID() : undefined;
  const replies = await Promise.all(
    tabs.map(async (tab, index) => {
      const question = tab.page.question();
      const value = question && sample(question.ask, seeded(shared ? round : round * 7 + index));
      if (!question || value === undefined) throw new Error('nothing is asked');
      const action = shared ?? crypto.randomUUID();
      return {
        action,
        reply: await tab.insist({ action, step: question.id, value, undos: tab.page.match?.undos ?? 0 }),
      };
    }),
  );
  return {
    won: replies.flatMap(({ action, reply }) => (reply.ok ? [{ by, action, n: Number(reply.n) }] : [])),
    lost: replies.flatMap(({ reply }) => (reply.ok ? [] : [reply.reason.key])),
  };
}
