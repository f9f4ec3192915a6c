import { Logo } from '../shell/logo.tsx';
import { Page } from '../shell/page.tsx';
import { useTitle } from '../shell/use-title.ts';
import type { Session } from '../table/session/session.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { TableStrip } from '../table/table-strip.tsx';
import { titleOf } from '../table/waiting/title-of.ts';
import { useWords } from '../texts/use-words.tsx';
import { sayDelay } from './delay.ts';
import '../styles/board/watch.css';

const DELAY = { minutes: 'later.minutes', turns: 'later.turns' } as const;

/** The match has begun, and whoever looks on with a delay has not come to its beginning yet. */
export function LaterPage({ session, table: { info } }: { session: Session; table: TablePageState }) {
  const words = useWords();
  const title = titleOf(words, info);
  useTitle(title);
  return (
    <Page className="m-trouble m-later">
      <Logo className="m-trouble-logo m-rising" />
      <p className="m-quiet">{title}</p>
      <h1>{words.say('later.title')}</h1>
      <p role="status" className="m-lead">
        {sayDelay(words, info.settings, DELAY)}
      </p>
      <h2>{words.say('later.people')}</h2>
      <ul className="m-wrap m-later-people">
        {info.seats.map(({ seat, name }) => (
          <li key={seat}>{name}</li>
        ))}
      </ul>
      <TableStrip session={session} />
    </Page>
  );
}
