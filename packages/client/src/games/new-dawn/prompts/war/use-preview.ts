import { advanceOption, LAST_TECH } from '@morgenrot/new-dawn';
import { useBoard } from '../../../../board/use-board.ts';
import { useMatch } from '../../match.ts';

/** Where the tech dial would stand after the advance that is being considered. */
export function usePreview(): number | undefined {
  const option = useBoard(({ chosen }) => chosen[0]);
  const at = useMatch((s, { me }) => (me === null ? 0 : (s.seats[me]?.tech ?? 0)));
  const by = option === undefined ? undefined : advanceOption.read(option)?.by;
  return by === undefined || at + by > LAST_TECH ? undefined : at + by;
}
