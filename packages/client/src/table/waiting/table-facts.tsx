import { type TableInfo, usualSettings } from '@morgenrot/protocol';
import { Suspense, useId, useState } from 'react';
import { useGameName } from '../../games/use-game-name.ts';
import { toldOptions } from '../../home/form/option-rules.ts';
import { valueWord } from '../../home/form/value-word.ts';
import { useGames } from '../../home/use-games.ts';
import { explain } from '../../reference/explained.ts';
import { tipsInside } from '../../reference/tip.ts';
import { lazily } from '../../shell/lazily.tsx';
import { useWords } from '../../texts/use-words.tsx';
import type { Session } from '../session/session.ts';

const SetUpDialog = lazily(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);

interface TableFactsProps {
  session: Session;
  info: TableInfo;
  isHost: boolean;
}

/** What will be played: somebody invited sees it before sitting down, the host may still change it. */
export function TableFacts({ session, info, isHost }: TableFactsProps) {
  const { find, say } = useWords();
  const gameName = useGameName();
  const specs = useGames().find(({ id }) => id === info.game)?.options ?? [];
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="m-card" aria-labelledby={heading}>
      <div className="m-spread m-card-head">
        <h2 id={heading}>{gameName(info.game)}</h2>
        {isHost && (
          <button type="button" className="m-button m-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say('setUp.open')}
          </button>
        )}
      </div>
      <dl className="m-facts">
        {toldOptions(specs, info.options, info.seats.length).map(([key, value]) => (
          <div key={key}>
            <dt>{find(`options.${key}`) ?? key}</dt>
            <dd>
              {valueWord({ find }, info.options, [key, value]) ?? value}
              <small className="m-quiet">{valueWord({ find }, info.options, [key, value], '.note')}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="m-wrap m-fact-chips" {...tipsInside}>
        {chipsOf(info).map(([key, word, values]) => (
          <span key={key} className="m-fact-chip" {...explain(key)}>
            {say(word, values)}
          </span>
        ))}
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <SetUpDialog session={session} info={info} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** What it is about, and how it is said in short. */
type Chip = [about: Parameters<typeof explain>[0], ...Parameters<ReturnType<typeof useWords>['say']>];

/** The settings in a few words each. */
function chipsOf({ settings: { access, start, watch, clock, delay, hints, patience } }: TableInfo): Chip[] {
  const chips: Chip[] = [
    [`setting.access.${access}`, `setting.access.short.${access}`],
    [`setting.start.${start}`, `setting.start.short.${start}`],
  ];
  if (clock) chips.push(['setting.clock.on', 'setting.clock.short.on', { count: clock.minutes }]);
  else chips.push(['setting.clock.off', 'setting.clock.short.off']);
  if (!clock && patience !== usualSettings.patience)
    chips.push(['setting.patience', 'setting.patience.short', { count: patience }]);
  chips.push([`setting.watch.${watch}`, `setting.watch.short.${watch}`]);
  if (hints !== 'alone') chips.push([`setting.hints.${hints}`, `setting.hints.short.${hints}`]);
  if (watch !== 'off' && delay.amount > 0)
    chips.push(['setting.delay', `setting.delay.short.${delay.by}`, { count: delay.amount }]);
  return chips;
}
