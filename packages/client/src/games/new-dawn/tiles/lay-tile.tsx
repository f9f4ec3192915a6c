import { type NewDawnStep, placementOption } from '@morgenrot/new-dawn';
import type { BodyProps } from '../../../board/prompt/prompt.tsx';
import { useAsk } from '../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { aroundTheMap, fittingTurn, layingStep, optionFor, tilePlacesIn, turnedBy, useHand } from './laying.ts';
import { TileDrawing } from './tile-drawing.tsx';
import { useFlip } from './use-flip.ts';

/** The tile in the hand, and the buttons that turn it. */
export function LayTile({ step }: BodyProps) {
  const { tell } = useBoardWords();
  const { rot } = useHand();
  const turn = useTurning();
  const goOn = useNextPlace();
  const flip = useFlip();
  const laying = layingStep(step as NewDawnStep);
  if (!laying) return null;
  return (
    <div className="nd-tile-hand">
      <TileDrawing tile={{ tile: laying.tile, side: laying.side, rot }} />
      <div className="nd-tile-turns">
        <p>{tell('tile.help')}</p>
        <div className="m-ways">
          <TurnButton by={-1} label={tell('tile.left')} onTurn={turn} />
          <TurnButton by={1} label={tell('tile.right')} onTurn={turn} />
          <FlipButton label={`${tell('tile.flip')} (${tell('tile.side', { side: laying.side })})`} onFlip={flip} />
          <button type="button" className="m-button" onClick={goOn}>
            {tell('tile.next')}
          </button>
        </div>
      </div>
    </div>
  );
}

const ARROW = 'M18.5 12a6.5 6.5 0 1 1-2.2-4.9M17 3v5h-5';

function TurnButton({ by, label, onTurn }: { by: 1 | -1; label: string; onTurn: (by: 1 | -1) => void }) {
  return (
    <button type="button" className="m-button nd-turn" title={label} aria-label={label} onClick={() => onTurn(by)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROW} transform={by < 0 ? 'matrix(-1 0 0 1 24 0)' : undefined} />
      </svg>
    </button>
  );
}

/** The tile with its corner lifted. */
function FlipButton({ label, onFlip }: { label: string; onFlip: () => void }) {
  return (
    <button type="button" className="m-button nd-turn" title={label} aria-label={label} onClick={onFlip}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v18M8 7L3 17h5zM16 7l5 10h-5z" />
      </svg>
    </button>
  );
}

/** From one place to the next, round the map: for fingers and keys. */
function useNextPlace(): () => void {
  const { rot, setRot } = useHand();
  const { pick } = useBoardActions();
  const { from } = useAsk();
  const chosen = useBoard((board) => board.chosen[0]);
  return () => {
    const places = tilePlacesIn(from);
    const round = aroundTheMap([...places.keys()]);
    const placed = chosen === undefined ? undefined : placementOption.read(chosen);
    const now = placed ? round.indexOf(`${placed.q},${placed.r}`) : -1;
    const next = round[(now + 1) % round.length];
    if (next === undefined) return;
    const fitting = fittingTurn(places, next, rot);
    setRot(fitting);
    if (optionFor(next, fitting) !== chosen) pick(optionFor(next, fitting));
  };
}

/** Turns the tile in the hand; one that lies on the map already goes on to the next way in which it fits there. */
export function useTurning(): (by: 1 | -1) => void {
  const { rot, setRot } = useHand();
  const { pick } = useBoardActions();
  const { from } = useAsk();
  const chosen = useBoard((board) => board.chosen[0]);
  return (by) => {
    const placed = chosen === undefined ? undefined : placementOption.read(chosen);
    if (!placed) {
      setRot(turnedBy(rot, by));
      return;
    }
    const hex = `${placed.q},${placed.r}` as const;
    const turns = tilePlacesIn(from).get(hex) ?? [];
    let next = turnedBy(placed.rot, by);
    while (!turns.includes(next)) next = turnedBy(next, by);
    setRot(next);
    if (next !== placed.rot) pick(optionFor(hex, next));
  };
}
