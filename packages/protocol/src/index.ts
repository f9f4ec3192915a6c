export type * from './http.ts';
export * from './limits.ts';
export type * from './match-file.ts';
export type * from './messages.ts';
export * from './tables.ts';
export * from './talk.ts';
