import type { PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { DISTRICTS, districtsLeft, districtsOf, isTerra } from '@morgenrot/new-dawn';
import { memo } from 'react';
import { useMatch } from '../match.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { Count } from './count.tsx';

/** Armies, districts and forts of a player. */
export const Forces = memo(function Forces({ player }: { player: PlayerId }) {
  return useMatch(isTerra) ? <Possessions player={player} /> : null;
});

function Possessions({ player }: { player: PlayerId }) {
  const { tell, word } = useBoardWords();
  const index = useMatch((s) => s.order.indexOf(player));
  const armies = useMatch((s) => s.seats[player]?.armies.map(({ at }) => at) ?? []);
  const districts = useMatch((s) => districtsOf(s, player).map(({ district }) => district));
  const left = useMatch((s) => districtsLeft(s, player).length);
  const forts = useMatch(
    (s) =>
      Object.keys(s.map).filter((hex) => s.map[hex as HexKey]?.fort && s.map[hex as HexKey]?.city?.of === player)
        .length,
  );
  const onCard = armies.filter((at) => at === null).length;
  const onMap = DISTRICTS.filter((district) => districts.includes(district));
  const names = onMap.map((district) => word(`district.${district}.name`)).join(', ');
  return (
    <>
      <Count
        sprite={`army-${index}`}
        part={`supply:army:${player}`}
        count={onCard === armies.length ? armies.length : `${armies.length - onCard}/${armies.length}`}
        words={tell('players.armies', { card: onCard, map: armies.length - onCard })}
      />
      <Count
        sprite={`district-${onMap[0] ?? 'campus'}-${index}`}
        part={[...new Set([...onMap, ...DISTRICTS])]
          .map((district) => `supply:district-${district}:${player}`)
          .join(' ')}
        count={`${onMap.length}/${DISTRICTS.length}`}
        words={[tell('players.districts', { count: onMap.length, left }), names].filter(Boolean).join(': ')}
      />
      {forts > 0 && <Count sprite="fort" count={forts} words={tell('players.forts', { count: forts })} />}
    </>
  );
}
