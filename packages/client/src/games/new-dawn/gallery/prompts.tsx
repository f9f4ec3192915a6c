import { asked, check, optionsOf, refusedOf } from '@morgenrot/engine';
import { newDawnRules } from '@morgenrot/new-dawn';
import { useEffect, useState } from 'react';
import { type Board, type BoardSource, createBoard } from '../../../board/board-store.ts';
import { isLeaving } from '../../../board/prompt/options.ts';
import { BoardContext } from '../../../board/use-board.ts';
import { stateOf } from '../match.ts';
import { TurnPrompt } from '../prompts/turn/turn-prompt.tsx';
import { isInTheRow } from '../questions/questions.ts';
import { OwnRow } from '../row/own-row.tsx';
import { NewDawnSpeaking } from '../speaking.tsx';
import { HandProvider } from '../tiles/hand-provider.tsx';
import { type GallerySample, sampleQuestions } from './samples.ts';

function boardFor(source: BoardSource): Board {
  return createBoard(
    {
      asked: (view, me) => asked(newDawnRules.handlers, stateOf(view), me),
      check: (view, me, id, answer) => check(newDawnRules.handlers, stateOf(view), me, id, answer),
    },
    { act: () => undefined, undo: () => undefined, showEarlierLog: () => undefined },
    () => false,
    source,
  );
}

/** The same question free, with something chosen, with something refused, and as somebody else sees it. */
function statesOf(source: BoardSource): { state: string; board: Board }[] {
  const states = [{ state: 'free', board: boardFor(source) }];
  const step = states[0]?.board.store.getState().asked;
  const ask = step?.ask;
  const from = ask ? optionsOf(ask).filter((option) => !isLeaving(option)) : [];
  const against = ask ? Object.keys(refusedOf(ask)) : [];
  const picking = (state: string, option: string | undefined): void => {
    if (option === undefined) return;
    const board = boardFor(source);
    board.pick(option);
    states.push({ state, board });
  };
  // Whoever pays lays down at once: nothing is picked first.
  if (step?.kind !== 'payWonder') picking('chosen', from[0]);
  picking('refused', against[0]);
  const other = source.seats.find(({ seat }) => seat !== source.me)?.seat ?? null;
  states.push({ state: 'waiting', board: boardFor({ ...source, me: other, undo: undefined }) });
  return states;
}

interface Found {
  kind: string;
  edition: GallerySample['edition'];
  states: readonly { state: string; board: Board }[];
}

const foundIn = ({ kind, edition, source }: GallerySample): Found => ({ kind, edition, states: statesOf(source) });

/** Milliseconds of playing at a time, so that the page stays usable meanwhile. */
const SLICE = 12;

/** Matches run until every question has come up; what has been found is shown at once. */
function useSamples(): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const search = sampleQuestions();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const fresh: Found[] = [];
      const end = performance.now() + SLICE;
      let step = search.next();
      while (!step.done && performance.now() < end) {
        if (step.value) fresh.push(foundIn(step.value));
        step = search.next();
      }
      if (!step.done && step.value) fresh.push(foundIn(step.value));
      if (fresh.length > 0) setFound((before) => [...before, ...fresh]);
      if (!step.done) timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => {
      clearTimeout(timer);
      setFound([]);
    };
  }, []);
  return found;
}

/** Whoever waits chooses nothing from the row. */
const hasRow = (kind: string, state: string): boolean => isInTheRow(kind) && state !== 'waiting';

/** Every question of the game in its states. */
export function Prompts() {
  const found = useSamples();
  return found.map(({ kind, edition, states }) => (
    <section key={`${edition} ${kind}`} className="m-gallery-kind" data-kind={kind} data-edition={edition}>
      <h3>{edition === 'terra' ? `${kind} (Terra Incognita)` : kind}</h3>
      <div className="m-gallery-grid">
        {states.map(({ state, board }) => (
          <BoardContext key={state} value={board}>
            <NewDawnSpeaking>
              <HandProvider>
                <div className="m-gallery-prompt" data-state={state} data-wide={hasRow(kind, state) || undefined}>
                  <p className="m-quiet">{state}</p>
                  <TurnPrompt />
                  {hasRow(kind, state) && <OwnRow />}
                </div>
              </HandProvider>
            </NewDawnSpeaking>
          </BoardContext>
        ))}
      </div>
    </section>
  ));
}
