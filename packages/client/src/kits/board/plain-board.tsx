import type { PlayerId, Step } from '@morgenrot/engine';
import { type ReactNode, useCallback } from 'react';
import type { LogKinds } from '../../board/log-filter.tsx';
import { LogPanel } from '../../board/log-panel.tsx';
import { Prompt } from '../../board/prompt/prompt.tsx';
import { sayOption } from '../../board/prompt/use-question.ts';
import { useBoard, useBoardActions } from '../../board/use-board.ts';
import { useWords } from '../../texts/use-words.tsx';
import { BoardLayout, type TablePart } from './layout.tsx';
import { usePeople } from './people.ts';
import { type PlainGame, useActive, useFacts } from './plain.tsx';
import { PlayerSprites } from './player-mark.tsx';
import { PlayerHead, PlayerList } from './players.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { Speaking } from './speaking.tsx';
import { useTab, useUsualTabs } from './tabs.tsx';
import './styles.ts';
import './styles/plain.css';

const NO_KINDS: LogKinds = { kinds: [], kindOf: () => undefined };
const noRank = () => undefined;

/** A board for every game that has none of its own: the question, who plays, how it stands, and what happened. */
export function PlainBoard({ game }: { game: PlainGame }) {
  const tabs = useUsualTabs();
  const [tab, setTab] = useTab<TablePart>(() => 'players');
  const mark = useMark(game);
  return (
    <Speaking translatorFor={game.translatorFor}>
      <PlayerSprites />
      <BoardLayout
        className="m-plain-board"
        picture={<PlainPrompt game={game} mark={mark} />}
        side={
          <>
            <MatchFacts game={game} />
            <PlainPlayers game={game} />
            <LogPanel rankOf={noRank} mark={mark} sorts={NO_KINDS} />
          </>
        }
        tabs={[tabs.players, tabs.log]}
        tab={tab}
        onTab={setTab}
      />
    </Speaking>
  );
}

/** The same for a room full of people: nobody is asked anything there. */
export function PlainScreen({ game }: { game: PlainGame }) {
  const mark = useMark(game);
  return (
    <Speaking translatorFor={game.translatorFor}>
      <PlayerSprites />
      <ScreenMatch
        picture={<PlainPrompt game={game} mark={mark} />}
        side={
          <>
            <MatchFacts game={game} />
            <PlainPlayers game={game} />
          </>
        }
        mark={mark}
      />
    </Speaking>
  );
}

function useMark({ Mark }: PlainGame): (player: PlayerId) => ReactNode {
  return useCallback((player: PlayerId) => <Mark player={player} />, [Mark]);
}

/** The page's prompt: an option is called by the game, by its words, or by the name of the player that it is. */
function PlainPrompt({ game, mark }: { game: PlainGame; mark: (player: PlayerId) => ReactNode }) {
  const words = useWords();
  const { nameOf } = usePeople();
  const { store } = useBoardActions();
  const seats = useBoard((board) => board.seats);
  const optionWord = (step: Step, option: string): string => {
    const own = game.optionWord({ view: () => store.getState().view, words, nameOf }, step, option);
    if (own !== undefined) return own;
    const said = sayOption(words, step, option);
    return said === option && seats.some(({ seat }) => seat === option) ? nameOf(option) : said;
  };
  return <Prompt optionWord={optionWord} mark={mark} />;
}

function MatchFacts({ game }: { game: PlainGame }) {
  const { say } = useWords();
  const facts = useFacts(game);
  if (facts.length === 0) return null;
  return (
    <section className="m-panel m-match-facts" aria-label={say('tab.game')}>
      <Facts facts={facts} />
    </section>
  );
}

function PlainPlayers({ game }: { game: PlainGame }) {
  const players = useBoard(({ seats }) => seats.map(({ seat }) => seat));
  return (
    <PlayerList>
      {players.map((player) => (
        <PlainPlayer key={player} game={game} player={player} />
      ))}
    </PlayerList>
  );
}

function PlainPlayer({ game, player }: { game: PlainGame; player: PlayerId }) {
  const isActive = useActive(game) === player;
  const facts = useFacts(game, player);
  return (
    <li className="m-player" data-part={`player:${player}`} data-active={isActive || undefined}>
      <PlayerHead player={player} mark={<game.Mark player={player} />} isActive={isActive} />
      {facts.length > 0 && <Facts facts={facts} />}
    </li>
  );
}

function Facts({ facts }: { facts: ReturnType<typeof useFacts> }) {
  return (
    <dl className="m-wrap m-plain-facts">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
