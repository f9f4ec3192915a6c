import type { Option, PlayerId, Step } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import {
  advanceOption,
  FOCUS_CARDS,
  LAST_TECH,
  type NewDawnStep,
  resolvingSlot,
  type StepOf,
  slotNumber,
  struckBy,
  TECH_LEVELS,
  type WonderId,
} from '@morgenrot/new-dawn';
import { CombatPreview } from '../combat/preview.tsx';
import type { Beholder } from '../map/space-facts.ts';
import { useMatch } from '../match.ts';
import { roman } from '../roman.ts';
import { terrainOfSlot } from '../row/terrain-of-slot.ts';
import { spacesNext } from '../sight/ahead.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { isWonder } from './choose-wonder.tsx';
import { Going, Reaching, TokenBack } from './outlook-space.tsx';
import { MeansSum, PriceSum } from './price.tsx';
import { isCard } from './take-card.tsx';
import { FortTouches, Marching, terraOutlook } from './terra-outlook.tsx';

interface OutlookProps {
  beholder: Beholder;
  step: Step;
  option: Option;
  /** What stands on a card is left out: it can be read on the card. */
  isBrief?: boolean;
}

/** What a choice would bring about, before it is confirmed. */
export function Outlook({ beholder, step, option, isBrief }: OutlookProps) {
  const { player } = step;
  if (player === undefined) return null;
  if (step.kind === 'chooseCard' && isCard(option))
    return <Resolving player={player} card={option} isBrief={isBrief} />;
  if ((step.kind === 'takeCard' || step.kind === 'copyCard' || step.kind === 'upgradeTo') && isCard(option))
    return <Replacing player={player} card={option} />;
  if (isHex(option)) return <OnSpace beholder={beholder} step={step as NewDawnStep} hex={option as HexKey} />;
  if (step.kind === 'chooseWonder' && isWonder(option))
    return <Paying step={step as StepOf<'chooseWonder'>} wonder={option} />;
  if (step.kind === 'upgradeCard' && isCard(option)) return <Upgrading player={player} card={option} />;
  const terra = terraOutlook(beholder, step as NewDawnStep, option);
  if (terra) return terra;
  const by = advanceOption.read(option)?.by;
  return by === undefined ? <Opening player={player} option={option} /> : <Advancing player={player} by={by} />;
}

/** What choosing a space would bring about. */
function OnSpace({ beholder, step, hex }: { beholder: Beholder; step: NewDawnStep; hex: HexKey }) {
  switch (step.kind) {
    case 'attack':
      return <CombatPreview attacker={step} hex={hex} />;
    case 'blast':
      return <Striking beholder={beholder} player={step.player} hex={hex} />;
    case 'moveArmy':
      return <Marching beholder={beholder} step={step} hex={hex} />;
    case 'placeFort':
      return <FortTouches hex={hex} />;
    case 'moveCaravan':
      return <Going beholder={beholder} step={step} hex={hex} />;
    case 'buildCity':
      return (
        <>
          <Reaching beholder={beholder} step={step} hex={hex} />
          <TokenBack beholder={beholder} hex={hex} />
        </>
      );
    case 'reinforce':
      return <p>{beholder.words.tell('sight.reinforced')}</p>;
    case 'placeControl':
    case 'placeOneControl':
      return (
        <>
          <Reaching beholder={beholder} step={step} hex={hex} />
          <Finding beholder={beholder} hex={hex} />
        </>
      );
    default:
      return null;
  }
}

/** How many spaces could be chosen then; the map shows which. */
function Opening({ player, option }: { player: PlayerId; option: Option }) {
  const { tell } = useBoardWords();
  const count = useMatch((s, { me }) => (me === player ? spacesNext(s, player, option).length : 0));
  return count > 0 ? <p>{tell('sight.spaces', { count })}</p> : null;
}

/** Both sides of buying a wonder: what it costs and why, what there is for it and where from. */
function Paying({ step, wonder }: { step: StepOf<'chooseWonder'>; wonder: WonderId }) {
  return (
    <div className="price-sums">
      <PriceSum wonder={wonder} player={step.player} />
      <MeansSum wonder={wonder} step={step} />
    </div>
  );
}

function Resolving({ player, card, isBrief }: { player: PlayerId; card: keyof typeof FOCUS_CARDS; isBrief?: boolean }) {
  const { tell, word } = useBoardWords();
  const slot = useMatch((s) => {
    const focus = s.seats[player]?.row.find((place) => place.card === card);
    return focus && resolvingSlot(s, player, focus.id);
  });
  if (slot === undefined) return null;
  return (
    <>
      <p>{tell('choose.slot', { slot, ground: word(`ground.${terrainOfSlot(slot)}`) })}</p>
      <Opening player={player} option={card} />
      {!isBrief && <p>{word(`card.${card}.text`)}</p>}
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
  const { slot, old } = useMatch((s) => {
    const row = s.seats[player]?.row ?? [];
    const found = row.findIndex((focus) => FOCUS_CARDS[focus.card].type === FOCUS_CARDS[card].type);
    return { slot: found < 0 ? 0 : slotNumber(s, found), old: row[found]?.card };
  });
  return (
    <>
      {old && <p>{tell('choose.replaces', { card: word(`card.${old}.name`), slot })}</p>}
      <p className="chosen-text">{word(`card.${card}.text`)}</p>
    </>
  );
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
function Striking({ beholder, player: me, hex }: { beholder: Beholder; player: PlayerId; hex: HexKey }) {
  const { s, nameOf } = beholder;
  const { tell } = useBoardWords();
  const owners = struckBy(s, me, hex).flatMap((near) => s.map[near]?.control?.of ?? []);
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
