import type { Reason } from '@morgenrot/engine';
import { create } from 'zustand';

/** Why somebody has no seat although they asked for one: said also when the board has taken the form's place. */
interface LateNews {
  table?: string;
  reason?: Reason;
}

/** Somebody else was quicker. */
const LATE = ['seat.taken', 'table.full', 'table.over'];

export const useLateNews = create<LateNews>()(() => ({}));

export function tellLate(table: string, reason: Reason): void {
  if (LATE.includes(reason.key)) useLateNews.setState({ table, reason });
}

export const forgetLate = (): void => useLateNews.setState({ table: undefined, reason: undefined });
