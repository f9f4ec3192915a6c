import type { EntryId } from './entry.ts';

export interface TipProps {
  'data-tip'?: EntryId;
  'data-said'?: string;
}

/**
 * Gives an element a tooltip: what its entry in the reference says, and before that what is true of it here and now.
 * Shown on hover, on focus, and by a long press.
 */
export const tip = (entry?: EntryId, said?: string): TipProps => ({
  ...(entry === undefined ? {} : { 'data-tip': entry }),
  ...(said === undefined ? {} : { 'data-said': said }),
});

/** For something that shows several things: focused, it shows their tooltips together. */
export const tipsInside = { 'data-tips': '', tabIndex: 0 } as const;
