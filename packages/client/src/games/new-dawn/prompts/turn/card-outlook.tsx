import type { Option, PlayerId } from '@morgenrot/engine';
import {
  FOCUS_CARDS,
  type FocusCardId,
  isIdleWork,
  LAST_TECH,
  slotNumber,
  TECH_LEVELS,
  workAhead,
} from '@morgenrot/new-dawn';
import { capitalised } from '../../../../texts/words.ts';
import { useMatch } from '../../match.ts';
import { roman } from '../../roman.ts';
import { terrainOfSlot } from '../../row/slots.ts';
import { isOnTerrain, whatNow } from '../../row/what-now.ts';
import { spacesNext } from '../../sight/ahead.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

interface CardProps {
  player: PlayerId;
  card: FocusCardId;
}

/** How many spaces could be chosen then; the map shows which. */
export function Opening({ player, option }: { player: PlayerId; option: Option }) {
  const { tell } = useBoardWords();
  const count = useMatch((s, { me }) => (me === player ? spacesNext(s, player, option).length : 0));
  return count > 0 ? <p>{tell('sight.spaces', { count })}</p> : null;
}

export function ResolvingBody({ player, card, isBrief }: CardProps & { isBrief?: boolean }) {
  const words = useBoardWords();
  const { tell, word } = words;
  const ahead = useMatch((s) => {
    const focus = s.seats[player]?.row.find((place) => place.card === card);
    if (!focus) return undefined;
    const work = workAhead(s, player, focus.id);
    const [nothing] = isIdleWork(s, work) ? whatNow(s, player, focus.id, words) : [];
    return { slot: work.slot, onTerrain: isOnTerrain(work), nothing };
  });
  if (!ahead) return null;
  const { slot, onTerrain, nothing } = ahead;
  const where = onTerrain
    ? tell('choose.slot', { slot, ground: word(`ground.${terrainOfSlot(slot)}`) })
    : capitalised(tell('row.slot', { slot }));
  return (
    <>
      <p>{nothing ?? where}</p>
      <Opening player={player} option={card} />
      {!isBrief && <p>{word(`card.${card}.text`)}</p>}
    </>
  );
}

/** The next level of a card's type, if the own stack has it. */
export function Upgrading({ player, card }: CardProps) {
  const { tell, word } = useBoardWords();
  const better = useMatch((s) =>
    s.seats[player]?.stack.find(
      (other) =>
        FOCUS_CARDS[other].type === FOCUS_CARDS[card].type && FOCUS_CARDS[other].level === FOCUS_CARDS[card].level + 1,
    ),
  );
  if (!better) return null;
  return (
    <>
      <p>{tell('choose.becomes', { card: word(`card.${better}.name`) })}</p>
      <p>{word(`card.${better}.text`)}</p>
    </>
  );
}

export function Replacing({ player, card }: CardProps) {
  const { tell, word } = useBoardWords();
  const { slot, old } = useMatch((s) => {
    const row = s.seats[player]?.row ?? [];
    const found = row.findIndex((focus) => FOCUS_CARDS[focus.card].type === FOCUS_CARDS[card].type);
    return { slot: found < 0 ? 0 : slotNumber(s, found), old: row[found]?.card };
  });
  return (
    <>
      {old && <p>{tell('choose.replaces', { card: word(`card.${old}.name`), slot })}</p>}
      <p className="nd-chosen-text">{word(`card.${card}.text`)}</p>
    </>
  );
}

export function Advancing({ player, by }: { player: PlayerId; by: number }) {
  const { tell } = useBoardWords();
  const from = useMatch((s) => s.seats[player]?.tech ?? 0);
  const to = from + by;
  // What happens beyond the last space is for the rules to say, not for this preview.
  if (to > LAST_TECH) return null;
  const levels = Object.entries(TECH_LEVELS)
    .filter(([space]) => Number(space) > from && Number(space) <= to)
    .map(([, level]) => roman(level));
  return (
    <p>
      {tell('choose.advance', { from, to })}
      {levels.length > 0 && `. ${tell('choose.gains', { levels: levels.join(', ') })}`}
    </p>
  );
}
