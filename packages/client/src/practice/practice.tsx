import type { AnyGame } from '@morgenrot/engine';
import { useEffect, useMemo, useState } from 'react';
import { gamePages, pageOf } from '../games/games.ts';
import { useGameTable } from '../games/use-game-table.ts';
import { ReferenceProvider } from '../reference/reference-provider.tsx';
import { useBoardPlugin } from '../table/use-board-plugin.ts';
import { WordsProvider } from '../texts/use-words.tsx';
import { LocalBoard } from './local-board.tsx';
import type { PracticeMatch as Wish } from './local-match.ts';

/** `/practice?players=3&seed=x&played=40&seat=auto`: a match without a server, in any state. */
function wishFrom(search: string): Omit<Wish, 'game'> & { game: string } {
  const asked = new URLSearchParams(search);
  const page = pageOf(asked.get('game') ?? undefined) ?? gamePages()[0];
  const seat = asked.get('seat') ?? 'auto';
  return {
    game: page?.id ?? '',
    players: Number(asked.get('players') ?? 3),
    seed: asked.get('seed') ?? 'practice',
    played: Number(asked.get('played') ?? 0),
    seat: seat === 'watch' ? null : seat,
    options: Object.fromEntries(
      [...asked].filter(([key]) => key.startsWith('option.')).map(([key, value]) => [key.slice(7), value]),
    ),
    names: (asked.get('names') ?? 'Anna,Benedikt,Charlotte,Dimitri').split(','),
  };
}

export function Practice() {
  const wish = useMemo(() => wishFrom(window.location.search), []);
  const plugin = useBoardPlugin(wish.game);
  const words = useGameTable(wish.game);
  const rules = useRules(wish.game);
  if (!plugin || plugin === 'failed' || !words || !rules) return null;
  return (
    <WordsProvider table={words}>
      <ReferenceProvider game={wish.game}>
        <LocalBoard plugin={plugin} wish={{ ...wish, game: rules }} title="Sonntagsrunde" />
      </ReferenceProvider>
    </WordsProvider>
  );
}

function useRules(game: string): AnyGame | undefined {
  const [rules, setRules] = useState<AnyGame>();
  useEffect(() => void pageOf(game)?.rules().then(setRules), [game]);
  return rules;
}
