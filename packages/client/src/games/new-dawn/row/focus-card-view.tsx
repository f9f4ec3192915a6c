import { CITY_STATES, FOCUS_CARDS, type FocusCard, type FocusCardId, isComing } from '@morgenrot/new-dawn';
import { Sprite } from '../icons/sprite.tsx';
import { TypeIcon } from '../icons/type-icon.tsx';
import { roman } from '../roman.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** What stands on a card, whoever has it and wherever it lies. */
export function CardFace({ card }: { card: FocusCardId }) {
  const { word, tell } = useBoardWords();
  const { type, level } = FOCUS_CARDS[card];
  return (
    <>
      <span className="card-head">
        <TypeIcon type={type} />
        <span className="card-level" title={tell('row.level', { level: roman(level) })}>
          <span className="unseen">
            {word(`type.${type}`)}, {tell('row.level', { level: roman(level) })}:{' '}
          </span>
          <span aria-hidden="true">{roman(level)}</span>
        </span>
      </span>
      <span className="card-name">{word(`card.${card}.name`)}</span>{' '}
      <span className="card-text">{word(`card.${card}.text`)}</span>{' '}
      {isComing(card) && (
        <span className="card-coming" title={word('card.coming')}>
          {tell('row.coming')}
        </span>
      )}
    </>
  );
}

/** What lies on a place of the row. */
export function CardLoad({ focus }: { focus: Pick<FocusCard, 'trade' | 'cityStates'> }) {
  const { tell, word } = useBoardWords();
  return (
    <span className="card-load">
      {focus.trade > 0 && (
        <span className="trade-tokens" title={tell('row.trade', { count: focus.trade })}>
          <span className="unseen">{tell('row.trade', { count: focus.trade })}</span>
          {Array.from({ length: focus.trade }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <TradeToken key={i} />
          ))}
        </span>
      )}
      {focus.cityStates.map((cityState) => (
        <span key={cityState} title={word(`cityState.${cityState}.name`)}>
          <Sprite name={`city-state-${CITY_STATES[cityState].type}-${CITY_STATES[cityState].frame}`} />
        </span>
      ))}
    </span>
  );
}

/** Two arrows that pass each other, on a coin. */
export function TradeToken() {
  return (
    <svg className="trade-token" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M7 10h9l-3-3M17 14H8l3 3" />
    </svg>
  );
}
