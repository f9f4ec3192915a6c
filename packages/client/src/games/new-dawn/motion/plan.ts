import type { PlayerId } from '@morgenrot/engine';
import { type HexKey, isHex } from '@morgenrot/hex';
import type { Barbarian, State, WonderId } from '@morgenrot/new-dawn';
import type { LogLine } from '@morgenrot/protocol';
import type { Motion, MotionSpot } from '../../../board/motion/motions.ts';
import { wonderSprite } from '../icons/effect-icon.tsx';
import { landRoute } from './routes.ts';

/** A line with the match as it is after it; nothing in a plan depends on what was before. */
interface Told {
  s: State;
  line: LogLine;
}
type Say = (told: Told) => Motion[];

const text = ({ line }: Told, name: string): string => String(line.params?.[name] ?? '');
const at = (told: Told, name = 'hex'): HexKey => text(told, name) as HexKey;
const space = (told: Told, name = 'hex'): MotionSpot => ({ place: at(told, name) });
const by = ({ line }: Told): PlayerId => line.by ?? '';
const index = ({ s }: Told, player: PlayerId): number => s.order.indexOf(player);
const part = (...names: string[]): MotionSpot => ({ part: names.join(':') });

/** One of a player's pieces, out of the supply on to the map, or back. */
const placed =
  (piece: string): Say =>
  (told) => {
    const sprite = `${piece}-${index(told, by(told))}`;
    return [{ kind: 'fly', sprite, way: [part('supply', piece, by(told)), space(told)], lands: true }];
  };
const home =
  (piece: string): Say =>
  (told) => [
    { kind: 'fly', sprite: `${piece}-${index(told, by(told))}`, way: [space(told), part('supply', piece, by(told))] },
  ];
const gone =
  (piece: string): Say =>
  (told) => [{ kind: 'vanish', sprite: `${piece}-${index(told, by(told))}`, at: space(told) }];
const turnedOver =
  (piece: string): Say =>
  (told) => [{ kind: 'appear', sprite: `${piece}-${index(told, by(told))}`, at: space(told) }];

const called =
  (...names: string[]): Say =>
  (told) => [{ kind: 'call', at: part(...names, by(told)) }];

const barbarian = (told: Told): string => `barbarian-${text(told, 'barbarian')}`;
/** It goes where it was sent, and back to where it stands. */
const notLetIn: Say = (told) => {
  const from = told.s.barbarians[text(told, 'barbarian') as Barbarian]?.at;
  return from ? [{ kind: 'bounce', sprite: barbarian(told), from: { place: from }, to: space(told) }] : [];
};

const caravanMoved: Say = (told) => {
  const from = text(told, 'from');
  const sprite = `caravan-${index(told, by(told))}`;
  const way: MotionSpot[] = isHex(from)
    ? landRoute(told.s, at(told, 'from'), at(told)).map((place) => ({ place }))
    : [part('supply', 'caravan', by(told)), space(told)];
  return [{ kind: 'fly', sprite, way, lands: true }];
};

const armyMoved: Say = (told) => {
  const from = text(told, 'from');
  const sprite = `army-${index(told, by(told))}`;
  const way: MotionSpot[] = isHex(from)
    ? landRoute(told.s, at(told, 'from'), at(told)).map((place) => ({ place }))
    : [part('supply', 'army', by(told)), space(told)];
  return [{ kind: 'fly', sprite, way, lands: true }];
};
/** Back to the last free space, or to the card if there is none. */
const armyFellBack: Say = (told) => {
  const sprite = `army-${index(told, by(told))}`;
  const to = isHex(text(told, 'hex')) ? space(told) : part('supply', 'army', by(told));
  return [{ kind: 'fly', sprite, way: [space(told, 'from'), to], lands: true }];
};
const districtPlaced: Say = (told) => {
  const sprite = `district-${text(told, 'district')}-${index(told, by(told))}`;
  const from = part('supply', `district-${text(told, 'district')}`, by(told));
  return [{ kind: 'fly', sprite, way: [from, space(told)], lands: true }];
};

/** A tile comes from whoever lays it, or from the pile. */
const tileLaid: Say = (told) => {
  const laid = told.s.tiles.find(({ tile }) => tile === told.line.params?.tile);
  if (!laid || !told.s.terra) return [];
  const from = told.s.building ? part('player', by(told)) : part('stack');
  return [{ kind: 'fly', sprite: 'tile-stack', way: [from, { place: `${laid.q},${laid.r}` }] }];
};

const tradeOn = (told: Told): MotionSpot => part('card', by(told), text(told, 'card'));
const spent: Say = (told) => [{ kind: 'vanish', sprite: 'trade-token', at: tradeOn(told) }];

