import type { CultureSymbol, Person, Resource } from './vocabulary.ts';

/** What a card does when it is bought (S12). */
export type Upper =
  | { type: 'food'; amount: number }
  | { type: 'resource'; resource: Resource; amount: number }
  | { type: 'roll'; resource: Resource }
  | { type: 'points'; amount: number }
  | { type: 'tool' }
  | { type: 'agriculture' }
  | { type: 'extraCard' }
  | { type: 'oneUseTool'; value: number }
  | { type: 'anyResources'; amount: number }
  | { type: 'strip' };

/** What it counts for at the end (S18). */
export type Lower = { symbol: CultureSymbol } | { person: Person; factor: number };

export interface Card {
  upper: Upper;
  lower: Lower;
}

/** All 36 civilization cards: each is there once. */
export const CARDS = {
  C01: { upper: { type: 'strip' }, lower: { symbol: 'pottery' } },
  C02: { upper: { type: 'strip' }, lower: { symbol: 'writing' } },
  C03: { upper: { type: 'strip' }, lower: { symbol: 'transport' } },
  C04: { upper: { type: 'strip' }, lower: { symbol: 'sundial' } },
  C05: { upper: { type: 'strip' }, lower: { person: 'builder', factor: 1 } },
  C06: { upper: { type: 'strip' }, lower: { person: 'builder', factor: 2 } },
  C07: { upper: { type: 'strip' }, lower: { person: 'toolmaker', factor: 2 } },
  C08: { upper: { type: 'strip' }, lower: { person: 'toolmaker', factor: 2 } },
  C09: { upper: { type: 'strip' }, lower: { person: 'farmer', factor: 1 } },
  C10: { upper: { type: 'strip' }, lower: { person: 'farmer', factor: 2 } },
  C11: { upper: { type: 'food', amount: 7 }, lower: { symbol: 'pottery' } },
  C12: { upper: { type: 'food', amount: 5 }, lower: { symbol: 'healing' } },
  C13: { upper: { type: 'food', amount: 4 }, lower: { person: 'builder', factor: 1 } },
  C14: { upper: { type: 'food', amount: 3 }, lower: { symbol: 'weaving' } },
  C15: { upper: { type: 'food', amount: 3 }, lower: { person: 'farmer', factor: 2 } },
  C16: { upper: { type: 'food', amount: 2 }, lower: { person: 'builder', factor: 2 } },
  C17: { upper: { type: 'food', amount: 1 }, lower: { symbol: 'weaving' } },
  C18: { upper: { type: 'resource', resource: 'stone', amount: 2 }, lower: { symbol: 'transport' } },
  C19: { upper: { type: 'resource', resource: 'stone', amount: 1 }, lower: { person: 'farmer', factor: 1 } },
  C20: { upper: { type: 'resource', resource: 'stone', amount: 1 }, lower: { person: 'shaman', factor: 1 } },
  C21: { upper: { type: 'resource', resource: 'gold', amount: 1 }, lower: { person: 'shaman', factor: 1 } },
  C22: { upper: { type: 'resource', resource: 'clay', amount: 1 }, lower: { person: 'shaman', factor: 2 } },
  C23: { upper: { type: 'roll', resource: 'gold' }, lower: { symbol: 'art' } },
  C24: { upper: { type: 'roll', resource: 'stone' }, lower: { person: 'shaman', factor: 1 } },
  C25: { upper: { type: 'roll', resource: 'wood' }, lower: { person: 'shaman', factor: 2 } },
  C26: { upper: { type: 'points', amount: 3 }, lower: { symbol: 'music' } },
  C27: { upper: { type: 'points', amount: 3 }, lower: { symbol: 'music' } },
  C28: { upper: { type: 'points', amount: 3 }, lower: { person: 'builder', factor: 3 } },
  C29: { upper: { type: 'tool' }, lower: { symbol: 'art' } },
  C30: { upper: { type: 'agriculture' }, lower: { symbol: 'sundial' } },
  C31: { upper: { type: 'agriculture' }, lower: { person: 'farmer', factor: 1 } },
  C32: { upper: { type: 'extraCard' }, lower: { symbol: 'writing' } },
  C33: { upper: { type: 'oneUseTool', value: 4 }, lower: { person: 'toolmaker', factor: 1 } },
  C34: { upper: { type: 'oneUseTool', value: 3 }, lower: { person: 'toolmaker', factor: 1 } },
  C35: { upper: { type: 'oneUseTool', value: 2 }, lower: { person: 'toolmaker', factor: 2 } },
  C36: { upper: { type: 'anyResources', amount: 2 }, lower: { symbol: 'healing' } },
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];

export const cardOf = (id: CardId): Card => CARDS[id];
