import type { VictoryCardId } from '../cards/agendas.ts';
import { FOCUS_CARD_IDS, focusRow } from '../cards/focus.ts';
import { LEADER_IDS, LEADERS, type LeaderId, type LeaderRow } from '../cards/leaders.ts';
import { WONDER_IDS, WONDERS } from '../cards/wonders.ts';
import type { NewDawnOptions } from '../state.ts';
import type { Era } from '../vocabulary.ts';
import type { Ruleset, VictoryRules } from './ruleset.ts';

/** R3.10: the five that are shuffled. */
const VICTORY_CARDS: readonly VictoryCardId[] = [
  'vc-warmonger-paranoid',
  'vc-civilized-moneygrubber',
  'vc-explorer-aesthetic',
  'vc-populous-preservationist',
  'vc-technophile-scholarly-base',
];
const DEALT = { practice: 0, standard: 3, epic: 4, peaceful: 3, 'peaceful-epic': 4 } as const;

/** R3.10, R26: three victory cards, four in the epic variant, one and the same in a practice match. */
const victory = ({ victory: kind }: NewDawnOptions): VictoryRules => ({
  laid: kind === 'practice' ? ['practice'] : [],
  from: VICTORY_CARDS,
  drawn: DEALT[kind],
  needed: null,
  beforeDial: false,
  markersBreakTies: false,
  held: [],
});

/** R3.7: how many wonders of each era go into a deck, by the number of players. */
const WONDERS_IN_DECK: Readonly<Record<number, Readonly<Record<Era, number>>>> = {
  2: { ancient: 1, medieval: 1, modern: 2 },
  3: { ancient: 1, medieval: 2, modern: 2 },
  4: { ancient: 2, medieval: 2, modern: 2 },
};

const inBase = ({ only }: { only?: string }): boolean => only !== 'terra';

export const base: Ruleset = {
  edition: 'base',
  slots: [1, 2, 3, 4, 5],
  dial: [['spawn'], ['blank'], ['move'], ['trade'], ['move']],
  focusCards: () => FOCUS_CARD_IDS.filter((id) => inBase(focusRow(id))),
  leaders: () => LEADER_IDS,
  leader(id: LeaderId): LeaderRow {
    const row: LeaderRow | undefined = (LEADERS as Partial<Record<LeaderId, LeaderRow>>)[id];
    if (!row) throw new Error(`${id} leads nobody without the expansion`);
    return row;
  },
  armies: 0,
  wonders: () => WONDER_IDS.filter((id) => inBase(WONDERS[id])),
  wondersInDeck(players) {
    const counts = WONDERS_IN_DECK[players];
    if (!counts) throw new Error(`no wonder decks for ${players} players`);
    return counts;
  },
  victory,
  diplomacy: ['joint-war', 'defensive-pact', 'embassy', 'open-borders-base'],
  controlTokens: 31,
  resourceTokens: 8,
  capitals: [7, 9, 11, 16],
};
