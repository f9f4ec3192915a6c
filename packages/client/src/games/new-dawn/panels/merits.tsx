import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { isFriendly, LAST_TECH } from '@morgenrot/new-dawn';
import { MeritsLine } from '../../../kits/board/lines.tsx';
import { ControlMark } from '../icons/control-mark.tsx';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** What a player can show at the end: claims, technology, land. */
export function Merits({ player }: { player: PlayerId }) {
  const { tell, word } = useBoardWords();
  const leader = useMatch((s) => s.seats[player]?.leader);
  const tech = useMatch((s) => s.seats[player]?.techBest ?? 0);
  const claims = useMatch((s) => s.victory.flatMap((card) => card.claims).filter((claim) => claim.player === player));
  const spaces = useMatch((s) => Object.keys(s.map).filter((hex) => isFriendly(s, player, hex as HexKey)).length);
  return (
    <MeritsLine
      mark={<ControlMark player={player} />}
      parts={[
        leader ? word(`leader.${leader}.civ`) : undefined,
        ...claims.map(({ agenda }) => word(`agenda.${agenda}.name`)),
        tell('tech.at', { at: tech, last: LAST_TECH }),
        tell('players.spaces', { count: spaces }),
      ]}
    />
  );
}
