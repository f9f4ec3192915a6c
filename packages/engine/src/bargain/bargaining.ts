import {
  type ActAsk,
  type ActsAsk,
  type Answer,
  type Counts,
  type CountsAsk,
  isAct,
  isCounts,
  type Option,
} from '../answers/shapes.ts';
import type { Api, PlayerId } from '../game.ts';
import type { Reason } from '../result.ts';
import { close, type Handler, inOpen, reopen, type Step, type Steps } from '../steps.ts';
import {
  acceptOffer,
  type Bargain,
  changeOffer,
  counterOffer,
  type Deal,
  dealOf,
  declineOffer,
  type Offer,
  offerIn,
  proposeClauses,
  withdrawOffers,
} from './bargain.ts';

/** A state with steps of any kind. */
type Bargained = Steps<Step>;

/** What a game says of its bargains. All that is asked of `me` may depend only on what `me` can see. */
export interface Dealing<S> {
  bargainOf(s: S): Bargain;
  keep(s: S, bargain: Bargain): void;
  /** What `by` could put into an offer to these players, of both sides. */
  clauses(s: S, by: PlayerId, to: readonly PlayerId[]): CountsAsk;
  /** The same clauses as the other side would say them. */
  mirrored(clauses: Counts): Counts;
  /** Why this player cannot do their own part now. Asked before they accept, and of both when it is carried out. */
  lacks(s: S, player: PlayerId, deal: Deal): Reason | undefined;
  /** Everything of it, at once. */
  carryOut(s: S, deal: Deal, api: Api): void;
  /** How many own offers may stand at a time. */
  readonly mostOffers: number;
}

export const BARGAIN_GONE: Reason = { key: 'bargain.gone' };

const others = <S extends Bargained>(s: S, me: PlayerId): PlayerId[] => {
  const { asked, done } = inOpen<Step>(s);
  return [...asked, ...done].filter((other) => other !== me).sort();
};

const named = ({ id, version }: Offer): string => `${id}@${version}`;

/** What belongs to an act, as it stands in its name: a player, an offer, and the version of it. */
function parts(act: Option): { verb: string; whom: string; id: number } {
  const [verb = '', rest = ''] = act.split(':');
  return { verb, whom: rest, id: Number.parseInt(rest, 10) };
}

function newOffers<S extends Bargained>(dealing: Dealing<S>, s: S, me: PlayerId): ActAsk[] {
  const { offers, left } = dealing.bargainOf(s);
  const own = offers.filter(({ by }) => by === me).length;
  if (own >= dealing.mostOffers || (left[me] ?? 0) === 0) return [];
  const all = others(s, me);
  const each = all.map((to): ActAsk => ({ act: `offer:${to}`, with: dealing.clauses(s, me, [to]) }));
  return all.length > 1 ? [...each, { act: 'offer:all', with: dealing.clauses(s, me, all) }] : each;
}

function ownOffer<S>(dealing: Dealing<S>, s: S, offer: Offer): ActAsk[] {
  const mayPropose = (dealing.bargainOf(s).left[offer.by] ?? 0) > 0;
  const about = offer.clauses;
  return [
    ...(mayPropose ? [{ act: `change:${named(offer)}`, with: dealing.clauses(s, offer.by, offer.to), about }] : []),
    ...(offer.chooses && offer.accepted.length > 0
      ? [{ act: `choose:${named(offer)}`, with: { shape: 'one' as const, from: offer.accepted }, about }]
      : []),
    { act: `withdraw:${named(offer)}`, about },
  ];
}

function offerToMe<S>(dealing: Dealing<S>, s: S, offer: Offer, me: PlayerId): ActAsk[] {
  const mayPropose = (dealing.bargainOf(s).left[me] ?? 0) > 0;
  const about = dealing.mirrored(offer.clauses);
  const mayAccept = !offer.accepted.includes(me) && !dealing.lacks(s, me, dealOf(offer, me));
  return [
    ...(mayAccept ? [{ act: `accept:${named(offer)}`, about }] : []),
    ...(mayPropose ? [{ act: `counter:${named(offer)}`, with: dealing.clauses(s, me, [offer.by]), about }] : []),
    { act: `decline:${named(offer)}`, about },
  ];
}

/** What I would accept if I had what it takes, and why I cannot. */
function lacking<S>(dealing: Dealing<S>, s: S, offers: readonly Offer[], me: PlayerId): Record<Option, Reason> {
  const found: [Option, Reason][] = [];
  for (const offer of offers) {
    const reason = offer.accepted.includes(me) ? undefined : dealing.lacks(s, me, dealOf(offer, me));
    if (reason) found.push([`accept:${named(offer)}`, reason]);
  }
  return Object.fromEntries(found);
}

