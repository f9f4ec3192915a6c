import { refuse } from '../../reasons.ts';
import type { TableRecord } from '../../store/index.ts';
import { voiceOf } from '../../talk/voice.ts';
import { amend } from '../amend.ts';
import type { DeedHandler } from './asker.ts';

/** Of them everybody at the table is told: who was muted first speaks again. */
const MOST = 100;

/** All whom the host may know by their voice: those who sit here, and those who have said something. */
const peopleAt = ({ seats }: TableRecord, speakers: readonly string[]): string[] => [
  ...seats.flatMap(({ person, owner }) => [person, owner].filter((one) => one !== undefined)),
  ...speakers,
];

/** The host stops somebody's words, or lets them speak again. */
export const mute: DeedHandler<'mute'> = async ({ world, room, deed }) => {
  const speakers = await world.store.talk.speakers(room.id);
  return amend(world, room, (record) => {
    const person = peopleAt(record, speakers).find((one) => voiceOf(record.id, one) === deed.from);
    if (person === undefined) return refuse('talk.nobody');
    const others = record.affairs.muted?.filter((one) => one !== person) ?? [];
    const muted = deed.muted ? [...others, person].slice(-MOST) : others;
    return { ok: true, value: { affairs: { ...record.affairs, muted } } };
  });
};
