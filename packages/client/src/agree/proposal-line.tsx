import type { PlayerId } from '@morgenrot/engine';
import type { Proposal, TableInfo } from '@morgenrot/protocol';
import { Refusal } from '../table/refusal.tsx';
import { useOrder } from '../table/session/use-order.ts';
import type { StripLineProps } from '../table/table-strip.tsx';
import { useWords } from '../texts/use-words.tsx';
import { nameOf, sayProposal, saySettled } from './say-proposal.ts';
import { useSettled } from './use-settled.ts';

/** What is to be agreed on now, who has agreed, and my own voice; afterwards, for a moment, how it ended. */
export function ProposalLine({ session, table }: StripLineProps) {
  const words = useWords();
  const { info } = table;
  const mine = voicesOf(table);
  const { proposal } = info;
  const settled = useSettled(info);
  const orders = useOrder(session);
  const sentence = proposal ? sayProposal(words, info, proposal, mine) : settled && saySettled(words, info, settled);
  return (
    <>
      <p className="m-unseen" role="status">
        {sentence}
      </p>
      {sentence && (
        <div className="m-strip-line" data-kind={proposal ? 'proposal' : 'news'}>
          <Mark />
          <p className="m-strip-text" aria-hidden={!proposal}>
            <strong>{sentence}</strong>
            {proposal && mine.length > 0 && <span className="m-quiet m-strip-more"> {sayNeeded(words, proposal)}</span>}
          </p>
          {proposal && <Voices proposal={proposal} info={info} />}
          {proposal && <MyVoice proposal={proposal} mine={mine} orders={orders} />}
          {proposal && <Refusal reason={orders.refused} />}
        </div>
      )}
    </>
  );
}

/** The seats that I speak for: those that I own, also while somebody else plays there, and none that I play for others. */
const voicesOf = ({ info: { seats }, mine, owned = [] }: StripLineProps['table']): PlayerId[] =>
  seats.flatMap(({ seat, standIn }) => (owned.includes(seat) || (mine.includes(seat) && !standIn) ? [seat] : []));

const sayNeeded = ({ say }: ReturnType<typeof useWords>, { needed, asked }: Proposal): string =>
  needed === asked.length ? say('agree.needed.all') : say('agree.needed.some', { needed, asked: asked.length });

function Mark() {
  return (
    <svg className="m-strip-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5h16v11H9l-5 4zM9 10.5l2 2 4-4" />
    </svg>
  );
}

const VOICES = { agreed: '✓', refused: '✕', open: '…' } as const;

function Voices({ proposal: { asked, by, agreed, refused }, info }: { proposal: Proposal; info: TableInfo }) {
  const { say } = useWords();
  const voiceOf = (seat: PlayerId): keyof typeof VOICES => {
    if (agreed.includes(seat)) return 'agreed';
    return refused.includes(seat) ? 'refused' : 'open';
  };
  const others = asked.filter((seat) => seat !== by);
  if (others.length === 0) return null;
  return (
    <ul className="m-wrap m-voices">
      {others.map((seat) => (
        <li
          key={seat}
          className="m-inline m-voice"
          data-voice={voiceOf(seat)}
          title={say(`agree.voice.${voiceOf(seat)}`)}
        >
          <span aria-hidden="true">{VOICES[voiceOf(seat)]}</span>
          {nameOf(info, seat)}
          <span className="m-unseen"> {say(`agree.voice.${voiceOf(seat)}`)}</span>
        </li>
      ))}
    </ul>
  );
}

interface MyVoiceProps {
  proposal: Proposal;
  mine: readonly PlayerId[];
  orders: ReturnType<typeof useOrder>;
}

function MyVoice({ proposal: { id, by, asked, agreed, refused }, mine, orders }: MyVoiceProps) {
  const { say } = useWords();
  const isMine = mine.includes(by);
  const vote = (yes: boolean) => void orders.order({ kind: 'vote', proposal: id, yes });
  const voices = asked.filter((seat) => mine.includes(seat) && seat !== by && !(isMine && agreed.includes(seat)));
  if (voices.length === 0 && !isMine) return null;
  return (
    <div className="m-strip-ways">
      {voices.length > 0 && (
        <button
          type="button"
          className="m-button m-primary m-small"
          aria-pressed={voices.every((seat) => agreed.includes(seat))}
          aria-disabled={orders.sending}
          onClick={() => vote(true)}
        >
          {say('agree.yes')}
        </button>
      )}
      <button
        type="button"
        className="m-button m-small"
        aria-pressed={isMine ? undefined : voices.every((seat) => refused.includes(seat))}
        aria-disabled={orders.sending}
        onClick={() => vote(false)}
      >
        {say(isMine ? 'agree.withdraw' : 'agree.no')}
      </button>
    </div>
  );
}
