import {
  BUILDINGS,
  type BuildingId,
  CARDS,
  type CardId,
  isCardSpace,
  isGround,
  isStack,
  PLACES,
  type Place,
  YIELDS,
} from '@morgenrot/stone-age';
import { type EntryId, kindOf } from '../../../reference/entry.ts';
import { BuildingFace, CardFace } from '../drawing/faces.tsx';
import { Icon, type IconName, isIcon } from '../drawing/icons.tsx';
import '../styles/village.css';
import '../styles/book.css';

/** Terms that have no picture of their own name. */
const TERM_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  toolStep: 'tool',
  toolValue: 'tool',
  oneUseTool: 'tool',
  resource: 'anyResources',
  hunger: 'food',
  feeding: 'food',
  placement: 'figure',
  actions: 'tool',
  upper: 'card',
  lower: 'card',
  pile: 'card',
  kept: 'card',
  stack: 'building',
};

const VILLAGE_ICONS: Readonly<Partial<Record<Place, IconName>>> = {
  toolMaker: 'tool',
  hut: 'hut',
  field: 'agriculture',
};

const isPlace = (name: string): name is Place => PLACES.some((place) => place === name);

function iconOfPlace(place: Place): IconName | undefined {
  if (isGround(place)) return YIELDS[place];
  if (isCardSpace(place)) return 'card';
  return isStack(place) ? 'building' : VILLAGE_ICONS[place];
}

function iconOf(id: EntryId, name: string): IconName | undefined {
  if (kindOf(id) === 'place') return isPlace(name) ? iconOfPlace(name) : undefined;
  if (kindOf(id) !== 'term') return undefined;
  return isIcon(name) ? name : TERM_ICONS[name];
}

/** What an entry looks like on the table. */
export function BookPicture({ id }: { id: EntryId }) {
  const name = id.slice(id.indexOf(':') + 1);
  if (Object.hasOwn(CARDS, name)) return <CardFace card={name as CardId} />;
  if (Object.hasOwn(BUILDINGS, name)) return <BuildingFace building={name as BuildingId} />;
  const icon = iconOf(id, name);
  return icon && <Icon name={icon} />;
}
