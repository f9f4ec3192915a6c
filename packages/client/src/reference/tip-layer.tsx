import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { useBook } from './book-context.ts';
import type { EntryId } from './entry.ts';
import { isOwnWord, useExplained } from './explained.ts';
import { placeBeside } from './place-beside.ts';
import { openReference, togglePin, useReference } from './store.ts';
import { isSame, type ShownTip, saidBy, watchForTips } from './watch-for-tips.ts';
import '../styles/tip.css';

/** Shows the tooltip of whatever is pointed at, focused or pressed long; there is one at a time on the whole page. */
export function TipLayer({ onWanted }: { onWanted?: () => void }) {
  const [shown, setShown] = useState<ShownTip>();
  const wanted = useRef(onWanted);
  wanted.current = onWanted;
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      watchForTips({
        isInside: (node) => box.current?.contains(node) ?? false,
        show(next) {
          if (next) wanted.current?.();
          setShown((before) => (isSame(before, next) ? before : next));
        },
      }),
    [],
  );
  return shown ? <Tip key={saidBy(shown)} shown={shown} box={box} onClose={() => setShown(undefined)} /> : null;
}

interface TipBoxProps {
  shown: ShownTip;
  box: RefObject<HTMLDivElement | null>;
  onClose: () => void;
}

function Tip({ shown, box, onClose }: TipBoxProps) {
  const { say } = useWords();
  const book = useBook();
  const id = useId();
  const { anchor, items, isHeld } = shown;
  const explained = useExplained(items.some(({ entry }) => isOwnWord(entry)));
  const entries = items.map(({ entry, said }) => ({
    entry: book?.entry(entry),
    own: explained(entry),
    id: entry,
    said,
  }));
  const first = entries[0];
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const open = (): void => {
      // On top of everything, open windows too.
      if (!element.matches(':popover-open')) element.showPopover();
      placeBeside(element, anchor);
    };
    let later = 0;
    try {
      open();
    } catch {
      // Something else that opens has moved the focus here, and no two open at once.
      later = requestAnimationFrame(open);
    }
    return () => cancelAnimationFrame(later);
  });
  useEffect(() => {
    const follow = (): void => void (box.current && placeBeside(box.current, anchor));
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [anchor, box]);
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  const isOne = entries.length === 1;
  return (
    <div ref={box} popover="manual" className="m-tip" data-held={isHeld || undefined}>
      <div id={id} role="tooltip">
        {entries.map(({ entry, own, id: of, said }) => (
          <div key={`${of} ${said}`} className="m-tip-item">
            {said && <Said text={said} />}
            <Text of={entry ?? own} />
            {isOne && entry && entry.facts.length > 0 && (
              <p className="m-fine m-tip-facts">
                {entry.facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              </p>
            )}
          </div>
        ))}
      </div>
      {isOne && first?.entry && <Ways id={first.entry.id} isCard={first.entry.isCard} onClose={onClose} />}
      {first?.entry && <p className="m-unseen">{say('tip.key')}</p>}
    </div>
  );
}

/** What is true here and now: in short, and what more there is to say about it. */
function Said({ text }: { text: string }) {
  const [head, ...more] = text.split('\n');
  return (
    <>
      <p className="m-tip-said">{head}</p>
      {more.length > 0 && <p className="m-tip-text">{more.join('\n')}</p>}
    </>
  );
}

function Text({ of }: { of: { title: string; short: string } | undefined }) {
  if (!of) return null;
  return (
    <>
      {of.title && <p className="m-tip-title">{of.title}</p>}
      <p className="m-tip-text">{of.short}</p>
    </>
  );
}

function Ways({ id, isCard, onClose }: { id: EntryId; isCard: boolean; onClose: () => void }) {
  const { say } = useWords();
  const isPinned = useReference(({ pinned }) => pinned.includes(id));
  return (
    <div className="m-wrap m-tip-ways">
      <button
        type="button"
        onClick={() => {
          onClose();
          openReference(id);
        }}
      >
        {say('tip.more')}
      </button>
      {isCard && (
        <button type="button" aria-pressed={isPinned} onClick={() => togglePin(id)}>
          {say(isPinned ? 'reference.unpin' : 'reference.pin')}
        </button>
      )}
    </div>
  );
}
