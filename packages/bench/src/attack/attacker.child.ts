import { constants, setPriority } from 'node:os';
import { ATTACKS, type AttackTarget } from './attacks.ts';
import { obeyBench } from './helper.ts';

// Real attackers have a machine of their own: here they take only what the server and the players leave.
setPriority(constants.priority.PRIORITY_LOW);

obeyBench<Record<string, AttackTarget>>((targets) =>
  Promise.all(Object.entries(targets).map(([name, target]) => ATTACKS[name]?.(target))),
);