function askBargain<S extends Bargained>(dealing: Dealing<S>, s: S, me: PlayerId): ActsAsk {
  const { offers } = dealing.bargainOf(s);
  const mine = offers.filter(({ by }) => by === me);
  const toMe = offers.filter(({ to }) => to.includes(me));
  const from = [
    ...toMe.flatMap((offer) => offerToMe(dealing, s, offer, me)),
    ...mine.flatMap((offer) => ownOffer(dealing, s, offer)),
    ...newOffers(dealing, s, me),
    { act: 'done' },
  ].filter(({ with: more }) => more?.shape !== 'counts' || more.of.length > 0);
  return { shape: 'acts', from, refused: lacking(dealing, s, toMe, me), otherwise: BARGAIN_GONE };
}

/** Both parts are looked at again; what cannot be done is not done at all, and the offer is gone. */
function conclude<S extends Bargained>(dealing: Dealing<S>, s: S, deal: Deal, api: Api): void {
  const keep = (isGone: (offer: Offer) => boolean): void =>
    dealing.keep(s, withdrawOffers(dealing.bargainOf(s), isGone));
  keep(({ id }) => id === deal.offer);
  api.reveal();
  if (dealing.lacks(s, deal.by, deal) ?? dealing.lacks(s, deal.with, deal)) {
    api.log({ key: 'bargain.failed', by: deal.with, params: { player: deal.by } });
    return;
  }
  dealing.carryOut(s, deal, api);
  // Nobody is to accept what its maker no longer has.
  keep((offer) => dealing.lacks(s, offer.by, dealOf(offer, offer.to[0] ?? offer.by)) !== undefined);
}

/** Whoever is done and is spoken to is asked again. */
function call<S extends Bargained>(s: S, players: readonly PlayerId[]): void {
  for (const player of players) reopen<Step>(s, player);
}

function accept<S extends Bargained>(dealing: Dealing<S>, s: S, offer: Offer, me: PlayerId, api: Api): void {
  if (!offer.chooses) return conclude(dealing, s, dealOf(offer, me), api);
  dealing.keep(s, acceptOffer(dealing.bargainOf(s), offer.id, me));
  call(s, [offer.by]);
}

function finish<S extends Bargained>(dealing: Dealing<S>, s: S, me: PlayerId): void {
  close<Step>(s, me);
  if (inOpen<Step>(s).asked.length === 0)
    dealing.keep(
      s,
      withdrawOffers(dealing.bargainOf(s), () => true),
    );
}

/**
 * A step of an open step in which goods, promises or whatever a game has are bargained for: offers to one or to all,
 * counter-offers, changes, acceptance of exactly the version that was shown, a choice among those who accept,
 * withdrawal. It is over when all are done; what still stands expires then.
 */
export function bargaining<S extends Bargained>(dealing: Dealing<S>): Handler<S, Step & { player: PlayerId }> {
  const keep = (s: S, change: (bargain: Bargain) => Bargain): void => dealing.keep(s, change(dealing.bargainOf(s)));
  return {
    ask: (s, { player }) => askBargain(dealing, s, player),
    run(s, { player: me }, answer: Answer, api) {
      if (!isAct(answer)) return;
      const { verb, whom, id } = parts(answer.act);
      const clauses: Counts = answer.with !== undefined && isCounts(answer.with) ? answer.with : {};
      const offer = offerIn(dealing.bargainOf(s), id);
      if (verb === 'done') return finish(dealing, s, me);
      if (verb === 'offer') {
        const to = whom === 'all' ? others(s, me) : [whom];
        keep(s, (bargain) => proposeClauses(bargain, me, to, clauses));
        return call(s, to);
      }
      if (!offer) return;
      if (verb === 'accept') return accept(dealing, s, offer, me, api);
      if (verb === 'choose') return conclude(dealing, s, dealOf(offer, String(answer.with)), api);
      if (verb === 'withdraw') keep(s, (bargain) => withdrawOffers(bargain, (one) => one.id === id));
      if (verb === 'decline') keep(s, (bargain) => declineOffer(bargain, id, me));
      if (verb === 'change') {
        keep(s, (bargain) => changeOffer(bargain, id, clauses));
        call(s, offer.to);
      }
      if (verb === 'counter') {
        keep(s, (bargain) => counterOffer(bargain, id, me, clauses));
        call(s, [offer.by]);
      }
    },
  };
}
