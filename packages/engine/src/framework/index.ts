export * from './random.ts';
export * from './table.ts';
export { moveNames, toBgio } from './to-bgio.ts';
