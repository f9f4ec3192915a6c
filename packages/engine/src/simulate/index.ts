export * from './greedy.ts';
export * from './playout.ts';
export * from './simulate.ts';
export * from './sittings.ts';
