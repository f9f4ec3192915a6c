import { colosseum, cristoRedentor, tajMahal } from '../effects/wonders/terra-culture.ts';
import { apadana, kilwaKisiwani, orszaghaz, terraMachuPicchu } from '../effects/wonders/terra-economy.ts';
import { hueyTeocalli, jebelBarkal, statueOfLiberty, terraPentagon } from '../effects/wonders/terra-military.ts';
import { amundsenScott, greatLibrary, universityOfSankore } from '../effects/wonders/terra-science.ts';
import type { WonderId } from './wonder-eras.ts';
import type { WonderRow } from './wonders.ts';

type TerraWonder = Omit<WonderRow, 'era'>;

/** The fourteen wonders of Terra Incognita. */
export const TERRA_WONDERS = {
  colosseum: {
    type: 'culture',
    cost: 9,
    resources: ['marble', 'oil'],
    only: 'terra',
    effect: colosseum,
  },
  'taj-mahal': {
    type: 'culture',
    cost: 9,
    resources: ['marble', 'diamonds'],
    only: 'terra',
    effect: tajMahal,
  },
  'cristo-redentor': {
    type: 'culture',
    cost: 11,
    resources: ['marble', 'mercury'],
    only: 'terra',
    effect: cristoRedentor,
  },
  apadana: {
    type: 'economy',
    cost: 8,
    resources: ['diamonds', 'marble'],
    only: 'terra',
    effect: apadana,
  },
  'kilwa-kisiwani': {
    type: 'economy',
    cost: 9,
    resources: ['diamonds', 'marble'],
    only: 'terra',
    effect: kilwaKisiwani,
  },
  'machu-picchu-terra': {
    type: 'economy',
    cost: 10,
    resources: ['diamonds', 'mercury'],
    only: 'terra',
    effect: terraMachuPicchu,
  },
  orszaghaz: {
    type: 'economy',
    cost: 11,
    resources: ['diamonds', 'oil'],
    only: 'terra',
    effect: orszaghaz,
  },
  'jebel-barkal': {
    type: 'military',
    cost: 7,
    resources: ['oil', 'mercury'],
    only: 'terra',
    effect: jebelBarkal,
  },
  'huey-teocalli': {
    type: 'military',
    cost: 9,
    resources: ['oil', 'mercury'],
    only: 'terra',
    effect: hueyTeocalli,
  },
  'statue-of-liberty': {
    type: 'military',
    cost: 12,
    resources: ['oil', 'marble'],
    only: 'terra',
    effect: statueOfLiberty,
  },
  'pentagon-terra': {
    type: 'military',
    cost: 12,
    resources: ['oil', 'diamonds'],
    only: 'terra',
    effect: terraPentagon,
  },
  'great-library': {
    type: 'science',
    cost: 8,
    resources: ['mercury', 'diamonds'],
    only: 'terra',
    effect: greatLibrary,
  },
  'university-of-sankore': {
    type: 'science',
    cost: 9,
    resources: ['mercury', 'oil'],
    only: 'terra',
    effect: universityOfSankore,
  },
  'amundsen-scott': {
    type: 'science',
    cost: 10,
    resources: ['mercury', 'diamonds'],
    only: 'terra',
    effect: amundsenScott,
  },
} as const satisfies Partial<Record<WonderId, TerraWonder>>;
