import { QrCode } from '../shell/qr-code.tsx';
import { tableLink } from '../table/session/came-by.ts';
import type { TablePageState } from '../table/session/table-state.ts';
import { useWords } from '../texts/use-words.tsx';
import { sayDelay } from '../watch/delay.ts';
import { ScreenFrame } from './screen-frame.tsx';

const DELAY = { minutes: 'later.minutes', turns: 'later.turns' } as const;

/** Before there is anything to see of the match: who sits there, and how others come in. */
export function ScreenWaiting({ table: { info } }: { table: TablePageState }) {
  const words = useWords();
  const { say } = words;
  const isWaiting = info.status === 'waiting';
  const free = info.seats.filter(({ name, plan }) => name === undefined && plan !== 'closed').length;
  const link = tableLink(info.id);
  return (
    <ScreenFrame info={info} status={say(isWaiting ? 'screen.waiting' : 'later.title')}>
      <div className="m-scroll m-screen-waiting">
        <ul className="m-wrap m-later-people">
          {info.seats.map(({ seat, name }) => name !== undefined && <li key={seat}>{name}</li>)}
        </ul>
        <p className="m-lead">
          {isWaiting ? say('screen.waiting.missing', { count: free }) : sayDelay(words, info.settings, DELAY)}
        </p>
        {isWaiting && free > 0 && (
          <figure className="m-screen-code">
            <QrCode text={link} label={say('screen.waiting.code')} />
            <figcaption>{say('screen.waiting.link', { link: link.replace(/^https?:\/\//, '') })}</figcaption>
          </figure>
        )}
      </div>
    </ScreenFrame>
  );
}
