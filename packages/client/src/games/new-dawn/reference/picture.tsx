import { CITY_STATES, FOCUS_CARDS, FOCUS_TYPES, type FocusType, WONDERS } from '@morgenrot/new-dawn';
import { chapterOf } from '../../../kits/book/written.ts';
import type { EntryId } from '../../../reference/entry.ts';
import { kindOf } from '../../../reference/entry.ts';
import { cityStateSprite, wonderSprite } from '../icons/effect-icon.tsx';
import { Sprite } from '../icons/sprite.tsx';
import { TypeIcon } from '../icons/type-icon.tsx';
import { Sprites } from '../map/sprites.tsx';
import { DRAWINGS } from './terms.ts';
import '../../../styles/board/board.css';
import '../styles/map.css';
import '../styles/terrain.css';
import '../styles/row.css';

const own = <T extends object>(rows: T, id: string): id is Extract<keyof T, string> => Object.hasOwn(rows, id);
const isType = (id: string): id is FocusType => FOCUS_TYPES.some((type) => type === id);

function drawingOf(id: EntryId): string | undefined {
  const name = id.slice(id.indexOf(':') + 1);
  if (own(WONDERS, name)) return wonderSprite(name);
  if (own(CITY_STATES, name)) return cityStateSprite(name);
  switch (kindOf(id)) {
    case 'leader':
      return 'leader';
    case 'diplomacy':
      return 'diplomacy';
    case 'naturalWonder':
      return 'natural-wonder-token';
    default:
      return undefined;
  }
}

/** What an entry looks like on the table. */
export function BookPicture({ id }: { id: EntryId }) {
  const name = chapterOf(id).slice(id.indexOf(':') + 1);
  if (own(FOCUS_CARDS, name)) return <TypeIcon type={FOCUS_CARDS[name].type} />;
  if (isType(name)) return <TypeIcon type={name} />;
  const drawings = own(DRAWINGS, name) ? DRAWINGS[name] : [drawingOf(id)];
  return drawings?.map((drawing) => drawing && <Sprite key={drawing} name={drawing} />);
}

const SEATS = ['0', '1', '2', '3', '4'];
const letterOf = (seat: string): string => 'ABCDE'[Number(seat)] ?? '?';

export const Drawings = () => <Sprites isTerra order={SEATS} letterOf={letterOf} />;
