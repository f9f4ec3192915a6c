export * from './limits.ts';
export type * from './messages.ts';
