import type { Era } from '../vocabulary.ts';

/** The age of every wonder, apart from the other columns because leaders' effects look at it. */
export const WONDER_ERAS = {
  stonehenge: 'ancient',
  'hanging-gardens': 'ancient',
  'forbidden-city': 'medieval',
  'chichen-itza': 'medieval',
  'sydney-opera-house': 'modern',
  'eiffel-tower': 'modern',
  colossus: 'ancient',
  'great-lighthouse': 'ancient',
  'great-zimbabwe': 'medieval',
  'machu-picchu-base': 'medieval',
  'big-ben': 'modern',
  'estadio-do-maracana': 'modern',
  petra: 'ancient',
  'terracotta-army': 'ancient',
  alhambra: 'medieval',
  'venetian-arsenal': 'medieval',
  'ruhr-valley': 'modern',
  'pentagon-base': 'modern',
  oracle: 'ancient',
  pyramids: 'ancient',
  'porcelain-tower': 'medieval',
  'potala-palace': 'medieval',
  'oxford-university': 'modern',
  kremlin: 'modern',
} as const satisfies Record<string, Era>;
export type WonderId = keyof typeof WONDER_ERAS;
