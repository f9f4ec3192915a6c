import { randomInt } from 'node:crypto';
import { type Answer, type AnyGame, hashOf, type PlayerId, sample } from '@morgenrot/engine';
import type { Deed } from '@morgenrot/protocol';
import type { Browser } from './browser.ts';
import { ChaosPage } from './page.ts';

/** Something that is said again after a crash, with the same id, until somebody answers. */
export type Sent =
  | { event: 'act'; action: string; step: number; undos: number; value: Answer }
  | { event: 'say'; action: string; channel: 'table'; text: string };

/** What the server has said it has. */
export type Kept =
  | { kind: 'act'; action: string; n: number }
  | { kind: 'undo'; n: number }
  | { kind: 'say'; action: string; id: number }
  | { kind: 'order'; deed: Deed['kind'] };

/** What somebody has sent from a seat, what was acknowledged of it, and what they have seen. */
export interface Witness {
  readonly table: string;
  readonly seat: string;
  readonly kept: readonly Kept[];
  /** Every action that has ever been sent, answered or not. */
  readonly actions: ReadonlySet<string>;
  /** It is not known whether a computer player was asked to play: the answer never came. */
  readonly doubtful: boolean;
  /** The newest state that was ever on this screen. */
  readonly shown: number;
  /** What was on this screen in the end, when whoever sat there had rested and the server had told all it had. */
  readonly rested?: Rested;
}

/** The view of a page at rest, by its hash, and with whose eyes it looked. */
export interface Rested {
  n: number;
  eyes: PlayerId | null;
  view: string;
}

/** Somebody at a table who plays as fast as they can, talks, votes, lets others play, and comes back. */
export class Player implements Witness {
  readonly browser: Browser;
  readonly table: string;
  readonly seat: string;
  readonly kept: Kept[] = [];
  readonly actions = new Set<string>();
  doubtful = false;
  shown = -1;
  /** Does nothing new, and only looks on. */
  isResting = false;
  /** Rests, and nothing that was sent is unanswered. */
  isCalm = false;
  rested: Rested | undefined;
  /** What is open now. */
  page: ChaosPage | undefined;
  /** What went wrong besides the server's being gone. */
  trouble: unknown;
  readonly game: AnyGame;
  private readonly onKept: () => void;
  private pending: Sent | undefined;

  constructor(browser: Browser, at: { table: string; seat: string; game: AnyGame }, onKept: () => void) {
    this.browser = browser;
    this.table = at.table;
    this.seat = at.seat;
    this.game = at.game;
    this.onKept = onKept;
  }

  /** Plays until the server is gone or the match is over. */
  async play(url: string): Promise<void> {
    const page = new ChaosPage(url, this.browser, this.table, this.game);
    this.page = page;
    this.isCalm = false;
    this.rested = undefined;
    await Promise.race([this.go(page).catch((error: unknown) => this.tell(error, page)), page.gone]);
    await page.gone;
    this.shown = Math.max(this.shown, page.match?.n ?? -1);
    // Whatever else has happened: what was wrong on the screen was wrong before the server was gone.
    this.trouble ??= page.astray;
    if (this.isResting) this.rested = lastOn(page);
    page.close();
  }
  private async tell(error: unknown, page: ChaosPage): Promise<void> {
    // An error of the moment in which the server was killed is none.
    const isGone = await Promise.race([page.gone.then(() => true), new Promise((go) => setTimeout(go, 1000, false))]);
    if (!isGone) this.trouble = error;
  }

  private async go(page: ChaosPage): Promise<void> {
    await page.watch();
    if ((page.match?.n ?? -1) < this.shown) throw new Error('what was on the screen has not been stored');
    while (page.info?.status !== 'over') {
      this.shown = Math.max(this.shown, page.match?.n ?? -1);
      if (page.astray) throw page.astray;
      await (this.pending ? this.send(page, this.pending) : this.think(page));
    }
    this.isCalm = true;
  }

  /** Does nothing new from now on, also where nothing comes any more that would make it think. */
  rest(): void {
    this.isResting = true;
    this.page?.wake();
  }

  private keep(kept: Kept): void {
    this.kept.push(kept);
    this.onKept();
  }

