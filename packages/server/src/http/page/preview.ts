import type { TableInfo } from '@morgenrot/protocol';
import * as schemas from '@morgenrot/protocol/schemas';
import type Koa from 'koa';
import { troubleOf } from '../../log.ts';
import { listInfo } from '../../tables/public-info.ts';
import type { CreatesTables } from '../../world.ts';
import type { Gate } from '../quota.ts';
import { PREVIEW_WORDS } from './preview-words.ts';

const LANGUAGES = ['en', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

/** What a messenger shows of a link. */
interface Preview {
  language: Language;
  title: string;
  text: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** Names are for tables that everybody finds; of all others the link tells what is played and whether there is room. */
function previewOf(info: TableInfo, game: string | undefined, language: Language): Preview {
  const words = PREVIEW_WORDS[language];
  const isPublic = info.settings.access === 'public';
  const names = isPublic ? info.seats.flatMap(({ name }) => (name === undefined ? [] : [name])) : [];
  const title = isPublic && info.title !== '' ? info.title : words.table(names[0]);
  return {
    language,
    title: game === undefined ? title : `${title} – ${game}`,
    text: [...stateOf(info, language), ...(names.length > 0 ? [words.people(names)] : [])].join(' '),
  };
}

function stateOf({ status, seats, settings }: TableInfo, language: Language): string[] {
  const words = PREVIEW_WORDS[language];
  if (status === 'over') return [words.over];
  if (status === 'playing') return [words.playing, ...(settings.watch === 'welcome' ? [words.mayWatch] : [])];
  const usable = seats.filter(({ name, plan }) => name !== undefined || plan !== 'closed');
  const free = usable.filter(({ name }) => name === undefined).length;
  return free === 0 ? [words.full] : [words.free(free, usable.length), words.invitation];
}

/** The lines of the page's head that say it, for those who read no further. */
function headOf({ language, title, text }: Preview, origin: string): string {
  const tags: [kind: 'name' | 'property', name: string, content: string][] = [
    ['name', 'description', text],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Morgenrot'],
    ['property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:image', `${origin}/icons/icon-512.png`],
    ['name', 'twitter:card', 'summary'],
  ];
  const lines = tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`);
  return [`<title>${escaped(title)} · Morgenrot</title>`, ...lines].join('\n    ');
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** Where a page takes a head of its own: looked for once, however many links are previewed. */
export function headSlot(page: string): (head: string) => string {
  const bare = page.replace(DESCRIPTION, '');
  const [title = ''] = TITLE.exec(bare) ?? [];
  const at = title === '' ? bare.length : bare.indexOf(title);
  const [before, after] = [bare.slice(0, at), bare.slice(at + title.length)];
  return title === '' ? () => bare : (head) => before + head + after;
}

export type ReadHead = (ctx: Koa.Context) => Promise<string | undefined>;

/** The head of the page for a link to a table; for everything else the page's own will do. */
export const tableHead =
  (world: CreatesTables, { publicUrl, gate }: { publicUrl: string | undefined; gate: Gate }): ReadHead =>
  async (ctx) => {
    const id = schemas.tableId.safeParse(/^\/table\/([^/]+)$/.exec(ctx.path)?.[1]);
    // Whoever asks too often gets the page without a preview, and the database is not asked.
    if (!id.success || gate(ctx, 'requests')) return undefined;
    try {
      const record = await world.store.tables.read(id.data);
      if (!record) return undefined;
      const wanted = ctx.acceptsLanguages([...LANGUAGES]);
      const language = LANGUAGES.find((each) => each === wanted) ?? 'en';
      const info = listInfo(world, record);
      const game = world.games.get(info.game)?.game.names?.[language];
      return headOf(previewOf(info, game, language), publicUrl ?? `${ctx.protocol}://${ctx.host}`);
    } catch (error) {
      // The page comes without a preview; it says itself what is wrong.
      world.log.error(troubleOf(error), 'a preview could not be made');
      return undefined;
    }
  };
