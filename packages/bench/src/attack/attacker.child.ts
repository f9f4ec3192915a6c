import { constants, setPriority } from 'node:os';
import { ATTACKS, type Target } from './attacks.ts';
import { obey } from './helper.ts';

// Real attackers have a machine of their own: here they take only what the server and the players leave.
setPriority(constants.priority.PRIORITY_LOW);

obey<Record<string, Target>>((targets) =>
  Promise.all(Object.entries(targets).map(([name, target]) => ATTACKS[name]?.(target))),
);
