import { useWords } from '../../texts/use-words.tsx';
import { Jump } from './jump.tsx';

const FIRST = '[data-place][data-offered]';

/** How many places of the board glow, and the way there. */
export function PlacesGlow({ count }: { count: number }) {
  const { call } = useWords();
  if (count === 0) return <p className="m-quiet">{call('prompt.onBoard.none')}</p>;
  return (
    <p className="m-quiet">
      {call('prompt.onBoard', { count })} <Jump to={FIRST}>{call('prompt.toBoard')}</Jump>
    </p>
  );
}
