import type { ServerFacts } from '@morgenrot/protocol';
import { useGameName } from '../games/use-game-name.ts';
import { adminApi } from './admin-api.ts';
import { Fact, Facts } from './facts.tsx';
import { AdminRefused } from './refused.tsx';
import { useAdminWords } from './use-admin-words.ts';
import { useAsked } from './use-asked.ts';

const MB = 1024 * 1024;
const inMb = (bytes: number): number => Math.round(bytes / MB);

/** How the server does. */
export function ServerPart({ onOut }: { onOut: () => void }) {
  const { say } = useAdminWords();
  const { value, reason, again } = useAsked(adminApi.server, onOut);
  return (
    <section className="m-card" aria-labelledby="admin-server">
      <h2 id="admin-server">{say('server.title')}</h2>
      <AdminRefused reason={reason} />
      {value ? <Server facts={value.server} /> : !reason && <p role="status">{say('asking')}</p>}
      <p className="m-ways">
        <button type="button" className="m-button" onClick={() => void again()}>
          {say('server.again')}
        </button>
      </p>
    </section>
  );
}

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

function Server({ facts }: { facts: ServerFacts }) {
  const { say } = useAdminWords();
  const { uptime, memory } = facts;
  const time = {
    days: Math.floor(uptime / 86_400),
    hours: Math.floor((uptime % 86_400) / 3600),
    minutes: Math.floor((uptime % 3600) / 60),
  };
  return (
    <Facts>
      <Fact name={say('server.version')}>{facts.version}</Fact>
      <Fact name={say('server.uptime')}>{say('server.uptime.value', time)}</Fact>
      <Fact name={say('server.memory')}>
        {say('server.memory.value', { resident: inMb(memory.resident), heap: inMb(memory.heap) })}
      </Fact>
      <Fact name={say('server.processes')}>{facts.processes}</Fact>
      <Fact name={say('server.sockets')}>{facts.sockets}</Fact>
      <Fact name={say('server.tables')}>{facts.tables}</Fact>
      <Fact name={say('server.database')}>{DATABASES[facts.database]}</Fact>
      <Fact name={say('server.stored')}>{say('server.stored.value', facts.stored)}</Fact>
      <Fact name={say('server.games')}>
        <ul className="m-plain">
          {facts.games.map((game) => (
            <Game key={game.id} {...game} />
          ))}
        </ul>
      </Fact>
      <Fact name={say('server.metrics')}>
        <a href="/metrics">/metrics</a>
        {facts.metricsToken && <span className="m-quiet"> ({say('server.metrics.token')})</span>}
      </Fact>
    </Facts>
  );
}

function Game({ id, rules }: { id: string; rules: number }) {
  const { say } = useAdminWords();
  const gameName = useGameName();
  return <li>{say('server.game', { game: gameName(id), rules })}</li>;
}
