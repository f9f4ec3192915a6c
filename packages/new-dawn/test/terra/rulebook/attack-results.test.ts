import { describe, expect, it } from 'vitest';
import { terraRowWith } from '../../kit.ts';
import { armiesOf, marching } from '../armies.ts';

/** What lies on the attacked space, in the letters of drawings, and what may stand there with it. */
interface Site {
  lies: string;
  barbarian?: true;
  /** Armies of B. */
  armies: number;
  /** Whose caravans, in alphabetical order. */
  caravans: string[];
}
type Named = 'A' | 'B' | 'C';

const CITIES = ['B!', 'B!!', 'B!.seoul'];
const TOKENS = ['B', 'B*', 'B@campus', 'B*@campus'];
/** Nobody's: open ground, a city-state, a fort. */
const FREE = ['', '.seoul', 'fort'];
const SITES: Site[] = [...FREE, 'A', 'fort B!', ...CITIES, ...TOKENS].flatMap((lies) => {
  const isCity = lies.includes('!');
  const caravans = lies === '.seoul' ? [[]] : isCity ? [[], ['B']] : [[], ['A'], ['B'], ['B', 'C'], ['A', 'C']];
  const armies = lies === '.seoul' || lies === 'fort' || lies === 'A' ? [0] : [0, 1, 2];
  const all = armies.flatMap((count) => caravans.map((owners) => ({ lies, armies: count, caravans: owners })));
  const raided = FREE.includes(lies) ? all.filter((site) => site.armies === 0) : [];
  return [...all, ...raided.map((site) => ({ ...site, barbarian: true as const }))];
});

const drawn = ({ lies, barbarian, armies, caravans }: Site, army?: Named): string => {
  const [owned = '', thing] = lies.replace('fort', '').trim().split('.');
  const figures = `${caravans.map((of) => `+${of}`).join('')}${army === 'A' ? '^A' : ''}${'^B'.repeat(armies)}`;
  return `${lies.startsWith('fort') ? 'F' : 'g'}${owned}${figures}${barbarian ? '>a' : ''}${thing ? `.${thing}` : ''}`;
};

/** What can be attacked there (T9.1). */
function targetsOn({ lies, barbarian, armies, caravans }: Site): string[] {
  if (barbarian) return ['barbarian'];
  const piece = lies === '.seoul' ? 'cityState' : lies === 'fort' ? 'fort' : lies.includes('!') ? 'city' : 'control';
  return [
    ...(lies === '' || lies === 'A' ? [] : [piece]),
    ...(armies > 0 ? ['army:B'] : []),
    ...caravans.filter((of) => of !== 'A').map((of) => `caravan:${of}`),
  ];
}

/** What is left on the space after a won attack (T9.7, T10.3, R15.8, R15.9, R17.6, Q-F7). */
function beaten(site: Site, target: string, { cities, frees }: { cities: boolean; frees: boolean }): Site {
  const { lies, caravans } = site;
  const own = { armies: 0, caravans: caravans.filter((of) => of === 'A') };
  switch (target) {
    case 'barbarian':
      return { lies, armies: site.armies, caravans };
    case 'army:B':
      return { ...site, armies: site.armies - 1 };
    case 'caravan:B':
    case 'caravan:C':
      return { ...site, caravans: caravans.filter((of) => `caravan:${of}` !== target) };
    case 'cityState':
      return { lies: cities ? 'A!.seoul' : 'A*.seoul', ...own };
    case 'fort':
      // Q-V7: no city or control token was beaten, so caravans stay.
      return cities ? { lies: 'fort A!', armies: 0, caravans } : site;
    case 'control':
      return { lies: 'A', ...own };
    default:
      if (lies === 'B!!') return { lies, ...own };
      if (frees) return { lies: '.seoul', armies: 0, caravans: [] };
      if (lies.startsWith('fort')) return { lies: cities ? 'fort A!' : 'fort', ...own };
      return { lies: lies.replace('B!', cities ? 'A!' : 'A*'), ...own };
  }
}

/** T9.8: is there anything left that would have to be attacked? */
const isLeft = ({ lies, barbarian, armies, caravans }: Site): boolean =>
  barbarian === true ||
  ['.seoul', 'fort'].includes(lies) ||
  lies.includes('B') ||
  armies > 0 ||
  caravans.some((of) => of !== 'A');

const rest = ({ lies }: Site): string => `w ${lies === 'B!!' ? 'g' : 'gB!!'} w gC!!`;
const SEVEN = Array.from({ length: 7 }, () => 'w gA!').join(' ');

/** A's army goes two spaces to the east and fights there. */
function fought(
  site: Site,
  target: string,
  { wins, cities, frees }: { wins: boolean; cities: boolean; frees: boolean },
) {
  // A lost attack is one against odds: 1 + 3 + 3 against 6 and the ground.
  const position = wins ? 5 : 3;
  const t = marching(`gA!! g ${drawn(site)} ${rest(site)}${cities ? '' : ` ${SEVEN}`}`, {
    card: 'flight-terra',
    position,
    A: { row: terraRowWith('flight-terra', position), seat: { armies: [{ at: null }] } },
    dice: wins ? [6, 1] : [1, 6],
    C: {},
  });
  t.play('A', '2,0');
  if (t.asked('A')?.kind === 'chooseTarget') {
    expect(t.options('A')).toEqual(targetsOn(site));
    t.play('A', target);
  } else expect(targetsOn(site)).toEqual([target]);
  if (t.asked('A')?.kind === 'conquer') t.play('A', frees ? 'liberate' : 'conquer');
  if (t.asked('A')?.kind === 'placeTrade') t.play('A', 'pottery');
  return t;
}

const spaceNow = (map: string): string[] => map.split(' ').slice(0, 3);
const name = (site: Site, target: string): string => `${drawn(site)} ${target}`;
const ATTACKS = SITES.flatMap((site) => targetsOn(site).map((target) => ({ site, target })));

describe('T9.6 to T9.8: whatever lies and stands on the space, and whatever of it is attacked', () => {
  for (const cities of [true, false]) {
    it(`T9.7 T9.8: won, with ${cities ? 'a city' : 'no city'} left to place`, () => {
      for (const { site, target } of ATTACKS) {
        for (const frees of site.lies === 'B!.seoul' && target === 'city' ? [false, true] : [false]) {
          const t = fought(site, target, { wins: true, cities, frees });
          const left = beaten(site, target, { cities, frees });
          const [home, before, there] = isLeft(left) ? ['gA!!', 'g^A', drawn(left)] : ['gA!!', 'g', drawn(left, 'A')];
          expect([name(site, target), spaceNow(t.map())]).toEqual([name(site, target), [home, before, there]]);
        }
      }
    });
  }
  it('T9.6: lost, nothing has changed but that the army is on its card', () => {
    let lost = 0;
    for (const { site, target } of ATTACKS) {
      const t = fought(site, target, { wins: false, cities: true, frees: false });
      if (!t.log().includes('attack.lost')) continue;
      lost++;
      expect([name(site, target), spaceNow(t.map())]).toEqual([name(site, target), ['gA!!', 'g', drawn(site)]]);
      expect(armiesOf(t, 'A')).toEqual([null]);
    }
    expect(lost).toBeGreaterThan(ATTACKS.length / 2);
  });
});
