import { type Answer, type Api, type Ask, next, offer, offersOnly, type PlayerId } from '@morgenrot/engine';
import type { State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { DISTRICTS, type District } from '../../vocabulary.ts';
import { clockwiseFrom } from '../seats.ts';
import { reinforce } from '../war/military.ts';
import { districtsOf } from './districts.ts';

/** T7.3: clockwise from the start player, each in the order of choice. */
export const districtEvent = {
  run(s: State): void {
    const players = clockwiseFrom(s, s.startPlayer);
    next<NewDawnStep>(s, ...players.map((player) => everyDistrict(player)));
  },
};
const everyDistrict = (player: PlayerId): NewDawnStep => ({
  kind: 'ownDistricts',
  player,
  done: [],
  left: DISTRICTS.length,
});

const waiting = (s: State, { player, done, left }: Omit<StepOf<'resolveDistricts'>, 'kind'>): District[] =>
  left > 0
    ? districtsOf(s, player)
        .map(({ district }) => district)
        .filter((district) => !done.includes(district))
    : [];

/** With one district left there is no order to choose. */
export const ownDistricts = {
  run(s: State, { player, done, left }: StepOf<'ownDistricts'>): void {
    const [first, second] = waiting(s, { player, done, left });
    if (!first) return;
    const step = { kind: 'resolveDistricts' as const, player, done, left };
    if (second) next<NewDawnStep>(s, step);
    else resolveDistricts.run(s, step, first);
  },
};

export const resolveDistricts = {
  ask: (s: State, step: StepOf<'resolveDistricts'>): Ask => ({ shape: 'one', from: waiting(s, step) }),
  run(s: State, { player, done, left }: StepOf<'resolveDistricts'>, answer: Answer): void {
    const district = answer as District;
    next<NewDawnStep>(
      s,
      { kind: 'resolveDistrict', player, district },
      { kind: 'ownDistricts', player, done: [...done, district], left: left - 1 },
    );
  },
};

/** Globalization, Q-F25: everybody who has such a district resolves it, clockwise from the active player. */
export const nameDistrict = {
  ask(s: State, { player, focus }: StepOf<'nameDistrict'>): Ask {
    const onMap = new Set(s.order.flatMap((owner) => districtsOf(s, owner).map(({ district }) => district)));
    const spending = !reinforce.idle(s, { kind: 'reinforce', player, left: 0, focus });
    const named = (district: District) =>
      onMap.has(district) ? undefined : { key: 'district.nobody', params: { district } };
    // Tokens on the card may be spent before the districts bring more than it can hold (T6.3).
    return offer(DISTRICTS, named, 'skip', ...(spending ? ['reinforce'] : []));
  },
  idle: (s: State, step: StepOf<'nameDistrict'>): boolean => offersOnly(nameDistrict.ask(s, step), 'skip', 'reinforce'),
  run(s: State, step: StepOf<'nameDistrict'>, answer: Answer, api: Api): void {
    const { player, focus } = step;
    if (answer === 'skip') return;
    if (answer === 'reinforce') {
      next<NewDawnStep>(s, { kind: 'reinforce', player, left: 0, focus }, step);
      return;
    }
    const district = answer as District;
    api.log({ key: 'district.named', by: player, params: { district } });
    const owners = clockwiseFrom(s, player);
    next<NewDawnStep>(s, ...owners.map((owner) => ({ kind: 'resolveDistrict' as const, player: owner, district })));
  },
};
