import type { Option, PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex, neighbours } from '@morgenrot/hex';
import {
  barbariansOn,
  caravanCost,
  coreAndForts,
  difficultyFor,
  type NewDawnStep,
  placementOption,
  type StepOf,
  struckBy,
} from '@morgenrot/new-dawn';
import { type Beholder, doingNow } from '../../map/space-facts.ts';
import { useMatch } from '../../match.ts';
import { placeName } from '../../places.ts';
import { type LayingStep, touchedBy } from '../../tiles/laying.ts';
import { useBoardWords } from '../../words/use-board-words.ts';

interface SpaceOutlookProps {
  beholder: Beholder;
  hex: HexKey;
}

/** What going there takes, and what happens there. */
function Going({ beholder: { s, words }, hex, step }: SpaceOutlookProps & { step: StepOf<'moveCaravan'> }) {
  const { tell } = words;
  const { cost, shared, tokens } = useMatch((state) => caravanCost(state, step, hex));
  const facts = [
    tell('sight.way', { count: cost }),
    shared > 0 ? tell('sight.way.shared', { count: shared }) : '',
    tokens > 0 ? tell('sight.way.tokens', { count: tokens }) : '',
  ].filter(Boolean);
  const { cityState, city } = s.map[hex] ?? {};
  const isVisit = cityState !== undefined || (city !== undefined && city.of !== step.player);
  const barbarian = barbariansOn(s, hex)[0];
  return (
    <>
      <p>{facts.join(', ')}</p>
      {isVisit && <p>{tell('sight.visit', { place: placeName(s, words, hex) })}</p>}
      {barbarian && <p>{tell('sight.drivesAway', { barbarian })}</p>}
    </>
  );
}

/** The terrain limit, with everything that changes it. */
function Reaching({ beholder: { s }, hex, step }: SpaceOutlookProps & { step: NewDawnStep }) {
  const { tell } = useBoardWords();
  if (!('slot' in step) || step.slot === undefined || step.player === undefined) return null;
  const need = difficultyFor(s, step.player, hex, doingNow(s));
  return <p>{tell('sight.enough', { need, slot: step.slot })}</p>;
}

function TokenBack({ beholder: { s }, hex }: SpaceOutlookProps) {
  const { tell } = useBoardWords();
  return s.map[hex]?.control ? <p>{tell('sight.tokenBack')}</p> : null;
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

function FortTouches({ hex }: { hex: HexKey }) {
  const { tell } = useBoardWords();
  const count = useMatch((s) => {
    const core = coreAndForts(s);
    return neighbours(hex).filter((near) => core.has(near)).length;
  });
  return <p>{tell('fort.touches', { count })}</p>;
}

/** What choosing a space would bring about, for the rows of the questions. */
export const fortOutlook = (_beholder: Beholder, _step: NewDawnStep, hex: Option) =>
  isHex(hex) ? <FortTouches hex={hex} /> : undefined;

export const layingOutlook = ({ s, words }: Beholder, step: LayingStep, option: Option) => {
  const place = placementOption.read(option);
  return place && <p>{words.tell('tile.touches', { count: touchedBy(s, step, place).length })}</p>;
};

export const goingOutlook = (beholder: Beholder, step: StepOf<'moveCaravan'>, hex: Option) =>
  isHex(hex) ? <Going beholder={beholder} step={step} hex={hex} /> : undefined;

export const cityOutlook = (beholder: Beholder, step: StepOf<'buildCity'>, hex: Option) =>
  isHex(hex) ? (
    <>
      <Reaching beholder={beholder} step={step} hex={hex} />
      <TokenBack beholder={beholder} hex={hex} />
    </>
  ) : undefined;

export const controlOutlook = (beholder: Beholder, step: StepOf<'placeControl' | 'placeOneControl'>, hex: Option) =>
  isHex(hex) ? (
    <>
      <Reaching beholder={beholder} step={step} hex={hex} />
      <Finding beholder={beholder} hex={hex} />
    </>
  ) : undefined;

export const blastOutlook = (beholder: Beholder, { player }: StepOf<'blast'>, hex: Option) =>
  isHex(hex) ? <Striking beholder={beholder} player={player} hex={hex} /> : undefined;

export const reinforceOutlook = ({ words }: Beholder, _step: NewDawnStep, hex: Option) =>
  isHex(hex) ? <p>{words.tell('sight.reinforced')}</p> : undefined;
