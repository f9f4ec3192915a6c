/** Lines of a chart are told apart without colour, too. */
export const DASHES = ['', '10 5', '2 5', '14 4 3 4', '6 6'] as const;

/** What a colour of the page is at this moment: light or dark, and in the chosen palette. */
export function colourNow(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
