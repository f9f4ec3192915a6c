import { initialOptions, type Options, type Reason } from '@morgenrot/engine';
import { type GameInfo, LIMITS } from '@morgenrot/protocol';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useGameTable } from '../games/use-game-table.ts';
import { api } from '../net/api.ts';
import { prefer, usePreferences } from '../shell/preferences.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { wordsOf } from '../texts/words.ts';
import { Field } from './field.tsx';
import { OptionFields } from './option-fields.tsx';

/** The games of this server; asked for again until the answer comes. */
function useGames(): GameInfo[] {
  const [games, setGames] = useState<GameInfo[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const load = async (): Promise<void> => {
      const reply = await api.games();
      if (over) return;
      if (reply.ok) setGames(reply.games);
      else timer = setTimeout(() => void load(), 3000);
    };
    void load();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return games;
}

export function CreateTableForm() {
  const { say } = useWords();
  const games = useGames();
  const [gameId, setGameId] = useState<string>();
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const title = useId();
  return (
    <section className="card create" aria-labelledby={title}>
      <h2 id={title}>{say('home.create.title')}</h2>
      {game ? (
        <Form key={game.id} games={games} game={game} onGame={setGameId} />
      ) : (
        <p role="status" className="quiet">
          {say('connection.connecting')}
        </p>
      )}
    </section>
  );
}

interface FormProps {
  games: GameInfo[];
  game: GameInfo;
  onGame: (id: string) => void;
}

function Form({ games, game, onGame }: FormProps) {
  const { say, language } = useWords();
  const words = wordsOf(language, useGameTable(game.id));
  const [, go] = useLocation();
  const name = usePreferences((state) => state.name);
  const [seats, setSeats] = useState(game.seats.min);
  const [options, setOptions] = useState<Options>(() => initialOptions(game.options));
  const [isPublic, setPublic] = useState(true);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Reason>();
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setRefused(undefined);
    const reply = await api.create({
      game: game.id,
      seats,
      options,
      name,
      settings: { access: isPublic ? 'public' : 'link', start: 'full' },
    });
    setSending(false);
    if (reply.ok) go(`/table/${reply.table.id}`);
    else setRefused(reply.reason);
  }

  return (
    <form onSubmit={(event) => void create(event)}>
      <Field label={say('home.create.name')} note={say('home.create.name.hint')}>
        <input
          name="name"
          value={name}
          required
          maxLength={LIMITS.personName}
          autoComplete="nickname"
          onChange={(event) => prefer({ name: event.target.value })}
        />
      </Field>
      <Field label={say('home.create.game')} isAsked={games.length > 1}>
        {games.length > 1 ? (
          <select value={game.id} onChange={(event) => onGame(event.target.value)}>
            {games.map(({ id }) => (
              <option key={id} value={id}>
                {id === game.id ? (words.find('game.name') ?? id) : id}
              </option>
            ))}
          </select>
        ) : (
          <span>{words.find('game.name') ?? game.id}</span>
        )}
      </Field>
      <fieldset className="field">
        <legend>{say('home.create.seats')}</legend>
        <div className="segments">
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="seats"
                value={count}
                checked={seats === count}
                aria-label={say('home.create.seats.count', { count })}
                onChange={() => setSeats(count)}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <OptionFields specs={game.options} chosen={options} words={words} onChange={setOptions} />
      <fieldset className="field">
        <legend>{say('home.create.public')}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="check">
            <input type="radio" name="public" checked={isPublic === value} onChange={() => setPublic(value)} />
            {say(value ? 'home.create.public.yes' : 'home.create.public.no')}
          </label>
        ))}
      </fieldset>
      {refused && (
        <p role="alert" className="refused">
          {sayReason(words, refused)}
        </p>
      )}
      <button type="submit" className="button primary wide" disabled={sending}>
        {say(sending ? 'home.create.sending' : 'home.create.submit')}
      </button>
    </form>
  );
}
