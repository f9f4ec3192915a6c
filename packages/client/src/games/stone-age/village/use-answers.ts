import { type Place, placement } from '@morgenrot/stone-age';
import { optionAt, usePlaceOf } from '../../../board/places.ts';
import { useAllOptions } from '../../../board/prompt/use-ask.ts';
import { useBoard, useBoardActions } from '../../../board/use-board.ts';

/** The placements that are offered at a place, from few figures to many. */
export function usePlacements(): (place: Place) => readonly string[] {
  const from = useBoard(({ asked }) => (asked?.kind === 'place' && asked.ask.shape === 'one' ? asked.ask.from : NONE));
  return (place) => from.filter((option) => placement.read(option)?.place === place);
}
const NONE: readonly string[] = [];

/** What a press on a place does: figures go there, one more with each press; or the work there is next. */
export function useAnswerAt(): (place: Place, figures?: number) => void {
  const { pick, draft, store } = useBoardActions();
  const placementsAt = usePlacements();
  const placeOf = usePlaceOf();
  const all = useAllOptions();
  return (place, figures) => {
    const options = placementsAt(place);
    const chosen = store.getState().chosen[0];
    const [first] = options;
    if (first === undefined) return pick(optionAt(all, place, placeOf));
    if (figures !== undefined) {
      const wanted = options.find((option) => option === placement.write(place, figures)) ?? first;
      return wanted === chosen ? pick(wanted) : draft(wanted);
    }
    const at = chosen === undefined ? -1 : options.indexOf(chosen);
    if (options.length === 1) pick(first);
    else draft(options[(at + 1) % options.length] ?? first);
  };
}