const diplomacyTaken: Say = (told) => [
  { kind: 'fly', sprite: 'diplomacy', way: [part('player', text(told, 'player')), part('player', by(told))] },
];

/** What each kind of line looks like; a line that is not here is told and lit, and nothing moves. */
const PLANS: Readonly<Record<string, Say>> = {
  'capital.placed': placed('capital'),
  'control.placed': placed('control'),
  'control.replaced': placed('control'),
  'control.conquered': placed('reinforced'),
  'control.takenBack': home('control'),
  'control.destroyed': gone('control'),
  'control.flipped': turnedOver('control'),
  'control.reinforced': turnedOver('reinforced'),
  'control.weakened': (told) => [
    { kind: 'appear', sprite: `control-${index(told, text(told, 'player'))}`, at: space(told) },
  ],
  'control.shifted': (told) => [
    { kind: 'fly', sprite: `control-${index(told, by(told))}`, way: [space(told, 'from'), space(told)], lands: true },
  ],
  'city.built': placed('city'),
  'city.conquered': placed('city'),
  'city.tokenInstead': placed('reinforced'),
  'city.destroyed': gone('city'),
  'caravan.moved': caravanMoved,
  'caravan.arrived': home('caravan'),
  'caravan.sentHome': home('caravan'),
  'caravan.destroyed': home('caravan'),
  'army.moved': armyMoved,
  'army.deployed': armyMoved,
  'army.defeated': home('army'),
  'army.sentHome': home('army'),
  'army.fellBack': armyFellBack,
  'barbarian.stopped': notLetIn,
  'city.replaced': placed('city'),
  'control.scorched': (told) => [
    {
      kind: 'fly',
      sprite: `control-${index(told, text(told, 'player'))}`,
      way: [space(told), part('supply', 'control', text(told, 'player'))],
    },
  ],
  'district.placed': districtPlaced,
  'district.resolved': (told) => [
    { kind: 'appear', sprite: `district-${text(told, 'district')}-${index(told, by(told))}`, at: space(told) },
  ],
  'fort.placed': (told) => [{ kind: 'appear', sprite: 'fort', at: space(told) }],
  'tile.laid': tileLaid,
  'water.laid': (told) => [{ kind: 'appear', sprite: 'ground-water', at: space(told) }],
  'explore.drawn': (told) => [
    { kind: 'call', at: part('stack') },
    { kind: 'call', at: space(told) },
  ],
  'explore.noRoom': () => [{ kind: 'call', at: part('stack') }],
  'tiles.lookedAt': () => [{ kind: 'call', at: part('stack') }],
  'tiles.toTop': () => [{ kind: 'call', at: part('stack') }],
  'tiles.toBottom': () => [{ kind: 'call', at: part('stack') }],
  'government.formed': (told) => [
    { kind: 'appear', sprite: `government-${text(told, 'government')}`, at: tradeOn(told) },
  ],
  'ibrahim.given': (told) => [
    { kind: 'fly', sprite: 'ibrahim', way: [part('player', by(told)), part('player', text(told, 'player'))] },
  ],
  'ally.chosen': (told) => [{ kind: 'call', at: part('player', text(told, 'player')) }],
  'diplomacy.gaveBack': (told) => [
    { kind: 'fly', sprite: 'diplomacy', way: [part('player', by(told)), part('player', text(told, 'player'))] },
  ],
  'wonder.aged': () => [{ kind: 'call', at: part('offers') }],
  'wonder.outdated': () => [{ kind: 'call', at: part('offers') }],
  'attack.rerolled': (told) => [
    {
      kind: 'roll',
      dice: [Number(told.line.params?.die)],
      at: told.s.combat ? { place: told.s.combat.hex } : part('player', by(told)),
    },
  ],
  'agenda.lost': (told) => [{ kind: 'call', at: part('agenda', text(told, 'agenda')) }],
  'barbarians.moved': (told) => [{ kind: 'roll', dice: [Number(told.line.params?.die)], at: part('arrow') }],
  'barbarians.spread': (told) => [{ kind: 'roll', dice: [Number(told.line.params?.die)], at: part('arrow') }],
  'barbarian.moved': (told) => [
    { kind: 'fly', sprite: barbarian(told), way: [space(told, 'from'), space(told)], lands: true },
  ],
  'barbarian.appeared': (told) => [{ kind: 'appear', sprite: barbarian(told), at: space(told) }],
  'barbarian.defeated': (told) => [{ kind: 'vanish', sprite: barbarian(told), at: space(told) }],
  'barbarian.drivenAway': (told) => [{ kind: 'vanish', sprite: barbarian(told), at: space(told) }],
  'barbarian.repelled': notLetIn,
  'capital.raided': notLetIn,
  'barbarian.tookControl': gone('control'),
  'resource.taken': (told) => [
    { kind: 'fly', sprite: `resource-${text(told, 'resource')}`, way: [space(told), part('player', by(told))] },
  ],
  'resource.gained': (told) => [
    { kind: 'appear', sprite: `resource-${text(told, 'resource')}`, at: part('player', by(told)) },
  ],
  'resource.spent': (told) => [
    { kind: 'vanish', sprite: `resource-${text(told, 'resource')}`, at: part('player', by(told)) },
  ],
  'naturalWonder.taken': (told) => [
    { kind: 'fly', sprite: 'natural-wonder-token', way: [space(told), part('player', by(told))] },
  ],
  'naturalWonder.won': (told) => [
    {
      kind: 'fly',
      sprite: 'natural-wonder-token',
      way: [part('player', text(told, 'player')), part('player', by(told))],
    },
  ],
  'trade.gained': (told) => [{ kind: 'appear', sprite: 'trade-token', at: tradeOn(told) }],
  'trade.spent': spent,
  'trade.lost': spent,
  'trade.plundered': (told) => [
    {
      kind: 'fly',
      sprite: 'trade-token',
      way: [part('card', text(told, 'player'), text(told, 'card')), part('player', by(told))],
    },
  ],
  'diplomacy.taken': diplomacyTaken,
  'diplomacy.swapped': diplomacyTaken,
  'diplomacy.returned': (told) => [
    { kind: 'fly', sprite: 'diplomacy', way: [part('player', by(told)), part('player', text(told, 'player'))] },
  ],
  'wonder.built': (told) => {
    const sprite = wonderSprite(text(told, 'wonder') as WonderId);
    return [{ kind: 'fly', sprite, way: [part('offers'), space(told)], lands: true }];
  },
  'attack.declared': (told) => [
    {
      kind: 'roll',
      dice: [Number(told.line.params?.attackDie), Number(told.line.params?.defenceDie)],
      at: space(told),
    },
  ],
  'card.resolved': (told) => [{ kind: 'call', at: tradeOn(told) }],
  'card.gained': (told) => [{ kind: 'call', at: tradeOn(told) }],
  'tech.advanced': called('tech'),
  'dial.turned': () => [{ kind: 'call', at: part('dial') }],
  'agenda.claimed': (told) => [{ kind: 'call', at: part('agenda', text(told, 'agenda')) }],
};

