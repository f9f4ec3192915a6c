import type { GameInfo, Preset } from '@morgenrot/protocol';
import { useWords } from '../texts/use-words.tsx';
import { listed, type Words } from '../texts/words.ts';

/** What options are called; what the game has no word for any more goes by its key. */
export const droppedWords = (words: Words, dropped: readonly string[]): string[] =>
  dropped.map((key) => words.find(`options.${key}`) ?? key);

interface PresetNewsProps {
  preset: Preset;
  dropped: readonly string[];
  game: GameInfo;
  /** It came by somebody's link. */
  isShared?: boolean;
}

/** What has become of the form: filled by a preset, as far as that fits. */
export function PresetNews({ preset: { name, wish }, dropped, game, isShared = false }: PresetNewsProps) {
  const words = useWords();
  const { say } = words;
  return (
    <div role="status" className="m-notice">
      {isShared && <strong>{say('preset.shared.title', { name })}</strong>}
      <p>{isShared ? say('preset.shared.text') : say('preset.used', { name })}</p>
      {wish.game === game.id && dropped.length > 0 && (
        <p>{say('preset.dropped', { count: dropped.length, options: listed(words, dropped) })}</p>
      )}
      {wish.settings?.access === 'password' && <p>{say('preset.password')}</p>}
    </div>
  );
}
