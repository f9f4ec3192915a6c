import type { Option, Step } from '@morgenrot/engine';
import { isHex } from '@morgenrot/hex';
import type { NewDawnStep } from '@morgenrot/new-dawn';
import type { Beholder } from '../../map/space-facts.ts';
import { rowOf } from '../../questions/questions.ts';
import { Opening } from './card-outlook.tsx';

interface OutlookProps {
  beholder: Beholder;
  step: Step;
  option: Option;
  /** What stands on a card is left out: it can be read on the card. */
  isBrief?: boolean;
}

/** What a choice would bring about, before it is confirmed; else how many spaces could be chosen then. */
export function OutlookLines({ beholder, step, option, isBrief }: OutlookProps) {
  if (step.player === undefined) return null;
  const told = rowOf(step.kind)?.outlook?.(beholder, step as NewDawnStep, option, isBrief);
  if (told !== undefined) return told;
  return isHex(option) ? null : <Opening player={step.player} option={option} />;
}
