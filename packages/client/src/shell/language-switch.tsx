import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../texts/languages.ts';
import { loadTexts } from '../texts/texts.ts';
import { useWords } from '../texts/use-words.tsx';
import { prefer } from './preferences.ts';

/** Where its words cannot be fetched, the page goes on as it was. */
const speak = (language: Language): Promise<void> =>
  loadTexts(language).then(
    () => prefer({ language }),
    () => undefined,
  );

/** Each language is named in itself: whoever is looking for it can read it. */
export function LanguageSwitch() {
  const { language, say } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of two buttons
    <div role="group" className="m-switch" aria-label={say('settings.language')}>
      {LANGUAGES.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => void speak(each)}>
          {each.toUpperCase()}
          <span className="m-unseen"> {LANGUAGE_NAMES[each]}</span>
        </button>
      ))}
    </div>
  );
}
