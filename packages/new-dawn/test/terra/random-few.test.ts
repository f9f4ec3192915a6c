import { testEveryKind } from './every-kind.ts';

testEveryKind([2, 3]);
