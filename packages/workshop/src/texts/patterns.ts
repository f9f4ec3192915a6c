import type { TextPair } from './read.ts';

/** Signs of a sentence that wants to be turned round, and words that the glossary has another one for. */
const ENGLISH: readonly RegExp[] = [
  /\b(?:whoever|whomever|whatever|somebody|everybody|anybody)\b/i,
  /\bone (?:may|has to|must)\b/i,
  /\bone’s\b/i,
  /\b(?:an|the) own\b/i,
  /\bof which\b/i,
  /, (?:in|on|for|to|with|from|by) which\b/,
  /\bthat which\b/i,
  /[a-z] what (?:is|was|has|lies)\b/,
  /\bto whom\b/i,
  /\bDo without\b/,
  /\bleave (?:it|that) at that\b/i,
  /\bnothing lies\b/i,
  /\blook(?:s|ed|ing)? on\b/i,
  /\bwatchers?\b/i,
  /\btakes (?:a|the) (?:link|token|password)\b/i,
];
const GERMAN: readonly RegExp[] = [
  /\bDanach wurde nicht gefragt\b/,
  /\bwas sich \w+ ließe\b/,
  /\bließ(?:en)? sich\b/,
  /\bführt (?:kein Weg|ins Leere)\b/,
  /\bUnter dieser Stimme\b/,
  /\bwird gedeckt\b/,
  /\bgeschah\b/,
  /\bwer (?:den|diesen) (?:Tisch|Server)\b/i,
  /\b(?:Serverleitung|Leitung)\b/,
  /\b(?:Zuschauende[nr]?|Mitspielende[nr]?|Spielende[nr])\b/,
  /\b(?:Gespräch|Großbild|Spielbrett|Spielplanteil|Schwierigkeitsgrad)/,
  /\babhandel|\babgehandelt|\babhandl/i,
  /\bherrenlos/,
  /\bman\b/,
];

export interface Unplain {
  path: string;
  key: string;
  found: string;
}

/** Every text in which a pattern is left. */
export function unplainTexts(pairs: readonly TextPair[]): Unplain[] {
  return pairs.flatMap(({ en, de }) => [...foundIn(en, ENGLISH), ...(de ? foundIn(de, GERMAN) : [])]);
}

const foundIn = ({ path, key, text }: TextPair['en'], patterns: readonly RegExp[]): Unplain[] =>
  patterns.flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ path, key, found }];
  });
