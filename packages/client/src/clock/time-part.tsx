import type { ClockSettings } from '@morgenrot/protocol';
import { MenuPart } from '../table/menu/menu-part.tsx';
import type { MenuPartProps } from '../table/menu/table-dialog.tsx';
import { useWords } from '../texts/use-words.tsx';
import { ClockChip } from './clock-chip.tsx';

/** How much time everybody has, and what happens without. */
export function TimePart({ table: { info } }: MenuPartProps) {
  const { say } = useWords();
  const { clock, settings } = info;
  if (!settings.clock) return null;
  return (
    <MenuPart title={say('clock.menu.title')}>
      <ClockRule rule={settings.clock} />
      {clock && info.status === 'playing' && (
        <ul className="m-clock-list" aria-label={say('clock.menu.list')}>
          {info.seats.map(({ seat, name = '' }) => (
            <li key={seat}>
              <span>{name}</span>
              <ClockChip seat={seat} who={say('clock.of', { name })} />
            </li>
          ))}
        </ul>
      )}
    </MenuPart>
  );
}

const AT_ZERO = {
  nothing: 'clock.menu.nothing',
  computer: 'clock.menu.computer',
  out: 'clock.menu.out',
} as const;

function ClockRule({ rule: { minutes, plus, atZero } }: { rule: ClockSettings }) {
  const { say } = useWords();
  const sentences = [
    say('clock.menu.bank', { minutes }),
    ...(plus > 0 ? [say('clock.menu.plus', { seconds: plus })] : []),
    say(AT_ZERO[atZero]),
  ];
  return (
    <>
      <p>{sentences.join(' ')}</p>
      <p className="m-quiet">{say('clock.menu.when')}</p>
    </>
  );
}
