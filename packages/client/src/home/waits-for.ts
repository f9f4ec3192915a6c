import type { TableInfo } from '@morgenrot/protocol';
import type { TextKey } from '../texts/texts.ts';
import type { Words } from '../texts/words.ts';

export interface SeatCounts {
  /** All that somebody may sit on. */
  seats: number;
  /** Free for whoever comes. */
  open: number;
  /** Free for whoever has the link. */
  kept: number;
  computers: number;
}

/** Computer players and how well they play. */
export function computersOf({ say }: Words, { seats }: Pick<TableInfo, 'seats'>): string | undefined {
  const strengths = seats.flatMap(({ computer, strength }) => (computer && strength ? [strength] : []));
  if (strengths.length === 0) return undefined;
  const names = [...new Set(strengths)].map((strength) => say(`strength.${strength}`));
  return say('computer.strengths', { count: strengths.length, strengths: names.join(', ') });
}

export function countSeats({ seats }: Pick<TableInfo, 'seats'>): SeatCounts {
  const free = seats.filter(({ name, plan }) => name === undefined && plan !== 'closed');
  const kept = free.filter(({ plan }) => plan === 'kept').length;
  return {
    seats: seats.filter(({ name, plan }) => name !== undefined || plan !== 'closed').length,
    open: free.length - kept,
    kept,
    computers: seats.filter(({ computer }) => computer).length,
  };
}

/** What a table waits for, or what is going on there. */
export function waitingStateOf({ say }: Words, info: TableInfo): string {
  if (info.closed !== undefined) return say('home.tables.closed');
  if (info.status === 'over') return say('home.tables.over');
  if (info.status === 'playing') return say(info.paused ? 'home.tables.paused' : 'home.tables.playing');
  const { open, kept } = countSeats(info);
  if (open > 0) return say('home.tables.waits.open', { count: open + kept });
  if (kept > 0) return say('home.tables.waits.kept', { count: kept });
  return say(info.settings.start === 'host' ? 'home.tables.waits.host' : 'home.tables.waits.ready');
}

/** May somebody who comes by the list look on, and how far behind? */
export function watchingOf({ say }: Words, { settings, status }: TableInfo): string | undefined {
  if (settings.watch !== 'welcome' || status === 'over') return undefined;
  const { by, amount } = settings.delay;
  return amount === 0
    ? say('home.tables.mayWatch')
    : say('home.tables.mayWatch.later', { delay: say(`setting.delay.${by}`, { count: amount }) });
}

/** What somebody does by going there. */
export function wayIn(info: TableInfo, isMine: boolean): TextKey {
  if (info.status === 'over') return 'home.tables.result';
  if (isMine) return 'home.tables.open';
  if (info.status === 'playing') return 'home.tables.watch';
  return countSeats(info).open > 0 ? 'home.tables.join' : 'home.tables.look';
}
