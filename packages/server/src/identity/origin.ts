/** What a request says about where it comes from. */
export interface Origins {
  origin: string | undefined;
  host: string | undefined;
  /** What a browser says of the page even where it names no origin (`Sec-Fetch-Site`). */
  site?: string | undefined;
  publicUrl?: string;
  /** Further pages that may speak to this server. */
  origins?: readonly string[];
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

/** A page of this very address, or no page at all: somebody has typed it in. */
const NO_FOREIGN_SITE: readonly (string | undefined)[] = [undefined, '', 'same-origin', 'none'];

/**
 * Browsers say which page a request comes from, and a foreign page has no business here. What is not a browser says
 * nothing and has no cookies that a foreign page could use.
 */
export function isOwnOrigin({ origin, host, site, publicUrl, origins = [] }: Origins): boolean {
  if (origin === undefined) return NO_FOREIGN_SITE.includes(site);
  const from = hostOf(origin);
  if (!from) return false;
  if (origins.includes(origin)) return true;
  // The same address with and without its usual port is the same host.
  const here = host && hostOf(`${origin.slice(0, origin.indexOf(':'))}://${host}`);
  return from === here || (publicUrl !== undefined && from === hostOf(publicUrl));
}
