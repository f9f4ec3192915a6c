import type { ComponentType } from 'react';
import { useWords } from '../texts/use-words.tsx';
import { type SourceBar, sourceBars, sourceNames } from './source-bars.ts';
import type { Story } from './story.ts';

const FRAME = { width: 300, height: 110 };

interface StorySourcesProps {
  story: Story;
  nameOf: (player: string) => string;
  Mark: ComponentType<{ player: string }>;
}

/** Where everybody's score came from, round by round; the table below it says the same in numbers. */
export function StorySources({ story, nameOf, Mark }: StorySourcesProps) {
  const { say, find } = useWords();
  const names = sourceNames(story);
  if (names.length === 0) return null;
  const word = (name: string): string => find(`story.figure.${name}`) ?? name;
  return (
    <section className="m-story-sources" aria-labelledby="story-sources">
      <h4 id="story-sources">{say('story.sources')}</h4>
      <ul className="m-wrap m-story-keys">
        {names.map((name, i) => (
          <li key={name}>
            <span className="m-story-key" style={{ background: `var(--source-${i})` }} />
            {word(name)}
          </li>
        ))}
      </ul>
      <div className="m-story-bars">
        {story.players.map((player, at) => (
          <figure key={player}>
            <figcaption>
              <Mark player={player} /> {nameOf(player)}
            </figcaption>
            <Bars
              bars={sourceBars(story, at, FRAME)}
              label={say('story.sources.of', { name: nameOf(player) })}
              word={word}
            />
          </figure>
        ))}
      </div>
      <details className="m-story-more">
        <summary>{say('story.table')}</summary>
        {story.players.map((player, at) => (
          <SourcesTable key={player} story={story} at={at} names={names} caption={nameOf(player)} word={word} />
        ))}
      </details>
    </section>
  );
}

function Bars({ bars, label, word }: { bars: readonly SourceBar[]; label: string; word: (name: string) => string }) {
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
      {bars.map(({ name, round, value, colour, ...box }) => (
        <rect key={`${round} ${name}`} {...box} fill={`var(--source-${colour})`}>
          <title>{`${round} · ${word(name)}: ${value}`}</title>
        </rect>
      ))}
    </svg>
  );
}

interface SourcesTableProps {
  story: Story;
  at: number;
  names: readonly string[];
  caption: string;
  word: (name: string) => string;
}

function SourcesTable({ story, at, names, caption, word }: SourcesTableProps) {
  const { say } = useWords();
  return (
    // A table that is too wide scrolls by itself, by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="m-story-figures" tabIndex={0} aria-label={say('story.sources.of', { name: caption })}>
      <table className="m-story-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('story.round')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {word(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.rounds.map(({ round, sources }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {names.map((name) => (
                <td key={name}>{sources?.[at]?.[name] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
