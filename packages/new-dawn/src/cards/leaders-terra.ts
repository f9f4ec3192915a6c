import { america } from '../effects/leaders/america.ts';
import { aztec } from '../effects/leaders/aztec.ts';
import { france } from '../effects/leaders/france.ts';
import { japan } from '../effects/leaders/japan.ts';
import { egypt, rome, scythia, sumeria } from '../effects/leaders/others.ts';
import { ottoman } from '../effects/leaders/ottoman.ts';
import {
  china,
  england,
  georgia,
  inca,
  indonesia,
  netherlands,
  nubia,
  poland,
  zulu,
} from '../effects/leaders/terra.ts';
import type { LeaderRow } from './leaders.ts';

/** The eighteen leader sheets of Terra Incognita, each with its unique focus card (T3.1, T3.2). */
export const TERRA_LEADERS = {
  america: {
    startOrder: ['growth', 'military', 'science', 'industry', 'culture', 'economy'],
    unique: 'radio',
    effect: america,
  },
  aztec: {
    startOrder: ['growth', 'science', 'culture', 'economy', 'military', 'industry'],
    unique: 'mysticism',
    effect: aztec,
  },
  china: {
    startOrder: ['growth', 'military', 'industry', 'economy', 'culture', 'science'],
    unique: 'writing',
    effect: china,
  },
  egypt: {
    startOrder: ['growth', 'science', 'economy', 'industry', 'military', 'culture'],
    unique: 'wheel',
    effect: egypt,
  },
  england: {
    startOrder: ['growth', 'economy', 'science', 'culture', 'industry', 'military'],
    unique: 'natural-history',
    effect: england,
  },
  france: {
    startOrder: ['growth', 'military', 'science', 'economy', 'industry', 'culture'],
    unique: 'humanism',
    effect: france,
  },
  georgia: {
    startOrder: ['growth', 'industry', 'science', 'economy', 'military', 'culture'],
    unique: 'siege-tactics',
    effect: georgia,
  },
  inca: {
    startOrder: ['growth', 'culture', 'military', 'science', 'industry', 'economy'],
    unique: 'state-workforce',
    effect: inca,
  },
  indonesia: {
    startOrder: ['growth', 'culture', 'military', 'science', 'industry', 'economy'],
    unique: 'shipbuilding',
    effect: indonesia,
  },
  japan: {
    startOrder: ['growth', 'industry', 'economy', 'military', 'science', 'culture'],
    unique: 'industrialization',
    effect: japan,
  },
  netherlands: {
    startOrder: ['growth', 'culture', 'science', 'industry', 'economy', 'military'],
    unique: 'cartography',
    effect: netherlands,
  },
  nubia: {
    startOrder: ['growth', 'economy', 'industry', 'culture', 'science', 'military'],
    unique: 'construction',
    effect: nubia,
  },
  ottoman: {
    startOrder: ['growth', 'science', 'industry', 'culture', 'military', 'economy'],
    unique: 'banking',
    effect: ottoman,
  },
  poland: {
    startOrder: ['growth', 'culture', 'military', 'industry', 'economy', 'science'],
    unique: 'astronomy',
    effect: poland,
  },
  rome: {
    startOrder: ['growth', 'science', 'economy', 'military', 'culture', 'industry'],
    unique: 'military-engineering',
    effect: rome,
  },
  scythia: {
    startOrder: ['growth', 'culture', 'military', 'science', 'economy', 'industry'],
    unique: 'horseback-riding',
    effect: scythia,
  },
  sumeria: {
    startOrder: ['growth', 'economy', 'culture', 'science', 'military', 'industry'],
    unique: 'craftsmanship',
    effect: sumeria,
  },
  zulu: {
    startOrder: ['growth', 'industry', 'culture', 'economy', 'science', 'military'],
    unique: 'scorched-earth',
    effect: zulu,
  },
} as const satisfies Record<string, LeaderRow>;
export type LeaderId = keyof typeof TERRA_LEADERS;
export const TERRA_LEADER_IDS = Object.keys(TERRA_LEADERS) as LeaderId[];
