import { testEveryKind } from './every-kind.ts';

testEveryKind([4, 5]);
