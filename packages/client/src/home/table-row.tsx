import type { OptionSpec } from '@morgenrot/engine';
import type { GameInfo, TableInfo } from '@morgenrot/protocol';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { gameName } from '../games/use-game-name.ts';
import { useOptionTable } from '../games/use-game-table.ts';
import { explain } from '../reference/explained.ts';
import { type TipProps, tip, tipsInside } from '../reference/tip.ts';
import { titleOf } from '../table/waiting/title-of.ts';
import type { TextKey } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { listed, type Words, wordsOf } from '../texts/words.ts';
import { strengthTip } from './form/computer-fields.tsx';
import { toldOptions } from './form/option-rules.ts';
import { valueWord } from './form/value-word.ts';
import { computersOf, countSeats, waitingStateOf, watchingOf } from './waits-for.ts';

interface TableRowProps {
  table: TableInfo;
  wayIn: TextKey;
  /** Its game: which of its options count, and how well computers play it. */
  info?: GameInfo;
  /** Whoever sits there knows the rules. */
  isShort?: boolean;
  myTurn?: boolean;
}

/** A table in a list: what it is called, what is played, what it waits for, who is there. */
export function TableRow({ table, wayIn, info, isShort = false, myTurn = false }: TableRowProps) {
  const words = useWords();
  const { say, language } = words;
  const game = wordsOf(language, useOptionTable(table.game));
  const title = titleOf(words, table);
  const names = table.seats.flatMap(({ name, computer }) => (name === undefined || computer ? [] : [name]));
  return (
    <li className="m-apart m-table-row" data-turn={myTurn || undefined}>
      <div {...tipsInside}>
        <span className="m-flow m-table-row-title">
          <strong>{title}</strong>
          {myTurn && <span className="m-badge">{say('home.tables.myTurn')}</span>}
          {table.settings.access === 'password' && <Lock label={say('home.tables.locked')} />}
        </span>
        <span>
          {gameName(words, table.game)} · {waitingStateOf(words, table)}
        </span>
        <span className="m-quiet">{dotted(factsOf(words, table, info, isShort))}</span>
        {/* Of my own tables I know that I am there. */}
        {names.length > (isShort ? 1 : 0) && (
          <span className="m-quiet">{say('home.tables.people', { names: listed(words, names) })}</span>
        )}
        {!isShort && (
          <span className="m-quiet m-table-row-rules">{dotted(optionsOf(game, table, info?.options ?? []))}</span>
        )}
      </div>
      <Link href={`/table/${table.id}`} className={myTurn ? 'm-button m-primary' : 'm-button'}>
        {say(wayIn)}
        <span className="m-unseen"> – {title}</span>
      </Link>
    </li>
  );
}

/** A few words, and what explains them. */
type Fact = [text: string, tip: TipProps];

const dotted = (facts: readonly Fact[]) =>
  facts.map(([text, tip], index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <span {...tip}>{text}</span>
    </Fragment>
  ));

function factsOf(words: Words, table: TableInfo, info: GameInfo | undefined, isShort: boolean): Fact[] {
  const { seats, open, kept } = countSeats(table);
  const computers = computersOf(words, table);
  const watching = isShort ? undefined : watchingOf(words, table);
  const facts: Fact[] = [];
  if (table.status === 'waiting')
    facts.push([words.say('home.tables.seats', { free: open + kept, seats }), explain('home.tables.seats')]);
  if (computers !== undefined) facts.push([computers, info ? strengthTip(words, computers, info) : {}]);
  if (watching !== undefined) facts.push([watching, explain('home.tables.mayWatch')]);
  return facts;
}

const optionsOf = (game: Words, { options, seats }: TableInfo, specs: readonly OptionSpec[]): Fact[] =>
  toldOptions(specs, options, seats.length).map(([key, value]) => {
    const option = game.find(`options.${key}`) ?? key;
    const text = `${option}: ${valueWord(game, options, [key, value]) ?? value}`;
    const note = valueWord(game, options, [key, value], '.note');
    return [text, tip(undefined, note === undefined ? text : `${text}\n${note}`)];
  });

function Lock({ label }: { label: string }) {
  return (
    <span className="m-inline m-lock" {...explain('home.tables.locked')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="5" y="11" width="14" height="9" rx="2" />
        <path d="M8 11V8a4 4 0 0 1 8 0v3" />
      </svg>
      {label}
    </span>
  );
}
