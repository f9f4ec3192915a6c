export type * from './http.ts';
export * from './limits.ts';
export type * from './messages.ts';
