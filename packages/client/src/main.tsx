// First of all: whatever a part of the page says of itself comes after it.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shapes.css';
import './styles/controls.css';
import './styles/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepCalmPage } from './shell/calm-page.ts';
import { keepFocus } from './shell/kept-focus.ts';
import { applyPreferences, usePreferences } from './shell/preferences.ts';
import { renewAfterUpdates } from './shell/renew.ts';
import { loadTexts } from './texts/texts.ts';

const texts = loadTexts(usePreferences.getState().language);

applyPreferences(usePreferences.getState());
usePreferences.subscribe(applyPreferences);
window
  .matchMedia('(prefers-contrast: more)')
  .addEventListener('change', () => applyPreferences(usePreferences.getState()));

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
renewAfterUpdates();
keepCalmPage();
keepFocus();
// What public/first.js has found out: this browser shows its own words instead.
if (!document.documentElement.hasAttribute('data-too-old')) {
  texts.then(
    () => {
      root.replaceChildren();
      document.body.classList.remove('plain');
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    },
    // Without words there is nothing to show: public/first.js says so.
    () => window.dispatchEvent(new Event('gone')),
  );
}
