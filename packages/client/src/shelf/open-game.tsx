import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CreateTableForm } from '../home/create-table-form.tsx';
import { SoloCard } from '../home/solo-card.tsx';
import type { SharedPreset } from '../home/use-shared-preset.ts';
import { useWords } from '../texts/use-words.tsx';
import type { OnShelf } from './facts.ts';
import { GameCard } from './game-card.tsx';
import { LearnLink } from './learn-link.tsx';
import type { Intent } from './way-to-game.ts';

interface OpenGameProps {
  game: OnShelf;
  /** What it was chosen for: the page goes there. */
  intent: Intent | undefined;
  /** There are others to go back to. */
  isOneOfMany: boolean;
  shared: SharedPreset;
}

/** The game that was chosen, or the only one: learn it, play alone, create a table. */
export function OpenGame({ game, intent, isOneOfMany, shared }: OpenGameProps) {
  const { say } = useWords();
  const parts = { play: useRef<HTMLDivElement>(null), create: useRef<HTMLDivElement>(null) };
  const wanted = intent && parts[intent];
  useEffect(() => wanted?.current?.focus(), [wanted]);
  return (
    <>
      <div className="m-shelf-open">
        {isOneOfMany && (
          <p>
            <Link href="/" className="m-button">
              {say('shelf.all')}
            </Link>
          </p>
        )}
        <GameCard game={game} isOpen>
          {game.page.guide && (
            <p className="m-shelf-ways">
              <LearnLink page={game.page} />
              <span className="m-quiet">{say('learn.note', { minutes: game.page.guide.minutes })}</span>
            </p>
          )}
        </GameCard>
        <div ref={parts.play} tabIndex={-1}>
          <SoloCard game={game} />
        </div>
      </div>
      <div ref={parts.create} tabIndex={-1} className="m-shelf-create">
        <CreateTableForm game={game.info} shared={shared} />
      </div>
    </>
  );
}
