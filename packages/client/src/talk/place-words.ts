import type { Words } from '../texts/words.ts';
import type { TalkPlace } from './places.ts';
import type { Talk } from './use-talk.ts';

/** What a place is called. */
export function labelOf({ say }: Words, { channel, name = '' }: TalkPlace): string {
  if (channel === 'private') return say('talk.with', { name });
  return say(channel === 'table' ? 'talk.table' : 'talk.watchers');
}

/** What the field to write in asks for. */
export function promptOf({ say }: Words, { channel, name = '' }: TalkPlace): string {
  if (channel === 'private') return say('talk.write.private', { name });
  return say(channel === 'table' ? 'talk.write.table' : 'talk.write.watchers');
}

/** Who reads along, where that is not plain. */
export function noteOn(
  { say }: Words,
  { table: { info, mine, owned = [] } }: Talk,
  place: TalkPlace,
): string | undefined {
  if (place.channel === 'private') return say('talk.note.private', { name: place.name ?? '' });
  if (place.channel === 'table') return place.isClosed ? say('talk.note.table') : undefined;
  if (mine.length > 0 || owned.length > 0) return say('talk.note.watchers');
  const isOpen = info.status !== 'playing' || info.settings.watchTalk === 'open';
  return say(isOpen ? 'talk.note.open' : 'talk.note.hidden');
}
