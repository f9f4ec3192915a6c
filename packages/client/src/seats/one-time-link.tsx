import { ShareLink } from '../table/waiting/share-link.tsx';
import { useWords } from '../texts/use-words.tsx';

/** A secret stands behind the `#`: browsers keep that to themselves, and no server writes it down. */
const linkOf = (token: string): string => `${window.location.origin}/claim#${token}`;

interface OneTimeLinkProps {
  token: string;
  label: string;
  /** What the table is called, for whoever gets the link. */
  title: string;
  /** How long it holds, and for whom it is. */
  note: string;
}

/** A link that gives a seat away, to be read from the screen or sent. */
export function OneTimeLink({ token, label, title, note }: OneTimeLinkProps) {
  return (
    <div className="m-one-time">
      <p role="status">{note}</p>
      <ShareLink link={linkOf(token)} label={label} title={title} showsCodeFirst />
    </div>
  );
}

/** Until when, as the clock on the wall says it; with the day, if it is another one. */
export function useUntil(): (until: number) => string {
  const { language } = useWords();
  return (until) => {
    const isToday = new Date(until).toDateString() === new Date().toDateString();
    const day = isToday ? {} : ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
    return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', ...day }).format(until);
  };
}
