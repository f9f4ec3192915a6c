import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type Koa from 'koa';
import { refuse } from '../reasons.ts';
import { send } from './context.ts';
import { type Files, readFiles, type StaticFile } from './files.ts';

const UNBUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Morgenrot</title></head>
<body><h1>Morgenrot</h1><p>The server runs, but the page has not been built yet: <code>npm start</code> builds it.</p></body></html>
`;

/** Where people of the page's own making go: not to a file, so that the page itself decides what is there. */
const isPageRoute = (path: string): boolean => extname(path) === '';

function builtAt(folder: string): number {
  try {
    return statSync(join(folder, 'index.html')).mtimeMs;
  } catch {
    return 0;
  }
}

function sendFile(ctx: Koa.Context, files: Files, file: StaticFile): void {
  ctx.set('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
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

/** Serves the built page; whatever is no file of it is a route of it. */
export function servePage(folder: string): Koa.Middleware {
  let files: Files | undefined;
  let readAt = -1;
  // A page that is built while the server runs is taken up without a new start.
  const current = (): Files | undefined => {
    const built = builtAt(folder);
    if (built !== readAt) files = readFiles(folder);
    readAt = built;
    return files;
  };
  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return send(ctx, refuse('page.unknown'));
    const now = current();
    const file = now?.get(ctx.path) ?? (isPageRoute(ctx.path) ? now?.get('/index.html') : undefined);
    if (now && file) return sendFile(ctx, now, file);
    if (now || !isPageRoute(ctx.path)) return send(ctx, refuse('page.unknown'));
    ctx.status = 503;
    ctx.type = 'html';
    ctx.body = UNBUILT;
  };
}
