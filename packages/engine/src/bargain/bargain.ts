import type { Counts } from '../answers/shapes.ts';
import type { PlayerId } from '../game.ts';
import { HIDDEN } from '../view.ts';

/** What somebody offers: so many of each clause, of both sides. What a clause is, only the game knows. */
export interface Offer {
  id: number;
  /** Raised by every change: whoever accepts says which version they have seen. */
  version: number;
  by: PlayerId;
  /** Who may still accept. */
  to: PlayerId[];
  /** Made to several: whoever made it chooses among those who accept. Else it is carried out when it is accepted. */
  chooses: boolean;
  clauses: Counts;
  /** Who has accepted this version. */
  accepted: PlayerId[];
}

/** All offers that stand, as plain data in a game's state. Every function here makes another one of it. */
export interface Bargain {
  offers: Offer[];
  nextId: number;
  /** How many offers, changes and counter-offers each player can still make: a bargain comes to an end. */
  left: Record<PlayerId, number>;
}

/** What two players have agreed on. */
export interface Deal {
  offer: number;
  version: number;
  by: PlayerId;
  with: PlayerId;
  clauses: Counts;
}

export const openBargain = (players: readonly PlayerId[], most: number): Bargain => ({
  offers: [],
  nextId: 1,
  left: Object.fromEntries(players.map((player) => [player, most])),
});

export const offerIn = ({ offers }: Bargain, id: number): Offer | undefined => offers.find((offer) => offer.id === id);

export const dealOf = ({ id, version, by, clauses }: Offer, accepting: PlayerId): Deal => ({
  offer: id,
  version,
  by,
  with: accepting,
  clauses,
});

const used = ({ left }: Bargain, by: PlayerId): Bargain['left'] => ({
  ...left,
  [by]: Math.max(0, (left[by] ?? 0) - 1),
});

const without = (players: readonly PlayerId[], one: PlayerId): PlayerId[] => players.filter((other) => other !== one);

const changed = (bargain: Bargain, id: number, change: (offer: Offer) => Offer): Bargain => ({
  ...bargain,
  offers: bargain.offers.map((offer) => (offer.id === id ? change(offer) : offer)),
});

export const proposeClauses = (bargain: Bargain, by: PlayerId, to: PlayerId[], clauses: Counts): Bargain => ({
  offers: [
    ...bargain.offers,
    { id: bargain.nextId, version: 1, by, to, chooses: to.length > 1, clauses, accepted: [] },
  ],
  nextId: bargain.nextId + 1,
  left: used(bargain, by),
});

/** Another version: whoever had accepted has accepted something else. */
export const changeOffer = (bargain: Bargain, id: number, clauses: Counts): Bargain => {
  const by = offerIn(bargain, id)?.by;
  if (by === undefined) return bargain;
  const next = changed(bargain, id, (offer) => ({ ...offer, clauses, version: offer.version + 1, accepted: [] }));
  return { ...next, left: used(bargain, by) };
};

export const acceptOffer = (bargain: Bargain, id: number, by: PlayerId): Bargain =>
  changed(bargain, id, (offer) => ({ ...offer, accepted: [...without(offer.accepted, by), by] }));

/** Also by whoever has accepted and thinks better of it. An offer that is left to nobody is gone. */
export function declineOffer(bargain: Bargain, id: number, by: PlayerId): Bargain {
  const next = changed(bargain, id, (offer) => ({
    ...offer,
    to: without(offer.to, by),
    accepted: without(offer.accepted, by),
  }));
  return { ...next, offers: next.offers.filter(({ to }) => to.length > 0) };
}

/** No to what was offered, and an offer of one's own to whoever made it. */
export function counterOffer(bargain: Bargain, id: number, by: PlayerId, clauses: Counts): Bargain {
  const offer = offerIn(bargain, id);
  return offer ? proposeClauses(declineOffer(bargain, id, by), by, [offer.by], clauses) : bargain;
}

export const withdrawOffers = (bargain: Bargain, isGone: (offer: Offer) => boolean): Bargain => ({
  ...bargain,
  offers: bargain.offers.filter((offer) => !isGone(offer)),
});

/** Who may know what of an offer. */
export interface Discretion {
  /** That there is one; absent: everybody. */
  knows?(offer: Offer, me: PlayerId | null): boolean;
  /** This clause; absent: every clause. */
  sees?(offer: Offer, clause: string, me: PlayerId | null): boolean;
}

const isParty = ({ by, to }: Offer, me: PlayerId | null): boolean => me !== null && (by === me || to.includes(me));

/** The parties see everything. One mark stands for all that others may not see, however much it is. */
function clausesFor(offer: Offer, me: PlayerId | null, { sees }: Discretion): Counts {
  if (!sees || isParty(offer, me)) return offer.clauses;
  const seen = Object.entries(offer.clauses).filter(([clause]) => sees(offer, clause, me));
  const isWhole = seen.length === Object.keys(offer.clauses).length;
  return { ...Object.fromEntries(seen), ...(!isWhole && { [HIDDEN]: 1 }) };
}

/** A bargain as `me` may see it. */
export const bargainFor = (bargain: Bargain, me: PlayerId | null, discretion: Discretion): Bargain => ({
  ...bargain,
  offers: bargain.offers
    .filter((offer) => isParty(offer, me) || (discretion.knows?.(offer, me) ?? true))
    .map((offer) => ({ ...offer, clauses: clausesFor(offer, me, discretion) })),
});
