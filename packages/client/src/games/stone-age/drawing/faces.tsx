import { type BuildingId, buildingOf, type CardId, cardOf, isExact, RESOURCES, type Upper } from '@morgenrot/stone-age';
import { memo, type ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

const times = (count: number, name: IconName): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pictures that are all alike
  Array.from({ length: count }, (_, i) => <Icon key={i} name={name} />);

/** A number beside its picture: large enough to be read without pointing. */
const counted = (count: number | string, name: IconName): ReactNode => (
  <>
    <b>{count}</b>
    <Icon name={name} />
  </>
);

function upperFace(upper: Upper): ReactNode {
  switch (upper.type) {
    case 'food':
      return counted(upper.amount, 'food');
    case 'resource':
      return times(upper.amount, upper.resource);
    case 'roll':
      return (
        <>
          <Icon name="strip" />
          <Icon name={upper.resource} />
        </>
      );
    case 'points':
      return counted(upper.amount, 'points');
    case 'tool':
      return counted('+1', 'tool');
    case 'oneUseTool':
      return counted(`+${upper.value}`, 'tool');
    case 'agriculture':
      return counted('+1', 'agriculture');
    case 'anyResources':
      return counted(upper.amount, 'anyResources');
    case 'extraCard':
      return <Icon name="extraCard" />;
    case 'strip':
      return (
        <>
          <Icon name="strip" />
          <span className="sa-strip-of">1–6</span>
        </>
      );
  }
}

/** A civilization card: above what it brings now, below what it counts for. */
export const CardFace = memo(function CardFace({ card }: { card: CardId | '?' }) {
  if (card === '?')
    return (
      <span className="sa-card-face" data-covered="">
        <Icon name="deck" />
      </span>
    );
  const { upper, lower } = cardOf(card);
  return (
    <span className="sa-card-face" aria-hidden="true">
      <span className="sa-card-upper">{upperFace(upper)}</span>
      {'symbol' in lower ? (
        <span className="sa-card-lower" data-culture="">
          <Icon name={lower.symbol} />
        </span>
      ) : (
        <span className="sa-card-lower">{times(lower.factor, lower.person)}</span>
      )}
    </span>
  );
});

/** A building: what it asks for, and its points. */
export const BuildingFace = memo(function BuildingFace({ building }: { building: BuildingId | '?' }) {
  if (building === '?') return <span className="sa-building-face" data-covered="" aria-hidden="true" />;
  const tile = buildingOf(building);
  if (isExact(tile))
    return (
      <span className="sa-building-face" aria-hidden="true">
        <b className="sa-building-points">{tile.points}</b>
        <span className="sa-building-cost">{RESOURCES.map((kind) => times(tile.cost[kind], kind))}</span>
      </span>
    );
  const { min, max, kinds } = tile;
  return (
    <span className="sa-building-face" aria-hidden="true">
      <b className="sa-building-points">{kinds === undefined ? `${min}–${max}` : min}</b>
      <span className="sa-building-cost">
        {kinds === undefined ? (
          <Icon name="anyResources" />
        ) : (
          Array.from({ length: kinds }, (_, i) => <i key={RESOURCES[i]} className="sa-any-kind" />)
        )}
      </span>
    </span>
  );
});
