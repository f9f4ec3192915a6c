import type { LogLine } from '@morgenrot/protocol';
import { memo } from 'react';
import type { GameView } from '../../../board/plugin.ts';
import type { Happening } from '../../../board/replay/happenings.ts';
import { Happenings, LiveMotion } from '../../../kits/board/happenings.tsx';
import { CombatTold } from '../combat/told.tsx';
import { markOf } from '../icons/control-mark.tsx';
import { stateOf } from '../match.ts';
import { motionsFor, partsFor } from './plan.ts';
import { isSeen, TELLING } from './telling.ts';

const motionsIn = (view: GameView, lines: readonly LogLine[]) => motionsFor(stateOf(view), lines);
const pictureOf = (happening: Happening) => <CombatTold happening={happening} />;

/** What happens moves over the board as it comes, and what has happened can be seen again. */
export const MapHappenings = memo(function MapHappenings() {
  return (
    <Happenings
      telling={TELLING}
      motionsFor={motionsIn}
      partsFor={partsFor}
      mark={markOf}
      picture={pictureOf}
      isSeen={isSeen}
    />
  );
});

/** On a screen that nobody touches things only move. */
export const MapMotion = () => <LiveMotion telling={TELLING} motionsFor={motionsIn} />;
