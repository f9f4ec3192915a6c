import { useWords } from '../../texts/use-words.tsx';
import { Jump } from './jump.tsx';

const FIRST = '[data-place][data-offered]';

/** How many places of the board glow, and the way there. */
export function PlacesGlow({ count }: { count: number }) {
  const { say } = useWords();
  if (count === 0) return <p className="quiet">{say('prompt.onMap.none')}</p>;
  return (
    <p className="quiet">
      {say('prompt.onMap', { count })} <Jump to={FIRST}>{say('prompt.toMap')}</Jump>
    </p>
  );
}
