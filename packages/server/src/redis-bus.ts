import { createClient } from 'redis';
import { z } from 'zod';
import type { Bus, OpenBus } from './bus.ts';
import { freshId } from './identity/token.ts';
import { troubleOf } from './log.ts';
import { Whereabouts } from './match/elsewhere.ts';

const CHANNEL = 'morgenrot:matches';
/** While Redis is away, processes look into the store themselves. */
const LOOK_MS = 2000;

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

/** Tells the other processes on this database what has moved. When Redis is away, play goes on and catches up later. */
export const openRedisBus: OpenBus = (url, events, log): Bus => {
  const me = freshId();
  const socket = { connectTimeout: 3000, reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, 3000) };
  const publisher = createClient({ url, disableOfflineQueue: true, socket });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  let isSubscribed = false;
  let isHearing = false;
  let isClosing = false;

  function setHearing(now: boolean): void {
    if (isClosing || isHearing === now) return;
    isHearing = now;
    log.info({ redis: now ? 'connected' : 'away' }, 'bus');
    if (now) events.missed();
    events.connected(now);
  }
  publisher.on('error', (error: unknown) => log.debug(troubleOf(error), 'redis'));
  subscriber.on('error', () => setHearing(false));
  // A connection that comes back subscribes again by itself, before it is ready.
  subscriber.on('ready', () => setHearing(isSubscribed));

  const hear = (text: string): void => {
    const message = parseMessage(text);
    if (!message || message.from === me) return;
    const { from, what } = message;
    if ('kind' in what) events.told(from, what);
    else events.heard(what);
  };
  async function subscribe(): Promise<void> {
    await subscriber.connect();
    await subscriber.subscribe(CHANNEL, hear);
    isSubscribed = true;
    setHearing(true);
  }
  const ignore = (error: unknown): void => log.debug(troubleOf(error), 'redis');
  publisher.connect().catch(ignore);
  subscribe().catch(ignore);
  const looking = setInterval(() => {
    if (!isHearing) events.missed();
  }, LOOK_MS).unref();

  const send = (what: z.output<typeof Message>['what']): void => {
    publisher.publish(CHANNEL, JSON.stringify({ from: me, what })).catch(() => undefined);
  };
  return {
    isShared: true,
    publish: send,
    tell: send,
    async close() {
      isClosing = true;
      clearInterval(looking);
      publisher.destroy();
      subscriber.destroy();
    },
  };
};
