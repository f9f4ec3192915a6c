import type { Strength } from '@morgenrot/engine';
import { HINTS, PACES, type TableSettings } from '@morgenrot/protocol';
import { explain, explainAll } from '../../reference/explained.ts';
import type { TipProps } from '../../reference/tip.ts';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import type { Abilities } from '../abilities.ts';
import type { Draft } from '../draft.ts';
import { Choices } from './choices.tsx';
import { Field } from './field.tsx';
import { Section } from './section.tsx';
import type { SettingProps } from './setting-fields.tsx';

interface StrengthSelectProps {
  game: Pick<Abilities, 'strengths'>;
  strength: Strength;
  /** Where nothing else says what is chosen. */
  label?: string;
  className?: string;
  /** The last choice is on its way; until it has come back nothing else is chosen. */
  isWaiting?: boolean;
  onChange: (strength: Strength) => void;
}

/** All strengths of the game, what each of them means. */
export const strengthTip = (
  { say }: Pick<Words, 'say'>,
  title: string,
  { strengths }: Pick<Abilities, 'strengths'>,
): TipProps =>
  explainAll(
    title,
    strengths.map((each) => [say(`strength.${each}`), say(`strength.${each}.note`)]),
  );

/** How well a computer player plays, by name. */
export function StrengthSelect({ game, strength, label, className, isWaiting, onChange }: StrengthSelectProps) {
  const words = useWords();
  const choose = (value: string): void => {
    const chosen = game.strengths.find((each) => each === value);
    if (chosen) onChange(chosen);
  };
  return (
    <select
      value={strength}
      aria-label={label}
      {...(label === undefined ? {} : strengthTip(words, label, game))}
      className={className}
      aria-disabled={isWaiting}
      onChange={(event) => choose(event.target.value)}
    >
      {game.strengths.map((each) => (
        <option key={each} value={each}>
          {words.say(`strength.${each}`)}
        </option>
      ))}
    </select>
  );
}

/** How fast computer players answer, whom they stand in for and how well, and whom they advise. */
export function ComputerFields({ game, settings, onChange }: SettingProps & { game: Abilities }) {
  const { say } = useWords();
  const { standIn, hints } = settings;
  return (
    <>
      <PaceField settings={settings} onChange={onChange} />
      <Field label={say('setting.standIn')} tip={explain('setting.standIn')} note={say(`strength.${standIn}.note`)}>
        <StrengthSelect game={game} strength={standIn} onChange={(next) => onChange({ ...settings, standIn: next })} />
      </Field>
      {game.hints && (
        <Choices
          legend={say('setting.hints')}
          tip={explain('setting.hints')}
          tipFor={(value) => explain(`setting.hints.${value}`)}
          note={say('setting.hints.note')}
          values={HINTS}
          chosen={hints}
          wordFor={(value) => say(`setting.hints.${value}`)}
          onChoose={(next) => onChange({ ...settings, hints: next })}
        />
      )}
    </>
  );
}

export function PaceField({ settings, onChange }: SettingProps) {
  const { say } = useWords();
  return (
    <Choices
      legend={say('setting.pace')}
      tip={explain('setting.pace')}
      values={PACES}
      chosen={settings.pace}
      wordFor={(value) => say(`setting.pace.${value}`)}
      noteFor={(value) => say(`setting.pace.${value}.note`)}
      onChoose={(pace) => onChange({ ...settings, pace })}
    />
  );
}

interface ComputersSectionProps {
  game: Abilities;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function ComputersSection({ game, draft, onChange }: ComputersSectionProps) {
  const { say } = useWords();
  const { settings } = draft;
  const change = (next: TableSettings): void => onChange({ ...draft, settings: next });
  const sum = [
    say(`setting.pace.${settings.pace}`),
    ...(game.hints ? [say(`setting.hints.short.${settings.hints}`)] : []),
  ].join(' · ');
  return (
    <Section title={say('home.create.section.computers')} sum={sum}>
      <ComputerFields game={game} settings={settings} onChange={change} />
    </Section>
  );
}
