import { answerQuestions } from '@morgenrot/bots/pool';
import { THOUGHTFUL } from './game.ts';

answerQuestions((id) => (id === THOUGHTFUL.id ? THOUGHTFUL : undefined));
