export { answerQuestions } from './answering.ts';
export type { Question } from './messages.ts';
export * from './pool.ts';
