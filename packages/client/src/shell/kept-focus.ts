/**
 * Parts of the page that take the keyboard's place when what had it inside of them is gone. The attribute may name
 * something inside that takes it instead.
 */
const HOME = '[data-keeps-focus]';

/** What had the keyboard's place last, with the parts of the page around it, the nearest first. */
interface Place {
  element: Element;
  homes: readonly Element[];
}

function placeOf(element: Element): Place {
  const homes: Element[] = [];
  for (let home = element.closest(HOME); home; home = home.parentElement?.closest(HOME) ?? null) homes.push(home);
  return { element, homes };
}

const isThere = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/** The place itself, or something inside. */
function takerIn(home: HTMLElement): HTMLElement {
  const wish = home.dataset.keepsFocus;
  return (wish && home.querySelector<HTMLElement>(wish)) || home;
}

function goHome({ homes }: Place, isByKey: boolean): void {
  const all = [...homes, ...document.querySelectorAll(`main ${HOME}, main`)];
  const home = all.find((each): each is HTMLElement => each instanceof HTMLElement && isThere(each));
  // Whoever has a mouse or a finger looks where they look.
  if (home) takerIn(home).focus({ preventScroll: !isByKey });
}

/**
 * Nobody without a mouse begins anew at the top of the page because the button that was pressed is no longer there: the
 * part of the page that it stood in has the keyboard's place from then on. Once for the whole page.
 */
export function keepFocus(): void {
  let last: Place | undefined;
  let isByKey = false;
  const check = (): void => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isNowhere && last && !isThere(last.element)) goHome(last, isByKey);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = placeOf(target);
  });
  // What is hidden or switched off loses its place a little later, and says nothing when it is taken away.
  document.addEventListener('focusout', () => setTimeout(check));
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', () => (isByKey = true), true);
  document.addEventListener('pointerdown', () => (isByKey = false), true);
}
