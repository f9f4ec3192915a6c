import { isTerra } from '@morgenrot/new-dawn';
import { usePeople } from '../../kits/board/people.ts';
import { ScreenMatch } from '../../kits/board/screen-match.tsx';
import { DirectionToken } from './dials/direction-token.tsx';
import { EventDial } from './dials/event-dial.tsx';
import { markOf } from './icons/control-mark.tsx';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { useMatch } from './match.ts';
import { MapMotion } from './motion/happenings.tsx';
import { Goal } from './panels/goal.tsx';
import { WondersOnOffer } from './panels/offer.tsx';
import { Players } from './panels/players.tsx';
import { NewDawnSpeaking } from './speaking.tsx';
import { HandProvider } from './tiles/hand-provider.tsx';
import '../../kits/board/styles.ts';
import './styles/dials.css';
import './styles/map.css';
import './styles/terrain.css';
import './styles/row.css';
import './styles/panels.css';
import './styles/holdings.css';
import './styles/tiles.css';
import './styles/terra.css';
import './styles/screen.css';

/** The match for a room full of people: map, possessions, goals and the last that has happened. */
export function NewDawnScreen() {
  const people = usePeople();
  const order = useMatch((s) => s.order);
  const terra = useMatch(isTerra);
  return (
    <NewDawnSpeaking>
      <HandProvider>
        <Sprites isTerra={terra} order={order} letterOf={people.letterOf} />
        <ScreenMatch
          picture={
            <>
              <BoardMap />
              <MapMotion />
            </>
          }
          facts={
            <>
              <div className="nd-dials">
                <EventDial />
                <DirectionToken />
              </div>
              <Goal />
              <WondersOnOffer />
            </>
          }
          side={<Players />}
          mark={markOf}
        />
      </HandProvider>
    </NewDawnSpeaking>
  );
}
