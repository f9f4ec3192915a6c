import { setImmediate as nextRound } from 'node:timers/promises';
import type { Choice } from '@morgenrot/bots';
import { open, type PlayerId, USUAL_STRENGTH } from '@morgenrot/engine';
import type { TableSettings } from '@morgenrot/protocol';
import { troubleOf } from '../../log.ts';
import { refuse } from '../../reasons.ts';
import type { Advances, Thinks } from '../../world.ts';
import { answer } from '../course/answer.ts';
import type { Room } from '../memory/room.ts';
import { createAtWork } from './at-work.ts';
import { createFailures } from './failures.ts';
import { createPauses } from './pauses.ts';

/**
 * Seats that the server plays itself. They see what a person there would see and answer the way a person does: what
 * they have thought of meanwhile counts only if the decision is still theirs.
 */
export interface Computers {
  /** Something has happened at a table: is one of its computer players asked? */
  consider(room: Room): void;
  /** They make no pauses here until a person is asked. */
  hurry(room: Room): void;
  close(): void;
}

/** So long at least nothing happens before an answer, so that people can follow. */
export const PAUSE_MS: Readonly<Record<TableSettings['pace'], number>> = { quick: 300, calm: 1200 };

/**
 * Where many tables think, their answers come one after the other and never two in the same moment, ten in a second for
 * all of them: what a computer player does for a moment or two, nobody has to wait for longer than that.
 */
const EVERY_MS = 100;
const FEW_TABLES = 4;

/**
 * What is no defect: while the table is paused they wait like everybody else, and are asked again when it goes on; and
 * another process, or a player who has come back, may have answered first.
 */
const ELSEWHERE = ['match.paused', 'table.closed', 'match.over', 'decision.gone', 'decision.notYours'];

const isAsked = ({ live, record: { status, affairs } }: Room, seat: PlayerId): boolean =>
  live !== undefined &&
  status === 'playing' &&
  !affairs.paused &&
  !affairs.closed &&
  open(live.state.G).some(({ player }) => player === seat);

/** Is a computer player asked here, or a person? */
const isAnyAsked = (room: Room, isComputer: boolean): boolean =>
  room.record.seats.some(({ seat, computer }) => computer === isComputer && isAsked(room, seat));

class Playing implements Computers {
  private readonly atWork = createAtWork();
  private readonly failures = createFailures();
  private readonly pauses = createPauses();
  private readonly resting = new WeakSet<Room>();
  private readonly hurried = new WeakSet<Room>();
  private readonly whole: () => Advances & Thinks;
  private readonly pauseMs: number | undefined;
  private nextAnswer = 0;
  private isClosed = false;

  constructor(whole: () => Advances & Thinks, pauseMs: number | undefined) {
    this.whole = whole;
    this.pauseMs = pauseMs;
  }

  private get world(): Advances & Thinks {
    return this.whole();
  }

  /** Never throws: what has been answered and stored stays so, whatever the next question is like. */
  consider(room: Room): void {
    // A table that is no more, or has been read anew, is not played on here.
    if (this.isClosed || this.world.rooms.peek(room.id) !== room) return;
    try {
      if (isAnyAsked(room, false)) this.hurried.delete(room);
      if (!this.resting.has(room)) this.wake(room);
    } catch (error) {
      this.world.log.error({ matchId: room.id, ...troubleOf(error) }, 'a computer player cannot go on');
    }
  }

  hurry(room: Room): void {
    if (isAnyAsked(room, false) || !isAnyAsked(room, true)) return;
    this.hurried.add(room);
    this.pauses.cut(room);
  }

  close(): void {
    this.isClosed = true;
    this.pauses.close();
  }

  private wake(room: Room): void {
    for (const { seat, computer } of room.record.seats) {
      if (!computer || this.atWork.has(room, seat) || !isAsked(room, seat)) continue;
      this.atWork.begin(room, seat);
      void this.turn(room, seat);
    }
  }

  private async turn(room: Room, seat: PlayerId): Promise<void> {
    const undos = room.live?.undos;
    const seen = room.live?.state._stateID;
    let isLate = false;
    const thought = this.failures.isRefused(room) ? undefined : this.think(room, seat);
    const pauseMs = this.pauseMs ?? PAUSE_MS[room.record.settings.pace];
    const followable = this.hurried.has(room) ? undefined : this.pauses.pause(pauseMs, room);
    const [choice] = await Promise.all([thought, followable]);
    await this.inTurn();
    const result = await this.world.rooms.with(room.id, async (current) => {
      const { live } = current;
      // The owner has come back meanwhile, or the table has been read anew.
      const isTheirs = current.record.seats.some((one) => one.seat === seat && one.computer);
      if (current !== room || !isTheirs || !live) return refuse('decision.gone');
      const decision = choice ?? this.world.thinking.improvise({ room, live, seat });
      if (!decision) return refuse(isAsked(current, seat) ? 'server.rule' : 'decision.gone');
      // In a bargain others act while somebody thinks: what was to be accepted may be gone.
      isLate = choice !== undefined && live.state._stateID !== seen;
      const isStale = (now: typeof live): boolean => choice !== undefined && now.undos !== undos;
      return answer(this.world, current, { by: seat, ...decision, isStale });
    });
    const isFine = result.ok || isLate || ELSEWHERE.includes(result.reason.key);
    this.done(room, seat, isFine ? undefined : result.reason.key);
  }

  /** Outside the table's queue: others go on there. */
  private async think(room: Room, seat: PlayerId): Promise<Choice | undefined> {
    const { live } = room;
    // Whatever has come from people while the last answer was told is heard first.
    await nextRound();
    const strength = room.record.seats.find((one) => one.seat === seat)?.strength ?? USUAL_STRENGTH;
    try {
      const pace = this.isCrowded() ? { everyMs: EVERY_MS } : undefined;
      return live && (await this.world.thinking.choose({ room, live, seat }, strength, pace));
    } catch (error) {
      this.world.log.error({ matchId: room.id, strength, ...troubleOf(error) }, 'a computer player cannot think');
      return undefined;
    }
  }

  private isCrowded(): boolean {
    return this.pauseMs === undefined && this.atWork.tables > FEW_TABLES;
  }

  /** When it is this answer's turn among those of all tables. */
  private async inTurn(): Promise<void> {
    if (!this.isCrowded()) return;
    const now = performance.now();
    const mine = Math.max(now, this.nextAnswer);
    this.nextAnswer = mine + EVERY_MS;
    if (mine > now) await this.pauses.pause(mine - now);
  }

  private done(room: Room, seat: PlayerId, problem: string | undefined): void {
    this.atWork.end(room, seat);
    if (problem === undefined) this.failures.forget(room);
    else this.rest(room, seat, problem);
    this.consider(room);
    this.world.rooms.release(room.id);
  }

  private rest(room: Room, seat: PlayerId, reason: string): void {
    const { restMs, isStuck } = this.failures.add(room, reason);
    const { log } = this.world;
    if (isStuck) log.error({ matchId: room.id, seat, reason }, 'a computer player is stuck');
    else log.debug({ matchId: room.id, seat, reason }, 'a computer player tries again');
    if (this.resting.has(room)) return;
    this.resting.add(room);
    // Like thinking: without anybody there the table stays, and goes on.
    room.thinking++;
    void this.pauses.pause(restMs).then(() => {
      this.resting.delete(room);
      room.thinking--;
      this.consider(room);
      this.world.rooms.release(room.id);
    });
  }
}

export const createComputers = (world: () => Advances & Thinks, pauseMs?: number): Computers =>
  new Playing(world, pauseMs);
