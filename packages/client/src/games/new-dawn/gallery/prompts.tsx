import { asked, check, optionsOf, refusedOf } from '@morgenrot/engine';
import { newDawnRules } from '@morgenrot/new-dawn';
import { memo, useMemo } from 'react';
import { type Board, type BoardSource, createBoard } from '../../../board/board-store.ts';
import { isLeaving } from '../../../board/prompt/options.ts';
import { BoardContext } from '../../../board/use-board.ts';
import { nameOfSample, type QuestionSample } from '../../../gallery/question-sample.ts';
import { useSearch } from '../../../gallery/use-search.ts';
import { stateOf } from '../match.ts';
import { TurnPrompt } from '../prompts/turn/turn-prompt.tsx';
import { isInTheRow } from '../questions/questions.ts';
import { OwnRow } from '../row/own-row.tsx';
import { NewDawnSpeaking } from '../speaking.tsx';
import { HandProvider } from '../tiles/hand-provider.tsx';
import { sampleQuestions } from './samples.ts';

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

/** Matches run until every question has come up; what has been found is shown at once. */
const begin = async () => sampleQuestions();

/** Whoever waits chooses nothing from the row. */
const hasRow = (kind: string, state: string): boolean => isInTheRow(kind) && state !== 'waiting';

/** Every question of the game in its states. */
export function Prompts() {
  const { samples } = useSearch(begin);
  return samples.map((sample) => <Question key={nameOfSample(sample)} sample={sample} />);
}

const Question = memo(function Question({ sample: { kind, edition, source } }: { sample: QuestionSample }) {
  const states = useMemo(() => statesOf(source), [source]);
  return (
    <section className="m-gallery-kind" data-kind={kind} data-edition={edition}>
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
  );
});
