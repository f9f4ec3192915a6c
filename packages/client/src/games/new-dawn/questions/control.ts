import { isHex, within } from '@morgenrot/hex';
import { tradeOn } from '@morgenrot/new-dawn';
import { unused } from '../../../board/question-row.ts';
import { SpaceBody } from '../prompts/map/on-map.tsx';
import { blastOutlook, controlOutlook, reinforceOutlook } from '../prompts/map/space-outlook.tsx';
import { spacesNext } from '../sight/ahead.ts';
import type { QuestionRows } from './row.ts';
import { inBase, inTerra } from './sample.ts';

export const control = {
  placeControl: {
    body: 'plain',
    left: (s, step, from) => {
      const spaces = from.filter(isHex).length;
      const tokens = step.extra ? tradeOn(s, step.player, step.focus) : 0;
      if (spaces === 0) return [];
      return [
        ...unused('left.placeControl', Math.min(step.left, spaces)),
        ...unused('left.trade', Math.min(tokens, spaces)),
      ];
    },
    outlook: controlOutlook,
    rule: 'rule:R10.1',
    sample: inBase,
  },
  placeOneControl: {
    body: 'plain',
    left: (_s, step, from) => unused('left.placeControl', Math.min(step.left, from.filter(isHex).length)),
    outlook: controlOutlook,
    rule: 'rule:R10.1',
    sample: inBase,
  },
  takeBackControl: { body: 'plain', rule: 'rule:R2.2', sample: inBase },
  takeBackFor: {
    body: SpaceBody,
    help: 'map.takeBackFor',
    rule: 'rule:T7.2',
    sample: inTerra,
  },
  shiftControl: {
    body: 'plain',
    sight: (s, _me, step, hex) => (isHex(hex) ? { range: spacesNext(s, step.player, hex) } : undefined),
    rule: 'rule:R10.1',
    sample: inBase,
  },
  shiftControlTo: {
    body: 'plain',
    sight: (_s, _me, step, hex) => (isHex(hex) ? { way: [step.from, hex] } : undefined),
    rule: 'rule:R10.1',
    sample: inBase,
  },
  convertControl: { body: 'plain', rule: 'rule:R10.5', sample: inBase },
  destroyControl: { body: 'plain', rule: 'rule:R1.8', sample: inBase },
  pointAtControl: { body: 'plain', rule: 'rule:R1.8', sample: inBase },
  yieldControl: { body: 'plain', rule: 'rule:R1.8', sample: inBase },
  blast: {
    body: 'plain',
    outlook: blastOutlook,
    sight: (s, _me, _step, hex) =>
      isHex(hex)
        ? {
            range: within(hex, 1).filter((near) => s.map[near]),
            hits: within(hex, 1).filter((near) => s.map[near]?.control),
          }
        : undefined,
    rule: 'rule:R1.8',
    sample: inBase,
  },
  reinforce: {
    body: 'plain',
    left: (s, step, from) => {
      const tokens = step.focus === undefined ? 0 : tradeOn(s, step.player, step.focus);
      return unused('left.reinforce', Math.min(step.left + tokens, from.filter(isHex).length));
    },
    outlook: reinforceOutlook,
    rule: 'rule:R14.2',
    sample: inBase,
  },
} satisfies Partial<QuestionRows>;
