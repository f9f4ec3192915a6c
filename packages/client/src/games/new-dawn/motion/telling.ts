import type { Telling } from '../../../board/replay/happenings.ts';

/** Lines that say where we are, and nothing that happened. */
const FRAME = new Set(['round.begun', 'turn.begun']);

/** Lines that are a consequence of the one before: told and shown together with it. */
const FOLLOWS = new Set([
  'agenda.lost',
  'army.defeated',
  'army.fellBack',
  'army.sentHome',
  'attack.lost',
  'attack.won',
  'barbarian.appeared',
  'barbarian.defeated',
  'barbarian.drivenAway',
  'barbarian.moved',
  'barbarian.repelled',
  'barbarian.stayed',
  'barbarian.stopped',
  'barbarian.tookControl',
  'barbarian.waits',
  'barbarians.moved',
  'barbarians.spread',
  'capital.beaten',
  'capital.raided',
  'caravan.arrived',
  'caravan.destroyed',
  'caravan.sentHome',
  'city.conquered',
  'city.destroyed',
  'city.tokenInstead',
  'cityState.conquered',
  'cityState.freed',
  'control.conquered',
  'control.destroyed',
  'control.flipped',
  'control.scorched',
  'diplomacy.returned',
  'diplomacy.cityStateReturned',
  'diplomacy.which',
  'explore.noRoom',
  'fort.noCity',
  'government.lost',
  'naturalWonder.returned',
  'naturalWonder.spent',
  'naturalWonder.taken',
  'naturalWonder.won',
  'resource.spent',
  'resource.taken',
  'tile.hole',
  'tiles.seen',
  'trade.discarded',
  'trade.lost',
  'trade.spent',
  'trade.spentCityState',
  'wonder.abandoned',
  'wonder.aged',
  'wonder.captured',
  'wonder.found',
  'wonder.outdated',
  'wonder.turnedUp',
]);

/** How this game's log falls into things that happen. */
export const TELLING: Telling = {
  partOf(key) {
    if (FRAME.has(key)) return 'frame';
    return FOLLOWS.has(key) ? 'follows' : 'begins';
  },
  turnOf({ key, by }) {
    if (key === 'turn.begun') return by ?? null;
    return key === 'dial.turned' ? null : undefined;
  },
};

/** Barbarians march in great numbers; the map lights up where from and where to. */
export const isSeen = (key: string): boolean => key === 'barbarian.moved' || key === 'barbarian.stayed';
