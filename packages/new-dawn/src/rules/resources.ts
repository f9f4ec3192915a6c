import { type Answer, type Api, type Ask, offer, type PlayerId, type Reason } from '@morgenrot/engine';
import { NATURAL_WONDERS } from '../cards/natural-wonders.ts';
import type { State } from '../state.ts';
import { RESOURCES, type Resource } from '../vocabulary.ts';
import { seatOf } from './seats.ts';

/** R2.1: tokens of each type in the box. */
export const RESOURCE_TOKENS = 8;

const owns = (s: State, me: PlayerId, resource: Resource): boolean => {
  const { resources, naturalWonders } = seatOf(s, me);
  return resources[resource] > 0 || naturalWonders.some((wonder) => NATURAL_WONDERS[wonder].resource === resource);
};

const resourceRefused = (s: State, me: PlayerId, resource: Resource): Reason | undefined => {
  if (s.supply[resource] === 0) return { key: 'resource.none', params: { resource } };
  return owns(s, me, resource) ? { key: 'resource.owned', params: { resource } } : undefined;
};

/** One resource from the supply, of a type not owned yet. */
export const takeResource = {
  ask: (s: State, { player }: { player: PlayerId }): Ask =>
    offer(RESOURCES, (resource) => resourceRefused(s, player, resource), 'skip'),
  run(s: State, { player }: { player: PlayerId }, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const resource = answer as Resource;
    s.supply[resource]--;
    seatOf(s, player).resources[resource]++;
    api.log({ key: 'resource.gained', by: player, params: { resource } });
  },
};
