import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from: as the outermost of our own proxies has seen it. What stands before that in the header
 * anybody can write.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  // Parted by a sign alone: a pattern would look through a header full of spaces once for each of them.
  const said = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const known = said.map((one) => one.trim()).filter(Boolean);
  return known.slice(-proxies)[0] ?? socket.remoteAddress ?? '';
}

/** Some proxies say from which port as well; every connection has another one. */
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]*)\]/;

/** Whom a quota counts: an IPv4 address, or the network of an IPv6 address, of which one household has plenty. */
export function quotaKey(address: string): string {
  const bare = IN_BRACKETS.exec(address)?.[1] ?? IPV4_WITH_PORT.exec(address)?.[1] ?? address;
  const plain = bare.startsWith('::ffff:') && bare.includes('.') ? bare.slice('::ffff:'.length) : bare;
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('%');
  return `${expand(head).slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [left = '', right] = address.split('::', 2);
  const before = left === '' ? [] : left.split(':');
  const after = right ? right.split(':') : [];
  const missing = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
