import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type Koa from 'koa';
import { refuse } from '../../reasons.ts';
import { renewToken, send } from '../context.ts';
import { type Files, readFiles, type StaticFile } from './files.ts';
import { headSlot, type ReadHead } from './preview.ts';

const UNBUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Morgenrot</title></head>
<body><h1>Morgenrot</h1><p>The server runs, but the page has not been built yet: <code>npm start</code> builds it.</p></body></html>
`;

/** Where people of the page's own making go: not to a file, so that the page itself decides what is there. */
const isPageRoute = (path: string): boolean => extname(path) === '' || path === '/index.html';

const LIST_FOR_MS = 1000;
/** A build has written its last file by then. */
const BUILDS_FOR_MS = 60_000;

function builtAt(folder: string): number {
  try {
    return statSync(join(folder, 'index.html')).mtimeMs;
  } catch {
    return 0;
  }
}

function sendFile(ctx: Koa.Context, files: Files, file: StaticFile): void {
  ctx.set('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'private, no-cache');
  ctx.set('ETag', file.etag);
  ctx.vary('Accept-Encoding');
  ctx.type = file.type;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const { body, encoding } = files.body(file, (name) => ctx.acceptsEncodings(name) === name);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = body;
}

/** The files as they are now: a page that is built while the server runs is taken up without a new start. */
function watchedFiles(folder: string): { get(path: string): StaticFile | undefined; all(): Files | undefined } {
  let files: Files | undefined;
  let built = -1;
  let readAt = 0;
  const read = (): void => {
    built = builtAt(folder);
    readAt = Date.now();
    files = readFiles(folder);
  };
  const all = (): Files | undefined => {
    if (builtAt(folder) !== built) read();
    return files;
  };
  return {
    all,
    get(path) {
      const file = all()?.get(path);
      // In the middle of a build the list may have been read before the last file was there. After that nobody makes us
      // read all files again by asking for what there is not.
      if (file || Date.now() - readAt < LIST_FOR_MS || readAt - built > BUILDS_FOR_MS) return file;
      read();
      return files?.get(path);
    },
  };
}

const slots = new WeakMap<StaticFile, (head: string) => string>();

function slotOf(files: Files, file: StaticFile): (head: string) => string {
  const slot = slots.get(file) ?? headSlot(files.body(file, () => false).body.toString('utf8'));
  slots.set(file, slot);
  return slot;
}

/** The page with a head of its own: made for this link and this moment. */
function sendWithHead(ctx: Koa.Context, files: Files, file: StaticFile, head: string): void {
  const mark = createHash('sha256').update(file.etag).update(head).digest('base64url').slice(0, 22);
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('ETag', `"${mark}"`);
  ctx.vary('Accept-Language');
  ctx.type = file.type;
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = slotOf(files, file)(head);
}

interface PageWishes {
  secure: boolean;
  /** What the page's head says at this address, if that is not the usual. */
  readHead: ReadHead;
}

/** Serves the built page; whatever is no file of it is a route of it. */
export function servePage(folder: string, { secure, readHead }: PageWishes): Koa.Middleware {
  const files = watchedFiles(folder);
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return send(ctx, refuse('page.unknown'));
    const isRoute = isPageRoute(ctx.path);
    const all = files.all();
    const file = isRoute ? all?.get('/index.html') : files.get(ctx.path);
    if (all && file) {
      // The cookie comes with the page itself, so that nothing the page asks comes before it.
      if (isRoute) renewToken(ctx, { secure });
      const head = isRoute ? await readHead(ctx) : undefined;
      return head === undefined ? sendFile(ctx, all, file) : sendWithHead(ctx, all, file, head);
    }
    if (all || !isRoute) return send(ctx, refuse('page.unknown'));
    ctx.status = 503;
    ctx.type = 'html';
    ctx.body = UNBUILT;
  };
}
