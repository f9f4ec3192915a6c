import { bodyParser } from '@koa/bodyparser';
import type Koa from 'koa';
import { refuse } from '../reasons.ts';
import { send } from './context.ts';

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413;

/** A door that reads for itself what may be longer, once it knows who is asking. */
const READS_ITSELF = '/api/admin/import';

/** JSON of at most 8 kB; a body that is none is refused before anybody looks at it. */
export const jsonBody = (): Koa.Middleware => {
  const read = bodyParser({ enableTypes: ['json'], jsonLimit: '8kb', encoding: 'utf-8' });
  return async (ctx, next) => {
    if (ctx.path === READS_ITSELF) return next();
    try {
      await read(ctx, async () => undefined);
    } catch (error) {
      send(ctx, refuse(isTooLarge(error) ? 'message.tooLarge' : 'message.malformed'));
      return;
    }
    await next();
  };
};
