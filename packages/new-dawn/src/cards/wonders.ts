import type { Era, Resource, WonderType } from '../vocabulary.ts';

export interface WonderRow {
  type: WonderType;
  era: Era;
  cost: number;
  resources: readonly [Resource, Resource];
}

export const WONDERS = {
  stonehenge: { type: 'culture', era: 'ancient', cost: 7, resources: ['marble', 'mercury'] },
  'hanging-gardens': { type: 'culture', era: 'ancient', cost: 8, resources: ['marble', 'diamonds'] },
  'forbidden-city': { type: 'culture', era: 'medieval', cost: 9, resources: ['marble', 'oil'] },
  'chichen-itza': { type: 'culture', era: 'medieval', cost: 10, resources: ['marble', 'mercury'] },
  'sydney-opera-house': { type: 'culture', era: 'modern', cost: 10, resources: ['marble', 'diamonds'] },
  'eiffel-tower': { type: 'culture', era: 'modern', cost: 12, resources: ['marble', 'oil'] },
  colossus: { type: 'economy', era: 'ancient', cost: 7, resources: ['diamonds', 'oil'] },
  'great-lighthouse': { type: 'economy', era: 'ancient', cost: 8, resources: ['diamonds', 'mercury'] },
  'great-zimbabwe': { type: 'economy', era: 'medieval', cost: 9, resources: ['diamonds', 'oil'] },
  'machu-picchu-base': { type: 'economy', era: 'medieval', cost: 10, resources: ['diamonds', 'mercury'] },
  'big-ben': { type: 'economy', era: 'modern', cost: 10, resources: ['diamonds', 'mercury'] },
  'estadio-do-maracana': { type: 'economy', era: 'modern', cost: 10, resources: ['diamonds', 'marble'] },
  petra: { type: 'military', era: 'ancient', cost: 7, resources: ['oil', 'diamonds'] },
  'terracotta-army': { type: 'military', era: 'ancient', cost: 8, resources: ['oil', 'marble'] },
  alhambra: { type: 'military', era: 'medieval', cost: 10, resources: ['oil', 'marble'] },
  'venetian-arsenal': { type: 'military', era: 'medieval', cost: 10, resources: ['oil', 'diamonds'] },
  'ruhr-valley': { type: 'military', era: 'modern', cost: 11, resources: ['oil', 'mercury'] },
  'pentagon-base': { type: 'military', era: 'modern', cost: 12, resources: ['oil', 'diamonds'] },
  oracle: { type: 'science', era: 'ancient', cost: 8, resources: ['mercury', 'marble'] },
  pyramids: { type: 'science', era: 'ancient', cost: 9, resources: ['mercury', 'oil'] },
  'porcelain-tower': { type: 'science', era: 'medieval', cost: 9, resources: ['mercury', 'diamonds'] },
  'potala-palace': { type: 'science', era: 'medieval', cost: 10, resources: ['mercury', 'marble'] },
  'oxford-university': { type: 'science', era: 'modern', cost: 10, resources: ['mercury', 'marble'] },
  kremlin: { type: 'science', era: 'modern', cost: 11, resources: ['mercury', 'oil'] },
} as const satisfies Record<string, WonderRow>;
export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];
