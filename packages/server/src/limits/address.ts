import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from: as the outermost of our own proxies has seen it. What stands before that in the header
 * anybody can write.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const said =
    proxies > 0
      ? String(headers['x-forwarded-for'] ?? '')
          .split(/\s*,\s*/)
          .filter(Boolean)
      : [];
  return said.slice(-proxies)[0] ?? socket.remoteAddress ?? '';
}

/** Whom a quota counts: an IPv4 address, or the network of an IPv6 address, of which one household has plenty. */
export function quotaKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
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
