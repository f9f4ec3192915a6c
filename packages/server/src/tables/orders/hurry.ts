import type { DeedHandler } from './asker.ts';

/** Computer players answer without pauses until a person is asked: nothing of it is stored. */
export const hurry: DeedHandler<'hurry'> = async ({ world, room }) => {
  world.computers.hurry(room);
  return { ok: true, value: {} };
};
