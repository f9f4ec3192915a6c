import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ReferenceButton } from '../reference/reference-button.tsx';
import { useWords } from '../texts/use-words.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { SettingsPanel } from './settings.tsx';

/** The same on every page; a table puts its own line in the middle. */
export function Header({ children }: { children?: ReactNode }) {
  const { say } = useWords();
  return (
    <header className="m-row m-header">
      <a className="m-skip" href="#content">
        {say('nav.skip')}
      </a>
      <Link href="/" className="m-inline m-brand" aria-label={`${say('app.name')}: ${say('nav.home')}`}>
        <Logo />
        <span>{say('app.name')}</span>
      </Link>
      <div className="m-header-middle">{children}</div>
      <nav className="m-row m-header-tools" aria-label={say('nav.settings')}>
        <ReferenceButton />
        <LanguageSwitch />
        <SettingsPanel />
      </nav>
    </header>
  );
}
