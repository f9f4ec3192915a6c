import { testEveryOption } from './every-option.ts';

testEveryOption(3);
