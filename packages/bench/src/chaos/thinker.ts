import { answerQuestions } from '@morgenrot/bots/pool';
import { BAZAAR } from './game.ts';

answerQuestions((id) => (id === BAZAAR.id ? BAZAAR : undefined));
