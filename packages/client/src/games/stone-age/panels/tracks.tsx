import { type Meal, MOST_AGRICULTURE } from '@morgenrot/stone-age';
import { tip } from '../../../reference/tip.ts';
import { Icon } from '../drawing/icons.tsx';
import { useTribeWords } from '../words/own.ts';

/** What this round's feeding takes, and what is missing. */
export function MealLine({ meal: { need, food, missing } }: { meal: Meal }) {
  const { tell } = useTribeWords();
  return (
    <p className="sa-meal" data-missing={missing > 0 || undefined} {...tip('term:feeding')}>
      <Icon name="food" />
      {tell('own.feeding', { need, food })}{' '}
      <strong>{missing > 0 ? tell('own.missing', { missing }) : tell('own.enough')}</strong>
    </p>
  );
}

/** The field track: so many levels of those there are. */
export function FieldTrack({ level }: { level: number }) {
  const { tell } = useTribeWords();
  const said = tell('own.agriculture', { level, most: MOST_AGRICULTURE });
  return (
    <p className="sa-track" role="img" aria-label={said} {...tip('term:agriculture', said)}>
      <Icon name="agriculture" />
      {Array.from({ length: MOST_AGRICULTURE }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level has no other name than its number
        <i key={i} className="sa-track-step" data-reached={i < level || undefined} />
      ))}
    </p>
  );
}
