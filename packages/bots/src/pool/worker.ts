import { gameByRules } from '@morgenrot/catalog';
import { answerQuestions } from './answering.ts';

answerQuestions(gameByRules);
