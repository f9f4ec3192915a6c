import { answerQuestions } from '@morgenrot/bots/pool';
import { BAZAAR } from './games.ts';

answerQuestions((id) => (id === BAZAAR.id ? BAZAAR : undefined));
