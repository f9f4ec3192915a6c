import { next } from '@morgenrot/engine';
import { hostOf } from '../../rules/map/towns.ts';
import type { NewDawnStep } from '../../steps.ts';
import type { Effect } from '../effect.ts';

/** A visit to a rival city may be for learning: a card of a kind and level that is known there (Q-E37). */
export const greatLibrary: Effect = {
  onVisit(s, player, hex) {
    const host = hostOf(s, player, hex);
    if (host !== undefined) next<NewDawnStep>(s, { kind: 'copyCard', player, from: host });
  },
};

/** At the end of a turn in which a focus card was replaced: any two cards but science may change places. */
export const universityOfSankore: Effect = {
  onEndOfTurn(s, player) {
    if (!s.thisTurn.replaced) return;
    next<NewDawnStep>(s, { kind: 'swapCards', player, adjacent: false, not: 'science' });
  },
};

/** Stands in a city of its own at the edge of the map, and brings control tokens with it (Q-F18). */
export const amundsenScott: Effect = { site: 'edge' };
