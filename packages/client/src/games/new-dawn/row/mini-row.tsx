import type { PlayerId } from '@morgenrot/engine';
import { CITY_STATES, type CityStateId, cityStatesOn, FOCUS_CARDS, GOVERNMENTS, rulesetOf } from '@morgenrot/new-dawn';
import { memo, useRef } from 'react';
import { useSlide } from '../../../board/motion/use-slide.ts';
import { usePeople } from '../../../kits/board/people.ts';
import { tip, tipsInside } from '../../../reference/tip.ts';
import { cityStateSprite } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { TypeIcon } from '../icons/type-icon.tsx';
import { useMatch } from '../match.ts';
import { roman } from '../roman.ts';
import { useBoardWords } from '../words/use-board-words.ts';
import { governmentOn } from './slots.ts';

const CITY_STATE_IDS = Object.keys(CITY_STATES) as CityStateId[];

/** A rival's row at a glance: kinds, levels and trade tokens from slot 1 to 5. */
export const MiniRow = memo(function MiniRow({ player }: { player: PlayerId }) {
  const { tell, word } = useBoardWords();
  const { nameOf } = usePeople();
  const row = useMatch((s) => s.seats[player]?.row ?? []);
  const cityStates = useMatch((s) =>
    (s.seats[player]?.row ?? []).map(({ id }) => cityStatesOn(s, player, id).join(' ')),
  );
  const governments = useMatch((s) => (s.seats[player]?.row ?? []).map(({ id }) => governmentOn(s, player, id)));
  const slots = useMatch((s) => rulesetOf(s).slots);
  const list = useRef<HTMLOListElement>(null);
  useSlide(
    list,
    row.map(({ id }) => id),
  );
  if (row.length === 0) return null;
  return (
    <ol
      ref={list}
      className="nd-mini-row"
      data-slots={slots.length}
      {...tipsInside}
      aria-label={tell('row.of', { player: nameOf(player) })}
    >
      {row.map(({ id, card, trade, naturalWonders }, position) => {
        const { type, level } = FOCUS_CARDS[card];
        const slot = tell('row.slot', { slot: slots[position] ?? 0 });
        const words = [slot, word(`card.${card}.name`), tell('row.level', { level: roman(level) })];
        const government = governments[position];
        const lying = [
          ...(government
            ? [
                {
                  sprite: `government-${government}`,
                  name: tell('government.marker', {
                    government: word(`government.${government}`),
                    shift: GOVERNMENTS[government].shift,
                  }),
                },
              ]
            : []),
          ...naturalWonders.map((wonder) => ({
            sprite: 'natural-wonder-token',
            name: word(`naturalWonder.${wonder}.name`),
          })),
          ...CITY_STATE_IDS.filter((id) => cityStates[position]?.split(' ').includes(id)).map((cityState) => ({
            sprite: cityStateSprite(cityState),
            name: word(`cityState.${cityState}.name`),
          })),
        ];
        words.push(...lying.map(({ name }) => name));
        if (trade > 0) words.push(tell('row.trade', { count: trade }));
        return (
          <li key={id} data-part={`card:${player}:${card}`} {...tip(`focus:${card}`, words.join(', '))}>
            <span className="m-unseen">{words.join(', ')}</span>
            <TypeIcon type={type} />
            <span className="nd-mini-level" aria-hidden="true">
              {roman(level)}
            </span>
            {lying.map(({ sprite, name }) => (
              <Sprite key={name} name={sprite} />
            ))}
            {trade > 0 && (
              <span className="nd-mini-trade" aria-hidden="true">
                {trade}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
});
