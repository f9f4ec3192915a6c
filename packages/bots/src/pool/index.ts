export type { Question } from './messages.ts';
export * from './pool.ts';
