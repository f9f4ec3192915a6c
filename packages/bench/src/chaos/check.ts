import { type AnyGame, hashOf, replay, viewOf } from '@morgenrot/engine';
import type { Store } from '@morgenrot/server/store';
import type { Witness } from './player.ts';

/** What a table that was played at was found to hold. Throws if anything is missing, doubled or wrong. */
interface Found {
  answers: number;
  undos: number;
  words: number;
}

class Lost extends Error {}
function holds(truth: boolean, table: string, what: string): asserts truth {
  if (!truth) throw new Lost(`table ${table}: ${what}`);
}

export async function checkTable(store: Store, game: AnyGame, players: readonly Witness[]): Promise<Found> {
  const table = players[0]?.table ?? '';
  const saved = await store.matches.load(table);
  holds(saved !== undefined, table, 'it is gone');
  const isReady = players.every(({ kept }) => kept.some((one) => one.kind === 'order' && one.deed === 'ready'));
  holds(!isReady || saved.state !== undefined, table, 'all were ready, and it has not begun');
  const words = await checkTalk(store, table, players);
  const orders = players.flatMap(({ kept }) => kept.filter(({ kind }) => kind === 'order')).length;
  // Of what was done with the table only the last is to be seen; how often it was changed is counted.
  const changes = players.flatMap(({ kept }) => kept.filter((one) => one.kind === 'order' && one.deed === 'vote'));
  holds(saved.record.affairsNumber >= changes.length, table, `${orders} orders, and fewer changes`);
  if (!saved.state) return { answers: 0, undos: 0, words };
  return { ...(await checkMatch(store, game, players, saved.record, saved.state.G)), words };
}

type Loaded = NonNullable<Awaited<ReturnType<Store['matches']['load']>>>;
type Stored = NonNullable<Loaded['state']>['G'];

async function checkMatch(
  store: Store,
  game: AnyGame,
  players: readonly Witness[],
  record: Loaded['record'],
  state: Stored,
): Promise<Omit<Found, 'words'>> {
  const table = record.id;
  const entries = await store.matches.entries(table);
  holds(record.n === entries.length, table, 'journal and state have different numbers');
  const { options, seed = '', seats, rules } = record;
  const order = seats.map(({ seat }) => seat);
  const replayed = replay(game, { game: game.id, rules, players: order, options, seed, entries });
  holds(replayed.hash === hashOf(state), table, 'the journal leads to another state than the one that is stored');
  for (const player of players) checkScreen(game, player, record, state);
  const stored = new Set<number>();
  for (const { seat, actions, kept, shown } of players) {
    holds(shown <= record.n, table, 'what was on a screen has not been stored');
    for (const action of actions) {
      const n = await store.matches.played(table, seat, action);
      if (n !== undefined) stored.add(n);
    }
    for (const one of kept) {
      if (one.kind === 'act') {
        const n = await store.matches.played(table, seat, one.action);
        holds(n === one.n, table, `answer ${one.n} was acknowledged, and is stored as ${n}`);
      } else if (one.kind === 'undo') {
        const entry = entries[one.n - 1];
        holds(entry !== undefined && 'undo' in entry && entry.by === seat, table, `undo ${one.n} is gone`);
      }
    }
  }
  const answers = entries.filter((entry) => 'step' in entry).length;
  const isAlone = players.every(({ kept, doubtful }) => !doubtful && !kept.some(isStandIn));
  // Each answer in the journal has one action of its own, unless a computer player has given some.
  holds(isAlone ? answers === stored.size : answers >= stored.size, table, 'the journal has an answer twice');
  checkClock(record);
  return { answers, undos: entries.length - answers };
}

/** The page that was open in the end has come, step by step, to what the stored state shows to whoever sits there. */
function checkScreen(game: AnyGame, { seat, rested }: Witness, { id, n }: Loaded['record'], state: Stored): void {
  if (!rested) return;
  holds(rested.n === n, id, `the page of seat ${seat} has ended at ${rested.n}, and ${n} is stored`);
  // What has just happened comes as lines of the log: no page has it in its view.
  const view = hashOf({ ...viewOf(game, state, rested.eyes), news: [] });
  holds(rested.view === view, id, `the page of seat ${seat} has ended on another view than the one that is stored`);
}

const isStandIn = (one: Witness['kept'][number]): boolean => one.kind === 'order' && one.deed === 'standIn';

function checkClock({ id, clock, settings, seats }: Loaded['record']): void {
  if (!settings.clock) return;
  const left = Object.values(clock?.left ?? {});
  holds(left.length === seats.length && left.every((ms) => ms > 0), id, 'a bank of time is gone');
}

async function checkTalk(store: Store, table: string, players: readonly Witness[]): Promise<number> {
  const lines = await store.talk.after(table, 0, 1_000_000);
  holds(new Set(lines.map(({ id }) => id)).size === lines.length, table, 'two words have one number');
  const said = lines.filter(({ event }) => event === undefined);
  holds(new Set(said.map(({ action }) => action)).size === said.length, table, 'a word is there twice');
  for (const one of players.flatMap(({ kept }) => kept)) {
    if (one.kind !== 'say') continue;
    holds(
      // A page knows a line by its moment.
      said.some(({ at, action }) => at === one.id && action === one.action),
      table,
      `word ${one.id} is gone`,
    );
  }
  return said.length;
}
