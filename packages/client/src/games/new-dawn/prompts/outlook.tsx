import type { Option, PlayerId, Step } from '@morgenrot/engine';
import { type HexKey, within } from '@morgenrot/hex';
import {
  advanceBy,
  FOCUS_CARDS,
  LAST_TECH,
  resolvingSlot,
  type StepOf,
  slotNumber,
  TECH_LEVELS,
} from '@morgenrot/new-dawn';
import { isSpace } from '../../../board/prompt/options.ts';
import { CombatPreview } from '../combat/preview.tsx';
import type { Beholder } from '../map/space-facts.ts';
import { useMatch } from '../match.ts';
import { roman } from '../roman.ts';
import { terrainOfSlot } from '../row/own-row.tsx';
import { useBoardWords } from '../words/use-board-words.ts';
import { isCard } from './take-card.tsx';

interface OutlookProps {
  beholder: Beholder;
  step: Step;
  option: Option;
}

const PLACING = new Set(['placeControl', 'placeOneControl']);

/** What a choice would bring about, before it is confirmed. */
export function Outlook({ beholder, step, option }: OutlookProps) {
  const { player } = step;
  if (player === undefined) return null;
  if (step.kind === 'chooseCard' && isCard(option)) return <Resolving player={player} card={option} />;
  if (step.kind === 'takeCard' && isCard(option)) return <Replacing player={player} card={option} />;
  if (PLACING.has(step.kind) && isSpace(option)) return <Finding beholder={beholder} hex={option} />;
  if (step.kind === 'attack' && isSpace(option))
    return <CombatPreview step={step as StepOf<'attack'>} hex={option as HexKey} />;
  if (step.kind === 'upgradeCard' && isCard(option)) return <Upgrading player={player} card={option} />;
  if (step.kind === 'blast' && isSpace(option)) return <Striking beholder={beholder} hex={option as HexKey} />;
  const by = advanceBy(option);
  return by === undefined ? null : <Advancing player={player} by={by} />;
}

function Resolving({ player, card }: { player: PlayerId; card: keyof typeof FOCUS_CARDS }) {
  const { tell, word } = useBoardWords();
  const slot = useMatch((s) => {
    const focus = s.seats[player]?.row.find((place) => place.card === card);
    return focus && resolvingSlot(s, player, focus.id);
  });
  if (slot === undefined) return null;
  return (
    <>
      <p>{tell('choose.slot', { slot, ground: word(`ground.${terrainOfSlot(slot)}`) })}</p>
      <p>{word(`card.${card}.text`)}</p>
    </>
  );
}

/** The next level of a card's type, if the own stack has it. */
function Upgrading({ player, card }: { player: PlayerId; card: keyof typeof FOCUS_CARDS }) {
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

function Replacing({ player, card }: { player: PlayerId; card: keyof typeof FOCUS_CARDS }) {
  const { tell, word } = useBoardWords();
  const { position, old } = useMatch((s) => {
    const row = s.seats[player]?.row ?? [];
    const found = row.findIndex((focus) => FOCUS_CARDS[focus.card].type === FOCUS_CARDS[card].type);
    return { position: found, old: row[found]?.card };
  });
  if (!old) return null;
  return <p>{tell('choose.replaces', { card: word(`card.${old}.name`), slot: slotNumber(position) })}</p>;
}

function Finding({ beholder, hex }: { beholder: Beholder; hex: string }) {
  const { tell, word } = useBoardWords();
  const space = beholder.s.map[hex as `${number},${number}`];
  const finds = [
    space?.resource && word(`resource.${space.resource}`),
    space?.naturalWonder && word(`naturalWonder.${space.naturalWonder}.name`),
  ].filter(Boolean);
  return finds.length > 0 ? <p>{tell('space.finds', { what: finds.join(', ') })}</p> : null;
}

/** Whose control tokens would be hit. */
function Striking({ beholder: { s, nameOf }, hex }: { beholder: Beholder; hex: HexKey }) {
  const { tell } = useBoardWords();
  const owners = within(hex, 1).flatMap((near) => s.map[near]?.control?.of ?? []);
  if (owners.length === 0) return <p>{tell('choose.hitsNothing')}</p>;
  const counts = s.order.flatMap((player) => {
    const count = owners.filter((owner) => owner === player).length;
    return count > 0 ? [tell('choose.hits', { count, player: nameOf(player) })] : [];
  });
  return <p>{counts.join(', ')}</p>;
}

function Advancing({ player, by }: { player: PlayerId; by: number }) {
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
