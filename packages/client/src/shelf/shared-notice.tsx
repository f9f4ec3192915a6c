import type { SharedPreset } from '../home/use-shared-preset.ts';
import { sayReason } from '../texts/say-reason.ts';
import { useWords } from '../texts/use-words.tsx';

/** Why a preset that somebody's link leads to is not set up. */
export function SharedNotice({ shared, isForeign }: { shared: SharedPreset; isForeign: boolean }) {
  const words = useWords();
  const { say } = words;
  if (shared.state === 'here' && isForeign) {
    return (
      <p role="status" className="m-notice">
        {say('preset.otherGame')}
      </p>
    );
  }
  if (shared.state !== 'gone') return null;
  const { reason } = shared;
  return (
    <div role="alert" className="m-notice">
      <strong>{say(reason.key === 'preset.unknown' ? 'preset.dead.title' : 'preset.failed.title')}</strong>
      <p>{reason.key === 'preset.unknown' ? say('preset.dead.text') : sayReason(words, reason)}</p>
    </div>
  );
}
