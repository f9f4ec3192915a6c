import { usePreferences } from '../../shell/preferences.ts';

/** Does anything move on this page? Not where the device or the person asks for rest. */
export const moves = (): boolean =>
  usePreferences.getState().motion && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
