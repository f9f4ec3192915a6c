import { createClient } from 'redis';
import { z } from 'zod';
import { freshId } from '../identity/token.ts';
import { troubleOf } from '../log.ts';
import { Whereabouts } from '../match/presence/elsewhere.ts';
import type { Bus, Notice, OpenBus } from './bus.ts';
import { createSigns } from './signs-of-life.ts';
import { createUnsaid } from './unsaid.ts';

const CHANNEL = 'morgenrot:matches';
/** While Redis is away from somebody, processes look into the store themselves. */
const LOOK_MS = 2000;
/** And once in so many times in any case: some loss may be of a kind that nobody has thought of. */
const SLOW_LOOK = 8;
/** A Redis that takes nothing any more must not fill the memory: what comes after that counts as not said. */
const LONGEST_QUEUE = 10_000;

const Message = z.object({
  from: z.string(),
  what: z.union([z.object({ match: z.string(), n: z.int() }), Whereabouts]),
});

function parseMessage(text: string): z.output<typeof Message> | undefined {
  try {
    return Message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Tells the other processes on this database what has moved. When Redis is away, play goes on and catches up later: what
 * could not be said is said then, and whoever hears nothing of another one looks into the store meanwhile.
 */
export const openRedisBus: OpenBus = (url, events, log): Bus => {
  const me = freshId();
  const socket = { connectTimeout: 3000, reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, 3000) };
  const publisher = createClient({ url, disableOfflineQueue: true, commandsQueueMaxLength: LONGEST_QUEUE, socket });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  let isSubscribed = false;
  let isSubscribing = false;
  let isHearing = false;
  let isClosing = false;
  const signs = createSigns(me);
  const unsaid = createUnsaid();
  let isLooking = false;
  /** The store did not answer when something may have been missed, or was asked a moment too early. */
  let hasToLook = false;

  async function look(): Promise<void> {
    hasToLook = isLooking;
    if (isLooking) return;
    isLooking = true;
    const isDone = await events.missed();
    isLooking = false;
    hasToLook ||= !isDone;
  }
  function setHearing(now: boolean): void {
    if (isClosing || isHearing === now) return;
    isHearing = now;
    log.info({ redis: now ? 'connected' : 'away' }, 'bus');
    if (now) {
      signs.begin();
      void look();
    }
    events.connected(now);
  }
  publisher.on('error', (error: unknown) => log.debug(troubleOf(error), 'redis'));
  subscriber.on('error', () => setHearing(false));
  // A connection that comes back subscribes again by itself, before it is ready, if it ever has subscribed.
  subscriber.on('ready', () => {
    if (isSubscribed) setHearing(true);
    else void subscribe();
  });

  const hear = (text: string): void => {
    const message = parseMessage(text);
    if (!message) return;
    const { from, what } = message;
    signs.heard(from);
    if (from === me) return;
    if (!('kind' in what)) return events.heard(what);
    if (what.kind === 'bye') signs.left(from);
    events.told(from, what);
  };
  const ignore = (error: unknown): void => log.debug(troubleOf(error), 'redis');
  /** Where that fails because the connection breaks, the next one tries again. */
  async function subscribe(): Promise<void> {
    if (isSubscribing) return;
    isSubscribing = true;
    try {
      await subscriber.subscribe(CHANNEL, hear);
      isSubscribed = true;
      setHearing(true);
    } catch (error) {
      ignore(error);
    } finally {
      isSubscribing = false;
    }
  }
  const send = (what: z.output<typeof Message>['what']): Promise<unknown> =>
    publisher.publish(CHANNEL, JSON.stringify({ from: me, what }));
  function publish(notice: Notice): void {
    send(notice).catch(() => unsaid.add(notice));
  }
  // Also where this line was away alone: then nobody who hears by another one knows what was played here meanwhile.
  publisher.on('ready', () => {
    for (const notice of unsaid.take()) publish(notice);
  });
  publisher.connect().catch(ignore);
  subscriber.connect().catch(ignore);
  let looks = 0;
  const timer = setInterval(() => {
    looks++;
    if (!isHearing || hasToLook || signs.isOneMissing() || looks % SLOW_LOOK === 0) void look();
  }, LOOK_MS).unref();

  return {
    isShared: true,
    publish,
    tell: (what) => void send(what).catch(() => undefined),
    async close() {
      isClosing = true;
      clearInterval(timer);
      publisher.destroy();
      subscriber.destroy();
    },
  };
};
