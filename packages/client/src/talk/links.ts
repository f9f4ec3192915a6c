/** A part of what somebody said; an address that can be followed, in full as it was written. */
export interface Part {
  text: string;
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/giu;
/** The end of a sentence is no end of an address. */
const AFTER = /[.,;:!?…)\]]+$/u;

/** An address without what stands behind it in the sentence; a bracket that was opened in it belongs to it. */
function trimmed(address: string): string {
  const [after = ''] = AFTER.exec(address) ?? [];
  const bare = address.slice(0, address.length - after.length);
  return after.startsWith(')') && bare.includes('(') ? `${bare})` : bare;
}

/** Only addresses of pages can be followed; everything else is just words. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, href: address });
    at = index + address.length;
  }
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts;
}
