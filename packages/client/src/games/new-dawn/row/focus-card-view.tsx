import {
  CITY_STATES,
  type CityStateId,
  FOCUS_CARDS,
  type FocusCard,
  type FocusCardId,
  GOVERNMENTS,
  type GovernmentId,
} from '@morgenrot/new-dawn';
import type { ReactNode } from 'react';
import { tip } from '../../../reference/tip.ts';
import { Sprite } from '../icons/sprite.tsx';
import { TypeIcon } from '../icons/type-icon.tsx';
import { roman } from '../roman.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { Hyphenated } from './hyphenated.tsx';

/** Longer words do not fit a card as it is. */
const hasLongWord = (name: string): boolean => name.split(/\s/).some((part) => part.length > 11);

interface CardFaceProps {
  card: FocusCardId;
  /** What it would do where it lies now: shown instead of its text, which is still read out. */
  now?: readonly string[];
}

/** What stands on a card, whoever has it and wherever it lies. */
export function CardFace({ card, now }: CardFaceProps) {
  const { word, tell } = useBoardWords();
  const { type, level } = FOCUS_CARDS[card];
  return (
    <>
      <span className="m-apart nd-card-head">
        <TypeIcon type={type} />
        <span className="nd-card-level" {...tip('term:level', tell('row.level', { level: roman(level) }))}>
          <span className="m-unseen">
            {word(`type.${type}`)}, {tell('row.level', { level: roman(level) })}:{' '}
          </span>
          <span aria-hidden="true">{roman(level)}</span>
        </span>
      </span>
      <span className="nd-card-name" data-long={hasLongWord(word(`card.${card}.name`)) || undefined}>
        <Hyphenated text={word(`card.${card}.name`)} />
      </span>{' '}
      {now && (
        <span className="nd-card-now">
          {now.map((part) => (
            <span key={part}>
              <Hyphenated text={part} />{' '}
            </span>
          ))}
        </span>
      )}
      <span className={now ? 'm-unseen' : 'nd-card-text'}>{word(`card.${card}.text`)}</span>
    </>
  );
}

interface CardLoadProps {
  focus: Pick<FocusCard, 'trade' | 'naturalWonders'>;
  cityStates: readonly CityStateId[];
  /** Each of these tokens serves once a turn. */
  spent?: readonly string[];
  government?: GovernmentId;
}

/** What lies on a place of the row. */
export function CardLoad({ focus, cityStates, spent = [], government }: CardLoadProps) {
  const { tell, word } = useBoardWords();
  return (
    <span className="m-wrap nd-card-load">
      {government && <GovernmentMarker id={government} />}
      {focus.trade > 0 && (
        <span className="nd-trade-tokens" {...tip('term:trade-token', tell('row.trade', { count: focus.trade }))}>
          <span className="m-unseen">{tell('row.trade', { count: focus.trade })}</span>
          {Array.from({ length: focus.trade }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <TradeToken key={i} />
          ))}
        </span>
      )}
      {focus.naturalWonders.map((wonder) => (
        <Lying key={wonder} name={word(`naturalWonder.${wonder}.name`)} isSpent={spent.includes(wonder)}>
          <Sprite name="natural-wonder-token" />
        </Lying>
      ))}
      {cityStates.map((cityState) => (
        <Lying key={cityState} name={word(`cityState.${cityState}.name`)} isSpent={spent.includes(cityState)}>
          <Sprite name={`city-state-${CITY_STATES[cityState].type}-${CITY_STATES[cityState].frame}`} />
        </Lying>
      ))}
    </span>
  );
}

/** The marker of a government, with its arrows. */
export function GovernmentMarker({ id }: { id: GovernmentId }) {
  const { tell, word } = useBoardWords();
  const { shift } = GOVERNMENTS[id];
  const words = tell('government.marker', { government: word(`government.${id}`), shift });
  return (
    <span className="nd-lying nd-government-marker" {...tip('term:government', words)}>
      <span className="m-unseen">{words}</span>
      <Sprite name={`government-${id}`} />
    </span>
  );
}

function Lying({ name, isSpent, children }: { name: string; isSpent: boolean; children: ReactNode }) {
  const { tell } = useBoardWords();
  const words = isSpent ? tell('row.spent', { name }) : name;
  return (
    <span className="nd-lying" data-spent={isSpent || undefined} {...tip(undefined, words)}>
      <span className="m-unseen">{words}</span>
      {children}
    </span>
  );
}

/** Two arrows that pass each other, on a coin. */
export function TradeToken() {
  return (
    <svg className="nd-trade-token" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M7 10h9l-3-3M17 14H8l3 3" />
    </svg>
  );
}
