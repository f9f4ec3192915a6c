import { type GameInfo, SEAT_PLANS, type SeatPlan } from '@morgenrot/protocol';
import { Fragment } from 'react';
import { explain } from '../../reference/explained.ts';
import { useWords } from '../../texts/use-words.tsx';
import { type Draft, mayClose, seatsIn, strengthAt } from '../draft.ts';
import { StrengthSelect, strengthTip } from './computer-fields.tsx';
import { Field } from './field.tsx';
import { Section } from './section.tsx';

interface SeatsSectionProps {
  game: GameInfo;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Who is to sit where; the first seat is mine. */
export function SeatsSection({ game, draft, onChange }: SeatsSectionProps) {
  const words = useWords();
  const { say } = words;
  const { plans } = draft;
  const others = plans.slice(1);
  const counts = SEAT_PLANS.map((plan) => ({ plan, count: others.filter((other) => other === plan).length }))
    .filter(({ count }) => count > 0)
    .map(({ plan, count }) => say(`plan.count.${plan}`, { count }));
  const change = (index: number, plan: SeatPlan): void =>
    onChange({ ...draft, plans: plans.map((old, other) => (other === index ? plan : old)) });
  return (
    <Section title={say('home.create.section.seats')} sum={[say('plan.mine'), ...counts].join(' · ')}>
      <Field label={say('seat.label', { seat: 1 })} isAsked={false}>
        <span>{say('plan.mine')}</span>
      </Field>
      {others.map((plan, other) => {
        const index = other + 1;
        return (
          // Seats have no other name than their place.
          <Fragment key={String(index)}>
            <Field
              label={say('seat.label', { seat: index + 1 })}
              tip={explain(`seat.plan.${plan}`)}
              note={plan === 'kept' ? say('plan.note') : undefined}
            >
              <select
                value={plan}
                onChange={(event) => change(index, SEAT_PLANS.find((each) => each === event.target.value) ?? plan)}
              >
                {SEAT_PLANS.map((each) => (
                  <option
                    key={each}
                    value={each}
                    disabled={each === 'closed' && !mayClose(draft, index, seatsIn(game, draft.options).min)}
                  >
                    {say(`plan.${each}`)}
                  </option>
                ))}
              </select>
            </Field>
            {plan === 'computer' && (
              <Field
                label={say('strength.seat', { seat: index + 1 })}
                tip={strengthTip(words, say('strength.seat', { seat: index + 1 }), game)}
                note={say(`strength.${strengthAt(draft, index, game)}.note`)}
              >
                <StrengthSelect
                  game={game}
                  strength={strengthAt(draft, index, game)}
                  onChange={(strength) =>
                    onChange({ ...draft, strengths: { ...draft.strengths, [String(index)]: strength } })
                  }
                />
              </Field>
            )}
          </Fragment>
        );
      })}
    </Section>
  );
}
