import {
  AGENDAS,
  base,
  CITY_STATES,
  type CityStateId,
  DIPLOMACY_CARDS,
  DISTRICTS,
  GOVERNMENT_IDS,
  GOVERNMENTS,
  LEADER_IDS,
  type LeaderId,
  NATURAL_WONDERS,
  type NaturalWonderId,
  type Ruleset,
  TERRA_LEADER_IDS,
  TILES,
  terra,
  VICTORY_CARDS,
  WONDERS,
  type WonderId,
} from '@morgenrot/new-dawn';
import type { ReactNode } from 'react';
import { cityStateSprite, wonderSprite } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { FirstRow } from '../prompts/turn/pick-leader.tsx';
import { TileDrawing } from '../tiles/tile-drawing.tsx';
import { useBoardWords } from '../words/use-board-words.ts';

interface ThingProps {
  sprite?: string;
  name: string;
  note?: ReactNode;
  text?: ReactNode;
}

/** A card or token with everything it says. */
function Thing({ sprite, name, note, text }: ThingProps) {
  return (
    <article className="m-thing">
      {sprite && <Sprite name={sprite} />}
      <h3>{name}</h3>
      {note && <p className="m-quiet">{note}</p>}
      {text && <p>{text}</p>}
    </article>
  );
}

const idsOf = <T extends string>(rows: Record<T, unknown>): T[] => Object.keys(rows) as T[];

function LeadersOf({ ids, rules }: { ids: readonly LeaderId[]; rules: Ruleset }) {
  const { word } = useBoardWords();
  return ids.map((id) => (
    <Thing
      key={id}
      sprite="leader"
      name={word(`leader.${id}.name`)}
      note={word(`leader.${id}.civ`)}
      text={
        <>
          {word(`leader.${id}.text`)}
          <FirstRow leader={id} rules={rules} />
        </>
      }
    />
  ));
}

export const Leaders = () => <LeadersOf ids={LEADER_IDS} rules={base} />;
export const TerraLeaders = () => <LeadersOf ids={TERRA_LEADER_IDS} rules={terra} />;

/** Districts, governments and the card that is lent. */
export function TerraThings() {
  const { word } = useBoardWords();
  return (
    <>
      {DISTRICTS.map((id) => (
        <Thing
          key={id}
          sprite={`district-${id}-0`}
          name={word(`district.${id}.name`)}
          text={word(`district.${id}.text`)}
        />
      ))}
      {GOVERNMENT_IDS.map((id) => (
        <Thing
          key={id}
          sprite={`government-${id}`}
          name={word(`government.${id}`)}
          text={word('government.text', {
            type: word(`type.${GOVERNMENTS[id].type}`),
            shift: GOVERNMENTS[id].shift,
          })}
        />
      ))}
      <Thing sprite="ibrahim" name={word('special.ibrahim.name')} text={word('special.ibrahim.text')} />
    </>
  );
}

export function Wonders() {
  const { word } = useBoardWords();
  return idsOf<WonderId>(WONDERS).map((id) => {
    const { type, era, cost, resources } = WONDERS[id];
    const facts = [
      word(`type.${type}`),
      word(`era.${era}`),
      cost,
      ...resources.map((each) => word(`resource.${each}`)),
    ];
    return (
      <Thing
        key={id}
        sprite={wonderSprite(id)}
        name={word(`wonder.${id}.name`)}
        note={facts.join(' · ')}
        text={word(`wonder.${id}.text`)}
      />
    );
  });
}

export function CityStates() {
  const { word } = useBoardWords();
  return idsOf<CityStateId>(CITY_STATES).map((id) => (
    <Thing
      key={id}
      sprite={cityStateSprite(id)}
      name={word(`cityState.${id}.name`)}
      note={word(`type.${CITY_STATES[id].type}`)}
      text={word(`cityState.${id}.text`)}
    />
  ));
}

export function NaturalWonders() {
  const { word } = useBoardWords();
  return idsOf<NaturalWonderId>(NATURAL_WONDERS).map((id) => (
    <Thing
      key={id}
      sprite="natural-wonder-token"
      name={word(`naturalWonder.${id}.name`)}
      text={word(`naturalWonder.${id}.text`)}
    />
  ));
}

export function DiplomacyCards() {
  const { word } = useBoardWords();
  return DIPLOMACY_CARDS.map((id) => (
    <Thing key={id} sprite="diplomacy" name={word(`diplomacy.${id}.name`)} text={word(`diplomacy.${id}.text`)} />
  ));
}

export function VictoryCards() {
  const { word } = useBoardWords();
  return idsOf(VICTORY_CARDS).map((card) => (
    <div key={card} className="m-thing">
      {VICTORY_CARDS[card]
        .filter((agenda) => Object.hasOwn(AGENDAS, agenda))
        .map((agenda) => (
          <p key={agenda}>
            <strong>{word(`agenda.${agenda}.name`)}</strong> {word(`agenda.${agenda}.text`)}
          </p>
        ))}
    </div>
  ));
}

/** Both sides of every tile. */
export function Tiles() {
  const { word } = useBoardWords();
  return TILES.flatMap(({ number }) =>
    (['A', 'B'] as const).map((side) => (
      <figure key={`${number}${side}`}>
        <TileDrawing tile={{ tile: number, side, rot: 0 }} />
        <figcaption>{word('option.pickTile', { tile: number, side })}</figcaption>
      </figure>
    )),
  );
}