const isSame = (one: MotionSpot | undefined, other: MotionSpot | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A piece that goes on from where it has just come to does so in one go: into a city, and home again. */
function joined(motions: readonly Motion[]): Motion[] {
  const all: Motion[] = [];
  for (const motion of motions) {
    const last = all.at(-1);
    const goesOn =
      last?.kind === 'fly' &&
      motion.kind === 'fly' &&
      last.sprite === motion.sprite &&
      isSame(last.way.at(-1), motion.way[0]);
    if (goesOn) all[all.length - 1] = { ...motion, way: [...last.way, ...motion.way.slice(1)] };
    else all.push(motion);
  }
  return all;
}

/** What moves when these lines are shown, all of it at once. */
export const motionsFor = (s: State, lines: readonly LogLine[]): Motion[] =>
  joined(lines.flatMap((line) => PLANS[line.key]?.({ s, line }) ?? []));

const OFFERS = new Set(['wonder.turnedUp', 'wonder.aged', 'wonder.outdated']);

/** The parts of the page that these lines have changed. */
export const partsFor = (lines: readonly LogLine[]): string[] =>
  lines.flatMap(({ key, by: who = '', params }) => {
    const [topic = ''] = key.split('.');
    const player = [who, params?.player].filter((name) => name !== '' && name !== undefined);
    const panels = player.map((name) => `player:${name}`);
    if (topic === 'tech') return [...panels, `tech:${who}`];
    if (topic === 'card' || topic === 'trade') return [...panels, `card:${who}:${params?.card}`];
    if (topic === 'dial') return ['dial'];
    if (key === 'barbarians.moved') return ['arrow'];
    if (topic === 'agenda') return [...panels, `agenda:${params?.agenda}`];
    if (topic === 'government') return [...panels, `card:${who}:${params?.card}`];
    if (topic === 'explore' || topic === 'tiles') return [...panels, 'stack'];
    return OFFERS.has(key) ? ['offers'] : panels;
  });