  private think(page: ChaosPage): Promise<void> {
    if (this.isResting) return this.lookOn(page);
    const deed = this.duty(page) ?? this.whim(page);
    if (deed) return this.order(page, deed);
    const chance = randomInt(100);
    const last = page.match;
    if (last?.undo?.ok && chance < 20) return this.undo(page, last.n);
    if (chance > 92)
      return this.send(page, { event: 'say', action: crypto.randomUUID(), channel: 'table', text: 'well…' });
    const question = page.info?.paused ? undefined : page.question();
    const value = question && sample(question.ask, (n) => randomInt(n));
    if (!question || value === undefined) return page.news();
    const { id: step } = question;
    return this.send(page, { event: 'act', action: crypto.randomUUID(), step, undos: page.match?.undos ?? 0, value });
  }

  /** A computer player that went on in my place would never come to rest. */
  private lookOn(page: ChaosPage): Promise<void> {
    this.isCalm = !this.isAway(page);
    return this.isCalm ? page.news() : this.order(page, { kind: 'return', seat: this.seat });
  }

  private isAway({ info, joined }: ChaosPage): boolean {
    const me = info?.seats.find(({ seat }) => seat === this.seat);
    return Boolean(me?.standIn) && joined?.seat !== this.seat;
  }

  /** What nobody else does, and others wait for. */
  private duty(page: ChaosPage): Deed | undefined {
    const { info } = page;
    const me = info?.seats.find(({ seat }) => seat === this.seat);
    if (!info || !me) return undefined;
    if (info.status === 'waiting') return me.ready ? undefined : { kind: 'ready', ready: true };
    if (this.isAway(page)) return { kind: 'return', seat: this.seat };
    if (info.paused) return info.host === this.seat ? { kind: 'pause', on: false } : undefined;
    const { proposal } = info;
    if (!proposal?.asked.includes(this.seat)) return undefined;
    if ([...proposal.agreed, ...proposal.refused].includes(this.seat)) return undefined;
    return { kind: 'vote', proposal: proposal.id, yes: randomInt(4) > 0 };
  }

  private whim({ info }: ChaosPage): Deed | undefined {
    if (info?.status !== 'playing' || info.paused) return undefined;
    const chance = randomInt(200);
    if (chance < 6 && !info.proposal) return { kind: 'propose', what: { kind: 'undo' } };
    if (chance < 8) return { kind: 'standIn', seat: this.seat };
    if (chance < 10 && info.host === this.seat) return { kind: 'pause', on: true };
    return undefined;
  }

  private async order(page: ChaosPage, deed: Deed): Promise<void> {
    if (deed.kind === 'standIn') this.doubtful = true;
    const reply = await page.say('order', { table: this.table, do: deed });
    if (reply.ok) this.keep({ kind: 'order', deed: deed.kind });
    // What a seat may see has changed: ask as whoever I am now.
    if (reply.ok && (deed.kind === 'standIn' || deed.kind === 'return')) await page.watch();
    if (!reply.ok) await pause();
  }

  private async undo(page: ChaosPage, n: number): Promise<void> {
    const reply = await page.say('undo', { table: this.table, n });
    if (!reply.ok) return pause();
    this.keep({ kind: 'undo', n: Number(reply.n) });
    await page.until(() => (page.match?.n ?? 0) >= Number(reply.n));
  }

  private async send(page: ChaosPage, sent: Sent): Promise<void> {
    const { event, ...message } = sent;
    this.pending = sent;
    this.actions.add(sent.action);
    const reply = await page.say(event, { table: this.table, ...message });
    if (!reply.ok && reply.reason.key === 'limit.rate') return pause();
    this.pending = undefined;
    if (!reply.ok) return pause();
    if (event === 'say') {
      this.keep({ kind: 'say', action: sent.action, id: Number((reply.line as { id: number }).id) });
      return;
    }
    this.keep({ kind: 'act', action: sent.action, n: Number(reply.n) });
    await page.until(() => (page.match?.n ?? 0) >= Number(reply.n));
  }
}

function lastOn({ match, joined }: ChaosPage): Rested | undefined {
  if (!match || !joined) return undefined;
  return { n: match.n, eyes: joined.seat ?? joined.eyes ?? null, view: hashOf(match.view) };
}

/** A refusal is no reason to ask the same a thousand times a second. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
