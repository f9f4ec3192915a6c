import { coloursOf, type SeatInfo } from '@morgenrot/protocol';
import { useEffect } from 'react';

/** Paints everything of a table in the colours that its players have; the style sheet says what each looks like. */
export function useColours(seats: readonly SeatInfo[] = []): void {
  const colours = seats.length > 0 ? Object.values(coloursOf(seats)).join(' ') : '';
  useEffect(() => {
    const { style } = document.documentElement;
    const names = colours === '' ? [] : colours.split(' ');
    for (const [i, colour] of names.entries()) {
      style.setProperty(`--player-${i}`, `var(--colour-${colour})`);
      style.setProperty(`--player-ink-${i}`, `var(--colour-ink-${colour})`);
    }
    return () => {
      for (const i of names.keys()) {
        style.removeProperty(`--player-${i}`);
        style.removeProperty(`--player-ink-${i}`);
      }
    };
  }, [colours]);
}
