import {
  type AnyGame,
  asked,
  canonical,
  chance,
  clone,
  enumerate,
  handlerOf,
  isTogether,
  newsFor,
  type PlayerId,
  type Step,
  type Steps,
  viewOf,
} from '@morgenrot/engine';
import { playout, type Sitting } from '@morgenrot/engine/simulate';
import { expect, it } from 'vitest';
import { type Contract, MOST_DECISIONS, seatsFrom, sittings, where } from './plan.ts';
import { expectSame, isSameData } from './same.ts';

/** In one of so many states somebody looks for a twin of it, and in all whose news name what is hidden. */
const EVERY = 7;

/** Another answer than the sealed one. */
function otherAnswer(game: AnyGame, s: Steps<Step>, step: Step) {
  const ask = handlerOf(game.handlers, step).ask?.(s, step);
  if (ask) for (const answer of enumerate(ask)) if (canonical(answer) !== canonical(step.given)) return answer;
  return step.given;
}

/** A state that `me` must not be able to tell from `s`: all that is hidden is otherwise. */
function twinOf(game: AnyGame, s: Steps<Step>, me: PlayerId): Steps<Step> {
  const { shuffle } = chance({ seed: `twin ${s.decisions}`, drawn: 0 });
  const mixed = game.outlook?.imagine(clone(viewOf(game, s, me)), me, shuffle) ?? clone(s);
  const steps = clone(s.steps);
  for (const step of steps.filter((one) => isTogether(one)))
    for (const one of step.each)
      if (one.given !== undefined && one.player !== me) one.given = otherAnswer(game, s, one) ?? one.given;
  return { ...mixed, steps, news: newsFor(s.news, me) };
}

/** Views are made of what somebody may know, and of nothing else: whatever is hidden may be otherwise. */
export function secrets(plan: Contract): void {
  const { game, mostDecisions = MOST_DECISIONS } = plan;
  const found = new Set<string>();
  const lookFrom = (sitting: Sitting, s: Steps<Step>, me: PlayerId): void => {
    const about = (): string => where(sitting, s);
    const twin = twinOf(game, s, me);
    const view = viewOf(game, s, me);
    expectSame(viewOf(game, twin, me), view, about);
    // Spectators know no more than any player.
    const watched = (one: Steps<Step>): Steps<Step> => ({ ...viewOf(game, one, null), news: [] });
    expectSame(watched(twin), watched(s), about);
    const text = JSON.stringify(view);
    expectSame(plan.markers?.(s, me).filter((marker) => text.includes(`"${marker}"`)) ?? [], [], about);
    expectSame(asked(game.handlers, twin, me), asked(game.handlers, s, me), about);
    for (const [name, part] of Object.entries(plan.secrets))
      if (!found.has(name) && !isSameData(part(twin), part(s))) found.add(name);
  };
  const isNamed = (s: Steps<Step>, players: readonly PlayerId[]): boolean => {
    const news = JSON.stringify(s.news);
    return players.some((me) => plan.markers?.(s, me).some((marker) => news.includes(`"${marker}"`)));
  };
  it.runIf(game.outlook)('shows nobody what is hidden from them, whatever it is', () => {
    for (const sitting of sittings(plan, 'secrets')) {
      let n = 0;
      const players = seatsFrom(sitting.players);
      playout(game, {
        ...sitting,
        mostDecisions,
        eachState: (s) => {
          if (n++ % EVERY === 0 || isNamed(s, players)) for (const me of players) lookFrom(sitting, s, me);
        },
      });
    }
    expect([...found].sort()).toEqual(Object.keys(plan.secrets).sort());
  });
}
