import type { GameInfo } from '@morgenrot/protocol';
import { useWords } from '../../texts/use-words.tsx';
import type { Words } from '../../texts/words.ts';
import { type Draft, withOptions } from '../draft.ts';
import { OptionFields } from './option-fields.tsx';
import { Section } from './section.tsx';

interface RulesSectionProps {
  game: GameInfo;
  draft: Draft;
  /** The game's words. */
  words: Words;
  onChange: (draft: Draft) => void;
}

/** The game's own options, as the game lists them. */
export function RulesSection({ game, draft, words, onChange }: RulesSectionProps) {
  const { say } = useWords();
  const changed = game.options.filter(({ key, initial }) => draft.options[key] !== initial).length;
  const sum = changed === 0 ? say('home.create.rules.usual') : say('home.create.rules.changed', { count: changed });
  return (
    <Section title={say('home.create.section.rules')} sum={sum}>
      <OptionFields
        specs={game.options}
        chosen={draft.options}
        seats={draft.plans.length}
        words={words}
        onChange={(options) => onChange(withOptions(draft, options, game))}
      />
    </Section>
  );
}
