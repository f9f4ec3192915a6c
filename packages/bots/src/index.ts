export * from './player.ts';
export * from './random.ts';
