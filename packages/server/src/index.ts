export { endOnSignals } from './ending.ts';
export { ENGINE_REASONS, SERVER_REASONS } from './reasons.ts';
export { type Parts, type RunningServer, startServer } from './server.ts';
export { parseSettings, type Settings } from './settings.ts';
