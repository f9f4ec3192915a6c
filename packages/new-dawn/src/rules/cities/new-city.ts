import { type Answer, type Api, type Ask, offer, offersOnly, type PlayerId } from '@morgenrot/engine';
import type { HexKey } from '@morgenrot/hex';
import { anyInPlay } from '../../effects/in-play.ts';
import type { Figure, State } from '../../state.ts';
import type { NewDawnStep, StepOf } from '../../steps.ts';
import { hexes, nearOnMap } from '../map/map.ts';
import { count, form, oneOf } from '../option-form.ts';
import { seatOf } from '../seats.ts';
import { citiesLeft, citySpaceRefused, placeCity } from './cities.ts';

/** Cities that cards and districts give where an industry card would not reach: legal spaces of any terrain. */
export const foundCity = {
  ask(s: State, { player, from, range, toFriendly, must }: StepOf<'foundCity'>): Ask {
    if (citiesLeft(s, player) === 0) return { shape: 'one', from: ['done'] };
    const near = nearOnMap(s, from, range);
    const isNear = (hex: HexKey): boolean =>
      near.has(hex) ||
      (toFriendly === true && anyInPlay(s, player, ({ effect }) => effect.cityInReach?.(s, player, hex, range)));
    const tooFar = (hex: HexKey) => (isNear(hex) ? undefined : { key: 'hex.outOfReach' });
    return offer(hexes(s), (hex) => citySpaceRefused(s, player, hex) ?? tooFar(hex), ...(must ? [] : ['done']));
  },
  idle: (s: State, step: StepOf<'foundCity'>): boolean => offersOnly(foundCity.ask(s, step), 'done'),
  run(s: State, step: StepOf<'foundCity'>, answer: Answer, api: Api): void {
    if (answer === 'done') return;
    if (step.once) s.thisTurn.used.push(step.once);
    discard(s, step, api);
    placeCity(s, step.player, answer as HexKey, api);
  },
};

/** What the city costs comes off one card that holds enough. */
function discard(s: State, { player, pay }: StepOf<'foundCity'>, api: Api): void {
  const focus = seatOf(s, player).row.find(({ id, trade }) => pay?.focus.includes(id) && trade >= pay.tokens);
  if (!pay || !focus) return;
  focus.trade -= pay.tokens;
  api.log({ key: 'trade.discarded', by: player, params: { card: focus.card, count: pay.tokens } });
}

const FIGURES = ['caravan', 'army'] as const;
type FigureKind = (typeof FIGURES)[number];
/** `caravan:0`, `army:1`: one of the own figures. */
export const figureOption = form('{kind}:{figure}', { kind: oneOf(FIGURES), figure: count });
const figuresOf = (s: State, me: PlayerId, kind: FigureKind): Figure[] =>
  kind === 'caravan' ? seatOf(s, me).caravans : seatOf(s, me).armies;

/** The figure that an option names, if it stands on the map. */
function figure(s: State, me: PlayerId, option: string): { kind: FigureKind; figure: Figure; at: HexKey } | undefined {
  const named = figureOption.read(option);
  const found = named && figuresOf(s, me, named.kind)[named.figure];
  return named && found?.at ? { kind: named.kind, figure: found, at: found.at } : undefined;
}

/** Animal Husbandry in Terra: a city where an own figure stands, which goes back to its card; any terrain (N-TC3). */
export const cityOnFigure = {
  option: figureOption,
  ask(s: State, { player }: StepOf<'cityOnFigure'>): Ask {
    const all = FIGURES.flatMap((kind) =>
      figuresOf(s, player, kind).map((_, i) => figureOption.write({ kind, figure: i })),
    );
    const none = citiesLeft(s, player) === 0 ? { key: 'city.none' } : undefined;
    return offer(
      all,
      (option) => {
        const found = figure(s, player, option);
        return found ? (none ?? citySpaceRefused(s, player, found.at)) : { key: 'figure.onCard' };
      },
      'done',
    );
  },
  run(s: State, { player }: StepOf<'cityOnFigure'>, answer: Answer, api: Api): void {
    const found = figure(s, player, String(answer));
    if (!found) return;
    const { kind, figure: standing, at } = found;
    placeCity(s, player, at, api);
    standing.at = null;
    api.log({ key: kind === 'caravan' ? 'caravan.sentHome' : 'army.sentHome', by: player, params: { hex: at } });
  },
};

/** Where the visit of a city lets another one be built beside it (Cartography): once a turn, any terrain (Q-F30). */
export const cityBeside = (player: PlayerId, hex: HexKey, once: string): NewDawnStep => ({
  kind: 'foundCity',
  player,
  from: [hex],
  range: 2,
  once,
});
