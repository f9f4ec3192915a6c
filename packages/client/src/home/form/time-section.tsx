import type { TableSettings } from '@morgenrot/protocol';
import { useWords } from '../../texts/use-words.tsx';
import type { Draft } from '../draft.ts';
import { ClockFields } from './clock-fields.tsx';
import { Section } from './section.tsx';
import { StartField } from './setting-fields.tsx';

interface TimeSectionProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** When the match begins, and how long players may think. */
export function TimeSection({ draft, onChange }: TimeSectionProps) {
  const { say } = useWords();
  const { settings } = draft;
  const change = (next: TableSettings): void => onChange({ ...draft, settings: next });
  const clock = settings.clock
    ? say('setting.clock.short.on', { count: settings.clock.minutes })
    : say('setting.clock.short.off');
  return (
    <Section
      title={say('home.create.section.time')}
      sum={[say(`setting.start.short.${settings.start}`), clock].join(' · ')}
    >
      <StartField settings={settings} onChange={change} />
      <ClockFields settings={settings} onChange={change} />
    </Section>
  );
}
