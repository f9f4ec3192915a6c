import { attacking, defending, fighting } from '../effects/combat.ts';
import type { Effect } from '../effects/effect.ts';
import {
  chichenItza,
  eiffelTower,
  forbiddenCity,
  hangingGardens,
  stonehenge,
  sydneyOperaHouse,
} from '../effects/wonders/culture.ts';
import { bigBen, colossus, greatLighthouse, greatZimbabwe, machuPicchu, maracana } from '../effects/wonders/economy.ts';
import { pentagon, petra, venetianArsenal } from '../effects/wonders/military.ts';
import {
  kremlin,
  oracle,
  oxfordUniversity,
  porcelainTower,
  potalaPalace,
  pyramids,
} from '../effects/wonders/science.ts';
import type { Edition, Era, Resource, WonderType } from '../vocabulary.ts';
import { WONDER_ERAS, type WonderId } from './wonder-eras.ts';
import { TERRA_WONDERS } from './wonders-terra.ts';

export type { WonderId } from './wonder-eras.ts';

export interface WonderRow {
  type: WonderType;
  era: Era;
  cost: number;
  resources: readonly [Resource, Resource];
  effect: Effect;
  /** In the box of this game alone; both if it says nothing. */
  only?: Edition;
}

const row = (
  id: WonderId,
  type: WonderType,
  cost: number,
  resources: readonly [Resource, Resource],
  effect: Effect,
  only?: Edition,
): WonderRow => ({ type, era: WONDER_ERAS[id], cost, resources, effect, only });

const ofTerra = (id: keyof typeof TERRA_WONDERS): WonderRow => ({ ...TERRA_WONDERS[id], era: WONDER_ERAS[id] });

export const WONDERS: Record<WonderId, WonderRow> = {
  stonehenge: row('stonehenge', 'culture', 7, ['marble', 'mercury'], stonehenge),
  'hanging-gardens': row('hanging-gardens', 'culture', 8, ['marble', 'diamonds'], hangingGardens),
  'forbidden-city': row('forbidden-city', 'culture', 9, ['marble', 'oil'], forbiddenCity),
  'chichen-itza': row('chichen-itza', 'culture', 10, ['marble', 'mercury'], chichenItza),
  'sydney-opera-house': row('sydney-opera-house', 'culture', 10, ['marble', 'diamonds'], sydneyOperaHouse),
  'eiffel-tower': row('eiffel-tower', 'culture', 12, ['marble', 'oil'], eiffelTower),
  colossus: row('colossus', 'economy', 7, ['diamonds', 'oil'], colossus),
  'great-lighthouse': row('great-lighthouse', 'economy', 8, ['diamonds', 'mercury'], greatLighthouse),
  'great-zimbabwe': row('great-zimbabwe', 'economy', 9, ['diamonds', 'oil'], greatZimbabwe),
  'machu-picchu-base': row('machu-picchu-base', 'economy', 10, ['diamonds', 'mercury'], machuPicchu, 'base'),
  'big-ben': row('big-ben', 'economy', 10, ['diamonds', 'mercury'], bigBen),
  'estadio-do-maracana': row('estadio-do-maracana', 'economy', 10, ['diamonds', 'marble'], maracana),
  petra: row('petra', 'military', 7, ['oil', 'diamonds'], petra),
  'terracotta-army': row('terracotta-army', 'military', 8, ['oil', 'marble'], attacking(2)),
  alhambra: row('alhambra', 'military', 10, ['oil', 'marble'], fighting(2)),
  'venetian-arsenal': row('venetian-arsenal', 'military', 10, ['oil', 'diamonds'], venetianArsenal),
  'ruhr-valley': row('ruhr-valley', 'military', 11, ['oil', 'mercury'], defending(5)),
  'pentagon-base': row('pentagon-base', 'military', 12, ['oil', 'diamonds'], pentagon, 'base'),
  oracle: row('oracle', 'science', 8, ['mercury', 'marble'], oracle),
  pyramids: row('pyramids', 'science', 9, ['mercury', 'oil'], pyramids),
  'porcelain-tower': row('porcelain-tower', 'science', 9, ['mercury', 'diamonds'], porcelainTower),
  'potala-palace': row('potala-palace', 'science', 10, ['mercury', 'marble'], potalaPalace),
  'oxford-university': row('oxford-university', 'science', 10, ['mercury', 'marble'], oxfordUniversity),
  kremlin: row('kremlin', 'science', 11, ['mercury', 'oil'], kremlin),
  colosseum: ofTerra('colosseum'),
  'taj-mahal': ofTerra('taj-mahal'),
  'cristo-redentor': ofTerra('cristo-redentor'),
  apadana: ofTerra('apadana'),
  'kilwa-kisiwani': ofTerra('kilwa-kisiwani'),
  'machu-picchu-terra': ofTerra('machu-picchu-terra'),
  orszaghaz: ofTerra('orszaghaz'),
  'jebel-barkal': ofTerra('jebel-barkal'),
  'huey-teocalli': ofTerra('huey-teocalli'),
  'statue-of-liberty': ofTerra('statue-of-liberty'),
  'pentagon-terra': ofTerra('pentagon-terra'),
  'great-library': ofTerra('great-library'),
  'university-of-sankore': ofTerra('university-of-sankore'),
  'amundsen-scott': ofTerra('amundsen-scott'),
};
export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];
