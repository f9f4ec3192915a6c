import type { PlayerId } from '@morgenrot/engine';
import type { Proposal, Settled } from '@morgenrot/protocol';

/** Where a proposal stands. One no ends what takes everybody's consent; a vote ends when it can only go one way. */
export function verdictOn({ asked, agreed, refused, needed }: Proposal): 'open' | 'agreed' | 'refused' {
  const yes = agreed.filter((seat) => asked.includes(seat)).length;
  const no = refused.filter((seat) => asked.includes(seat)).length;
  if (asked.length - no < needed) return 'refused';
  return yes >= needed ? 'agreed' : 'open';
}

export const voted = (proposal: Proposal, seats: readonly PlayerId[], yes: boolean): Proposal => {
  const without = (list: readonly PlayerId[]) => list.filter((seat) => !seats.includes(seat));
  return {
    ...proposal,
    agreed: yes ? [...without(proposal.agreed), ...seats].sort() : without(proposal.agreed),
    refused: yes ? without(proposal.refused) : [...without(proposal.refused), ...seats].sort(),
  };
};

export const settledAs = ({ id, what, by, refused }: Proposal, how: Settled['how']): Settled => ({
  id,
  how,
  what,
  by,
  refused,
});
