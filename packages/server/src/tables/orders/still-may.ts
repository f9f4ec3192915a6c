import type { Deed } from '@morgenrot/protocol';
import type { Refused } from '../../reasons.ts';
import { powerRefused } from '../powers/powers.ts';
import { type AskedDeed, askerAt } from './asker.ts';

/** Another process may have changed the table since it was asked first: may they still? Ask it where it is stored. */
export const stillMay = (asked: AskedDeed<Deed>): Refused | undefined =>
  powerRefused({ ...asked, asker: askerAt(asked.room, asked.asker.person) });
