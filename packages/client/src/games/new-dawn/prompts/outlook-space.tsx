import type { HexKey } from '@morgenrot/hex';
import { barbariansOn, caravanCost, difficultyFor, type NewDawnStep, type StepOf } from '@morgenrot/new-dawn';
import { type Beholder, doingNow } from '../map/space-facts.ts';
import { useMatch } from '../match.ts';
import { placeName } from '../places.ts';
import { useBoardWords } from '../words/use-board-words.ts';

interface SpaceOutlookProps {
  beholder: Beholder;
  hex: HexKey;
}

/** What going there takes, and what happens there. */
export function Going({ beholder: { s, words }, hex, step }: SpaceOutlookProps & { step: StepOf<'moveCaravan'> }) {
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
export function Reaching({ beholder: { s }, hex, step }: SpaceOutlookProps & { step: NewDawnStep }) {
  const { tell } = useBoardWords();
  if (!('slot' in step) || step.slot === undefined || step.player === undefined) return null;
  const need = difficultyFor(s, step.player, hex, doingNow(s));
  return <p>{tell('sight.enough', { need, slot: step.slot })}</p>;
}

export function TokenBack({ beholder: { s }, hex }: SpaceOutlookProps) {
  const { tell } = useBoardWords();
  return s.map[hex]?.control ? <p>{tell('sight.tokenBack')}</p> : null;
}
