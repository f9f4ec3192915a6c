import type { Reason } from '@morgenrot/engine';
import { useState } from 'react';
import type { Session } from '../table/session/session.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';
import type { Mark } from './talk-line.tsx';
import { hideVoice } from './talk-marks.ts';
import { type Talk, type Voice, voicesIn } from './use-talk.ts';

interface VoicesProps {
  session: Session;
  talk: Talk;
  Mark?: Mark;
}

/** Whom I want to hear here; and, for the host, who may speak. */
export function Voices({ session, talk, Mark }: VoicesProps) {
  const words = useWords();
  const { say } = words;
  const { info, mine } = talk.table;
  const [refused, setRefused] = useState<Reason>();
  const voices = voicesIn(talk.table.talk, talk.table.voice);
  const isHost = info.host !== undefined && mine.includes(info.host);

  async function mute({ from }: Voice, muted: boolean): Promise<void> {
    setRefused(undefined);
    const reply = await session.order({ kind: 'mute', from, muted });
    if (!reply.ok) setRefused(reply.reason);
  }

  return (
    <div className="m-scroll m-talk-voices">
      <p className="m-quiet">{say(voices.length === 0 ? 'talk.voices.none' : 'talk.voices.text')}</p>
      {refused && (
        <p role="alert" className="m-refused">
          {sayReason(words, refused)}
        </p>
      )}
      <ul>
        {voices.map((voice) => {
          const isHidden = talk.isHidden(voice.from);
          const isMuted = info.muted?.includes(voice.from) ?? false;
          return (
            <li key={voice.from} className="m-talk-voice">
              <p className="m-row m-talk-who">
                {Mark && voice.seat !== undefined && <Mark player={voice.seat} />}
                <strong>{voice.name}</strong>
                {isMuted && <span className="m-quiet">{say('talk.voices.muted')}</span>}
              </p>
              <p className="m-wrap m-talk-ways">
                <button
                  type="button"
                  className="m-button m-small"
                  aria-label={`${say(isHidden ? 'talk.voices.show' : 'talk.voices.hide')}: ${voice.name}`}
                  onClick={() => hideVoice(talk.id, voice, !isHidden)}
                >
                  {say(isHidden ? 'talk.voices.show' : 'talk.voices.hide')}
                </button>
                {isHost && (
                  <button
                    type="button"
                    className="m-button m-small"
                    aria-label={`${say(isMuted ? 'talk.voices.unmute' : 'talk.voices.mute')}: ${voice.name}`}
                    onClick={() => void mute(voice, !isMuted)}
                  >
                    {say(isMuted ? 'talk.voices.unmute' : 'talk.voices.mute')}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
