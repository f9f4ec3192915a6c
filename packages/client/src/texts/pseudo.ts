const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};

const BEGIN = '⟦';
const END = '⟧';

/** A third longer, as translations are: what has no room for that is seen. */
const longer = (text: string): string => `${text}${'·'.repeat(Math.ceil(text.length / 3))}`;

/** "⟦Your túrñ··⟧": readable, longer, and marked as something that has been asked for by its key. */
export function pseudo(text: string): string {
  const inner = text.replaceAll(BEGIN, '').replaceAll(END, '');
  const accented = [...inner].map((sign) => ACCENTS[sign] ?? sign).join('');
  return `${BEGIN}${longer(accented)}${END}`;
}
