import type { GameInfo } from '@morgenrot/protocol';
import { useId } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { CreateForm } from './create-form.tsx';
import { draftFrom, type Restored, usualDraft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import type { SharedPreset } from './use-shared-preset.ts';
import '../styles/create.css';

/** With what the form begins: what was shared, or what was chosen the last time, as far as it fits. */
function beginning(game: GameInfo, shared: SharedPreset): Restored {
  const kept = shared.state === 'here' ? shared.preset.wish : keptDraft(game.id);
  return kept.game === game.id ? draftFrom(kept, game) : { draft: usualDraft(game), dropped: [] };
}

export function CreateTableForm({ game, shared }: { game: GameInfo; shared: SharedPreset }) {
  const { say } = useWords();
  const title = useId();
  const preset = shared.state === 'here' ? shared.preset : undefined;
  return (
    <section className="m-card m-create" aria-labelledby={title}>
      <h2 id={title}>{say('home.create.title')}</h2>
      <CreateForm
        // Another game, another form; what was shared fills it anew.
        key={`${game.id} ${preset?.id}`}
        game={game}
        begun={beginning(game, shared)}
        shared={preset}
      />
    </section>
  );
}
