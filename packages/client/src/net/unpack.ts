import type { Joined, Packed, Reply } from '@morgenrot/protocol';

/** Older browsers get everything as it is. */
export const canUnpack = typeof DecompressionStream === 'function';

export const isPacked = (reply: Reply<Joined | Packed>): reply is { ok: true } & Packed =>
  reply.ok && 'packed' in reply;

/** What the server has packed, as it was before. */
export async function unpack({ packed }: Packed): Promise<Reply<Joined>> {
  // A part of a larger piece of memory is no blob; a copy is one.
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return { ok: true, ...((await new Response(stream).json()) as Joined) };
}
