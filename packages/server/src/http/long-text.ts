import type Koa from 'koa';

/** A body that may be longer than others, as text; nothing if it is longer than that, or broken off. */
export async function longText(ctx: Koa.Context, most: number): Promise<string | undefined> {
  if (Number(ctx.get('Content-Length') || 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    // Whoever sends more than is read is not listened to until the end.
    if (length > most) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
