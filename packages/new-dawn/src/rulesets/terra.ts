import type { VictoryCardId } from '../cards/agendas.ts';
import { FOCUS_CARD_IDS, focusRow } from '../cards/focus.ts';
import { TERRA_LEADER_IDS, TERRA_LEADERS } from '../cards/leaders-terra.ts';
import { WONDER_IDS, WONDERS } from '../cards/wonders.ts';
import type { NewDawnOptions } from '../state.ts';
import type { Ruleset, VictoryRules } from './ruleset.ts';

const FORT_CARDS: readonly VictoryCardId[] = ['vc-fortified', 'vc-expeditionary'];
/** T1: six new ones, and those of the base game but one, which has a new version. */
const NORMAL_CARDS: readonly VictoryCardId[] = [
  'vc-warmonger-paranoid',
  'vc-civilized-moneygrubber',
  'vc-explorer-aesthetic',
  'vc-populous-preservationist',
  'vc-technophile-scholarly-terra',
  'vc-defensive-devastating',
  'vc-diplomatic-hoarder',
  'vc-expansionist-prolific',
  'vc-industrious-progressive',
  'vc-provincial-diversified',
];
/** T3.8 */
const NORMAL_CARDS_DRAWN = 3;
/** R26, Q-V13 */
const EPIC_CARDS_DRAWN = 4;
/** T15.1 */
const MARKERS_TO_WIN = 4;

/** T3.8, T15: both fort cards and three others; a peaceful game is won as the base game is (T17, Q-F6), epic too (R26). */
function victory({ victory: kind }: NewDawnOptions): VictoryRules {
  const isEpic = kind === 'peaceful-epic';
  const isPeaceful = isEpic || kind === 'peaceful';
  return {
    laid: isPeaceful ? [] : FORT_CARDS,
    from: NORMAL_CARDS,
    drawn: isEpic ? EPIC_CARDS_DRAWN : NORMAL_CARDS_DRAWN,
    needed: isPeaceful ? null : MARKERS_TO_WIN,
    beforeDial: !isPeaceful,
    markersBreakTies: !isPeaceful,
    held: ['fortified', 'expeditionary'],
  };
}

const inTerra = ({ only }: { only?: string }): boolean => only !== 'base';

export const terra: Ruleset = {
  edition: 'terra',
  slots: [1, 1, 2, 3, 4, 5],
  // T14: the wonder icon is resolved after all others of its section.
  dial: [['spawn', 'wonder'], ['move'], ['district'], ['government', 'wonder'], ['move'], ['district']],
  focusCards: () => FOCUS_CARD_IDS.filter((id) => inTerra(focusRow(id)) && !focusRow(id).unique),
  leaders: () => TERRA_LEADER_IDS,
  leader: (id) => TERRA_LEADERS[id],
  armies: 1,
  wonders: () => WONDER_IDS.filter((id) => inTerra(WONDERS[id])),
  // T3.7: three of each era, one ancient and one medieval of them removed unseen.
  wondersInDeck: () => ({ ancient: 2, medieval: 2, modern: 3 }),
  victory,
  diplomacy: ['joint-war', 'defensive-pact', 'embassy', 'open-borders-terra', 'non-aggression-pact'],
  controlTokens: 34,
  resourceTokens: 10,
  capitals: [7, 9, 11, 16, 17],
};
