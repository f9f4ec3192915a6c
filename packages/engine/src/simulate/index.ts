export * from './playout.ts';
export * from './simulate.ts';
