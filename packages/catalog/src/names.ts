import { texts as newDawnDe } from '@morgenrot/new-dawn/texts/de';
import { texts as newDawnEn } from '@morgenrot/new-dawn/texts/en';
import type { GameId } from './index.ts';

type Names = Readonly<Record<'en' | 'de', string>>;

const NAMES: Record<GameId, Names> = {
  'new-dawn': { en: newDawnEn['game.name'], de: newDawnDe['game.name'] },
};

/** What a game is called where there is no page to look it up in its words: in previews of links. */
export const gameName = (id: string, language: keyof Names): string | undefined =>
  Object.hasOwn(NAMES, id) ? NAMES[id as GameId][language] : undefined;
