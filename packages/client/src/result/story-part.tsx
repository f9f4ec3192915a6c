import type { TableInfo } from '@morgenrot/protocol';
import { type ComponentType, useEffect, useState } from 'react';
import type { BoardPlugin } from '../board/plugin.ts';
import { useBoard } from '../board/use-board.ts';
import { editionOf, pageOf } from '../games/games.ts';
import { lettersFor } from '../kits/board/people.ts';
import { api } from '../net/api.ts';
import { useWords } from '../texts/use-words.tsx';
import { listed, type Words } from '../texts/words.ts';
import { SharePicture } from './share-picture.tsx';
import { leadingPlayer, type Story, tellStory } from './story.ts';
import { StoryChart } from './story-chart.tsx';
import { StorySources } from './story-sources.tsx';
import '../styles/board/story.css';

interface StoryPartProps {
  info: Pick<TableInfo, 'id' | 'game' | 'rules'>;
  plugin: BoardPlugin;
  title: string;
}

const NOBODY: readonly string[] = [];

type Told = { kind: 'coming' } | { kind: 'failed' } | { kind: 'here'; story: Story };

/** The story of a match that is over: told once its record is here. */
export function StoryPart({ info, plugin, title }: StoryPartProps) {
  const words = useWords();
  const [told, setTold] = useState<Told>({ kind: 'coming' });
  const seats = useBoard((board) => board.seats);
  const won = useBoard((board) => board.ranking?.[0] ?? NOBODY);
  const { Mark } = plugin;
  useEffect(() => {
    let isHere = true;
    const tell = async (): Promise<Told> => {
      const reply = await api.record(info.id);
      const [recap, rules] = await Promise.all([
        pageOf(info.game)?.recap?.(),
        editionOf(info.game, info.rules)?.rules(),
      ]);
      return reply.ok && recap && rules
        ? { kind: 'here', story: await tellStory(reply.file, rules, recap) }
        : { kind: 'failed' };
    };
    tell().then(
      (next) => isHere && setTold(next),
      () => isHere && setTold({ kind: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [info.id, info.game, info.rules]);

  if (told.kind === 'failed') return null;
  if (told.kind !== 'here') {
    return (
      <p role="status" className="m-quiet">
        {words.say('story.coming')}
      </p>
    );
  }
  const letters = lettersFor(seats);
  const people = {
    nameOf: (player: string) => seats.find(({ seat }) => seat === player)?.name ?? '?',
    letterOf: (player: string) => letters[player] ?? '?',
  };
  return (
    <section className="m-story" aria-labelledby="story-title">
      <h3 id="story-title">{words.say('story.title')}</h3>
      <StoryChart story={told.story} {...people} />
      <p className="m-quiet m-story-legend">{words.find('story.legend')}</p>
      <details className="m-story-more">
        <summary>{words.say('story.table')}</summary>
        <RoundsTable story={told.story} words={words} nameOf={people.nameOf} />
      </details>
      <StorySources story={told.story} nameOf={people.nameOf} Mark={Mark} />
      <FiguresTable story={told.story} words={words} nameOf={people.nameOf} Mark={Mark} />
      <SharePicture
        story={told.story}
        title={title}
        winner={words.say('result.winner', { count: won.length, names: listed(words, won.map(people.nameOf)) })}
        table={info.id}
        {...people}
      />
    </section>
  );
}

interface TableProps {
  story: Story;
  words: Words;
  nameOf: (player: string) => string;
}

function RoundsTable({ story: { players, rounds }, words, nameOf }: TableProps) {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <table className="m-story-table">
      <caption className="m-unseen">{words.find('story.chart.label')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say('story.round')}</th>
          {players.map((player) => (
            <th key={player} scope="col">
              {nameOf(player)}
            </th>
          ))}
          <th scope="col">{words.say('story.leader')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, scores }) => {
          const leader = leadingPlayer(scores);
          return (
            <tr key={round}>
              <th scope="row">{round}</th>
              {scores.map((score, i) => (
                <td key={players[i]}>{number.format(score)}</td>
              ))}
              <td>{leader === undefined ? '–' : nameOf(players[leader] ?? '')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FiguresTable({
  story: { players, figures, losses },
  words,
  nameOf,
  Mark,
}: TableProps & { Mark: ComponentType<{ player: string }> }) {
  return (
    // A table that is too wide scrolls by itself, by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="m-story-figures" tabIndex={0} aria-label={words.say('story.figures')}>
      <table className="m-story-table">
        <thead>
          <tr>
            <th scope="col">{words.say('story.figures')}</th>
            {players.map((player) => (
              <th key={player} scope="col">
                <Mark player={player} /> {nameOf(player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{words.find(`story.figure.${name}`) ?? name}</th>
              {values.map((value, i) => (
                <td
                  key={players[i]}
                  data-most={(!losses.includes(name) && value > 0 && value === Math.max(...values)) || undefined}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
