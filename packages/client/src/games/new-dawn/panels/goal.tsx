import { VICTORY_CARDS } from '@morgenrot/new-dawn';
import { useId } from 'react';
import { listed } from '../../../texts/words.ts';
import { PlayerMark } from '../icons/player-mark.tsx';
import { useMatch } from '../match.ts';
import { usePeople } from '../names.ts';
import { useBoardWords } from '../words/use-board-words.ts';

/** What has to be done to win, and who has done it. */
export function Goal() {
  const words = useBoardWords();
  const { tell, word } = words;
  const { nameOf } = usePeople();
  const victory = useMatch((s) => s.victory);
  const title = useId();
  return (
    <section className="goal" aria-labelledby={title}>
      <h2 id={title}>{tell('victory.title')}</h2>
      <ul>
        {victory.map(({ card, claims }) => (
          <li key={card}>
            {VICTORY_CARDS[card].map((agenda) => (
              <p key={agenda}>
                <strong>{word(`agenda.${agenda}.name`)}</strong> {word(`agenda.${agenda}.text`)}
              </p>
            ))}
            {claims.length === 0 ? (
              <p className="quiet">{tell('victory.nobody')}</p>
            ) : (
              <p className="claims">
                {claims.map(({ player }) => (
                  <PlayerMark key={player} player={player} />
                ))}
                {tell('victory.claimed', {
                  names: listed(
                    words,
                    claims.map(({ player }) => nameOf(player)),
                  ),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
