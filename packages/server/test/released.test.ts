import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { GAMES, gameByRules, OLDER_RULES } from '@morgenrot/catalog';
import { hashOf, verify } from '@morgenrot/engine';
import type { MatchFile } from '@morgenrot/protocol';
import { describe, expect, it } from 'vitest';
import { restore } from '../src/store/backup.ts';
import { testDatabase } from './kit/database.ts';
import { Person, playOn, Seat, seeded } from './kit/person.ts';
import type { Released } from './kit/released.ts';
import { testServer } from './kit/server.ts';

const FOLDER = fileURLToPath(new URL('./released/', import.meta.url));
const RELEASES = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.gz') ? [file.slice(0, -3)] : []));
const knownOf = (name: string): Released => JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));

describe('a server of today', () => {
  it.each(RELEASES)(
    'opens the database of release %s, shows what it showed, and plays every match in it on to a true end',
    {
      timeout: 120_000,
    },
    async (name) => {
      const database = await testDatabase('sqlite');
      await restore(database, createReadStream(`${FOLDER}${name}.gz`).pipe(createGunzip()), { replace: false });
      const server = await testServer({ database, parts: { games: [...Object.values(GAMES), ...OLDER_RULES] } });
      const { matches } = knownOf(name);
      expect(matches.map(({ status }) => status)).toEqual(expect.arrayContaining(['playing', 'over']));
      const played: string[] = [];
      const playOut = async (match: Released['matches'][number]): Promise<void> => {
        const saved = await server.store.matches.load(match.id);
        const people = match.people.map(({ name: called, cookie }) => {
          const person = new Person(server.url, called);
          person.cookie = cookie;
          return person;
        });
        const game = gameByRules(match.game, saved?.record.rules ?? 0)!;
        const seats = people.map((person) => new Seat(person.connect(), match.id, game));
        for (const [index, seat] of seats.entries()) {
          const joined = await seat.watch();
          expect(joined.seat).toBe(String(index));
          expect(joined.table.shelved, 'every released version can be played on').toBeUndefined();
          // Newer rules that have taken over show it in their own form, one number further on.
          if (joined.table.rules !== match.rules) continue;
          expect(joined.match?.n).toBe(match.n);
          expect(hashOf(joined.match?.view)).toBe(match.people[index]?.view);
        }
        await playOn(seats, 4000, seeded(11));
        await seats[0]!.until(() => seats[0]!.info?.status === 'over');
        const { body } = await people[0]!.ask('GET', `/api/tables/${match.id}/record`);
        const { file } = body as unknown as { file: MatchFile };
        expect(verify(gameByRules(match.game, file.record.rules)!, file)).toMatchObject({ ok: true });
        for (const person of people) person.close();
        played.push(match.id);
      };
      await Promise.all(matches.map(playOut));
      expect(played.sort()).toEqual(matches.map(({ id }) => id).sort());
      await server.end();
    },
  );
});
