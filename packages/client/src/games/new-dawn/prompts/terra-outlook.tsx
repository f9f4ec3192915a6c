import type { Option } from '@morgenrot/engine';
import { type HexKey, neighbours } from '@morgenrot/hex';
import {
  aimName,
  armyMovesLeft,
  armyWay,
  combatAhead,
  coreAndForts,
  difficultyFor,
  districtOption,
  fieldFor,
  type NewDawnStep,
  placementOption,
  type StepOf,
  total,
} from '@morgenrot/new-dawn';
import type { ReactElement } from 'react';
import { capitalised } from '../../../texts/words.ts';
import { chanceOf } from '../combat/odds.ts';
import { CombatPreview } from '../combat/preview.tsx';
import { type Beholder, doingNow } from '../map/space-facts.ts';
import { useMatch } from '../match.ts';
import { bestYield, withDistrict } from '../terra/figures.ts';
import { touchedBy } from '../tiles/laying.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { sayYield } from './districts.tsx';
import { TERRA_WORDS } from './terra-words.ts';

interface SpaceProps {
  beholder: Beholder;
  hex: HexKey;
  step: StepOf<'moveArmy'>;
}

/** How far an army has to go, and whom it has to attack there: both sums of every target. */
export function Marching({ beholder, hex, step }: SpaceProps) {
  const { s, words } = beholder;
  const { tell } = words;
  const field = fieldFor(s, step.player);
  const aims = field.obstacles(hex).length > 0 ? field.aims(hex).map(aimName) : [];
  const way = armyWay(s, step, hex);
  const need = difficultyFor(s, step.player, hex, doingNow(s));
  const [only] = aims;
  return (
    <>
      <p>
        {way.length > 1
          ? `${tell('sight.way', { count: way.length - 1 })}. ${tell('sight.enough', { need, slot: step.slot })}`
          : tell('army.startsHere')}
      </p>
      {aims.length > 0 && <p>{tell('army.stops')}</p>}
      {only !== undefined && aims.length === 1 && (
        <CombatPreview attacker={{ ...step, attacks: step.march, target: only }} hex={hex} />
      )}
      {aims.length > 1 && (
        <ul className="aims">
          {aims.map((target) => (
            <Aim key={target} beholder={beholder} step={step} hex={hex} target={target} />
          ))}
        </ul>
      )}
    </>
  );
}

function Aim({ beholder, hex, step, target }: SpaceProps & { target: string }) {
  const { s, words } = beholder;
  const ahead = combatAhead(s, { ...step, attacks: step.march, target }, hex);
  const name = TERRA_WORDS.chooseTarget?.(beholder, target, step) ?? target;
  if (!ahead) return null;
  const sums = words.tell('combat.ahead', { attack: total(ahead.attack), defence: total(ahead.defence) });
  return (
    <li>
      <strong>{name}</strong> {sums}. {words.tell('combat.chance', { chance: chanceOf(ahead.attack, ahead.defence) })}
    </li>
  );
}

export function FortTouches({ hex }: { hex: HexKey }) {
  const { tell } = useBoardWords();
  const count = useMatch((s) => {
    const core = coreAndForts(s);
    return neighbours(hex).filter((near) => core.has(near)).length;
  });
  return <p>{tell('fort.touches', { count })}</p>;
}

/** What a choice that is no space would bring about; undefined where nothing is to be said beyond its name. */
export function terraOutlook({ s, words }: Beholder, step: NewDawnStep, option: Option): ReactElement | undefined {
  switch (step.kind) {
    case 'placeDistrict': {
      const found = districtOption.read(option);
      if (!found) return undefined;
      const { district, hex } = found;
      const gain = bestYield(withDistrict(s, step.player, district, hex), step.player, district, hex);
      if (!gain) return <p>{words.word(`district.${district}.text`)}</p>;
      const what = gain.spaces.length > 0 ? sayYield(words, gain) : words.tell('district.nothingNow');
      return <p>{words.tell('district.would', { what })}</p>;
    }
    case 'moveArmy': {
      if (option !== 'stop') return undefined;
      const left = armyMovesLeft(s, step);
      const farther = left === null ? words.tell('left.moveArmy.any') : words.tell('left.moveArmy', { count: left });
      return <p>{capitalised(farther)}</p>;
    }
    case 'layTile':
    case 'layExplored': {
      const place = placementOption.read(option);
      return place && <p>{words.tell('tile.touches', { count: touchedBy(s, step, place).length })}</p>;
    }
    case 'chooseTarget':
      return <CombatPreview attacker={{ ...step, attacks: step.march, target: option }} hex={step.hex} />;
    default:
      return undefined;
  }
}
