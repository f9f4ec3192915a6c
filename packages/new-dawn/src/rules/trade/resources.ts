import {
  type Answer,
  type Api,
  type Ask,
  next,
  offer,
  offersOnly,
  type PlayerId,
  type Reason,
} from '@morgenrot/engine';
import { NATURAL_WONDERS } from '../../cards/natural-wonders.ts';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { RESOURCES, type Resource } from '../../vocabulary.ts';
import { seatOf } from '../seats.ts';

/** A natural wonder counts as its resource. */
export const ownsResource = (s: State, me: PlayerId, resource: Resource): boolean => {
  const { resources, naturalWonders } = seatOf(s, me);
  return resources[resource] > 0 || naturalWonders.some((wonder) => NATURAL_WONDERS[wonder].resource === resource);
};

function resourceRefused(s: State, me: PlayerId, resource: Resource, notOwned: boolean): Reason | undefined {
  if (s.supply[resource] === 0) return { key: 'resource.none', params: { resource } };
  return notOwned && ownsResource(s, me, resource) ? { key: 'resource.owned', params: { resource } } : undefined;
}

/** One resource from the supply, of any type or only of one not owned yet. */
export const takeResource = {
  ask: (s: State, { player, notOwned }: StepOf<'takeResource'>): Ask =>
    offer(RESOURCES, (resource) => resourceRefused(s, player, resource, notOwned), 'skip'),
  idle: (s: State, step: StepOf<'takeResource'>): boolean => offersOnly(takeResource.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'takeResource'>, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const resource = answer as Resource;
    s.supply[resource]--;
    seatOf(s, player).resources[resource]++;
    api.log({ key: 'resource.gained', by: player, params: { resource } });
  },
};

/** One own token against one of any type from the supply. */
export const exchangeResource = {
  ask: (s: State, { player }: StepOf<'exchangeResource'>): Ask =>
    offer(
      RESOURCES,
      (resource) =>
        seatOf(s, player).resources[resource] > 0 ? undefined : { key: 'resource.notYours', params: { resource } },
      'skip',
    ),
  idle: (s: State, step: StepOf<'exchangeResource'>): boolean => offersOnly(exchangeResource.ask(s, step), 'skip'),
  run(s: State, { player }: StepOf<'exchangeResource'>, answer: Answer): void {
    if (answer !== 'skip') next<NewDawnStep>(s, { kind: 'exchangeResourceFor', player, give: answer as Resource });
  },
};

export const exchangeResourceFor = {
  ask: (s: State, { player, give }: StepOf<'exchangeResourceFor'>): Ask =>
    offer(
      RESOURCES,
      (resource) => (resource === give ? { key: 'resource.same' } : resourceRefused(s, player, resource, false)),
      'skip',
    ),
  run(s: State, { player, give }: StepOf<'exchangeResourceFor'>, answer: Answer, api: Api): void {
    if (answer === 'skip') return;
    const resource = answer as Resource;
    const { resources } = seatOf(s, player);
    resources[give]--;
    s.supply[give]++;
    s.supply[resource]--;
    resources[resource]++;
    api.log({ key: 'resource.exchanged', by: player, params: { given: give, resource } });
  },
};
