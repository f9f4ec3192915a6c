import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

/** What has happened here while the tab was not looked at; the tab's title says it until somebody looks. */
interface TabNews {
  text?: string;
}

export const useTabNews = create<TabNews>()(() => ({}));

const CHIME = [660, 880];
const NOTE_SECONDS = 0.16;

let sound: AudioContext | undefined;

/** From a click: the browser asks, and sound may be made from now on. */
export async function askToNotify(): Promise<void> {
  sound ??= new AudioContext();
  if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
}

/** Calls whoever does something else at the moment; nobody who looks at the tab is called. */
export function callToTab(text: string, title: string): void {
  if (!document.hidden) return;
  useTabNews.setState({ text });
  document.addEventListener('visibilitychange', seen);
  if (!usePreferences.getState().alerts) return;
  chime();
  notify(text, title);
}

function seen(): void {
  if (document.hidden) return;
  document.removeEventListener('visibilitychange', seen);
  useTabNews.setState({ text: undefined });
}

function notify(text: string, title: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(text, { body: title, icon: '/icons/icon-192.png', tag: title });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones take notifications only from a service worker; the title and the sound are there all the same.
  }
}

/** A browser lets a page be heard once somebody has clicked in it; until then it stays silent. */
function chime(): void {
  sound ??= new AudioContext();
  const context = sound;
  context.resume().then(
    () => document.hidden && ring(context),
    () => undefined,
  );
}

function ring(context: AudioContext): void {
  CHIME.forEach((pitch, index) => {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + index * NOTE_SECONDS;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS * 2);
  });
}
