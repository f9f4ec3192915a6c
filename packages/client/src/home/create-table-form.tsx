import type { GameInfo } from '@morgenrot/protocol';
import { useId, useState } from 'react';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import { CreateForm } from './create-form.tsx';
import { draftFrom, type Restored, usualDraft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { useGames } from './use-games.ts';
import type { SharedPreset } from './use-shared-preset.ts';
import '../styles/create.css';

/** With what the form begins: what was shared, or what was chosen the last time, as far as it fits. */
function beginning(games: GameInfo[], shared: SharedPreset, gameId: string | undefined): Restored | undefined {
  const kept = shared.state === 'here' ? shared.preset.wish : keptDraft();
  const wanted = gameId ?? kept.game;
  const game = games.find(({ id }) => id === wanted) ?? games[0];
  if (!game) return undefined;
  return kept.game === game.id ? draftFrom(kept, game) : { draft: usualDraft(game), dropped: [] };
}

export function CreateTableForm({ shared }: { shared: SharedPreset }) {
  const words = useWords();
  const { say } = words;
  const games = useGames();
  const [gameId, setGameId] = useState<string>();
  const title = useId();
  const begun = shared.state === 'coming' ? undefined : beginning(games, shared, gameId);
  const game = games.find(({ id }) => id === begun?.draft.game);
  return (
    <section className="card create" aria-labelledby={title}>
      <h2 id={title}>{say('home.create.title')}</h2>
      {shared.state === 'gone' && (
        <div role="alert" className="notice">
          <strong>{say(shared.reason.key === 'preset.unknown' ? 'preset.dead.title' : 'preset.failed.title')}</strong>
          <p>{shared.reason.key === 'preset.unknown' ? say('preset.dead.text') : sayReason(words, shared.reason)}</p>
        </div>
      )}
      {game && begun ? (
        <CreateForm
          // Another game, another form; what was shared fills it anew.
          key={`${game.id} ${shared.state === 'here' ? shared.preset.id : ''}`}
          games={games}
          game={game}
          begun={begun}
          shared={shared.state === 'here' ? shared.preset : undefined}
          onGame={setGameId}
        />
      ) : (
        <p role="status" className="quiet">
          {say('connection.connecting')}
        </p>
      )}
    </section>
  );
}
