import { isTerra } from '@morgenrot/new-dawn';
import { LogTicker } from '../../board/log-ticker.tsx';
import { DirectionToken } from './dials/direction-token.tsx';
import { EventDial } from './dials/event-dial.tsx';
import { markOf } from './icons/player-mark.tsx';
import { BoardMap } from './map/board-map.tsx';
import { Sprites } from './map/sprites.tsx';
import { useMatch } from './match.ts';
import { LiveMotion } from './motion/happenings.tsx';
import { usePeople } from './names.ts';
import { Goal } from './panels/goal.tsx';
import { WondersOnOffer } from './panels/offer.tsx';
import { Players } from './panels/players.tsx';
import { Speaking } from './speaking.tsx';
import { HandProvider } from './tiles/hand-provider.tsx';
import '../../styles/board.css';
import './styles/dials.css';
import './styles/map.css';
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
    <Speaking>
      <HandProvider>
        <Sprites isTerra={terra} order={order} letterOf={people.letterOf} />
        <div className="screen-match">
          {/* Nothing in it answers to a click or a key. */}
          <div className="screen-map" inert>
            <BoardMap />
            <LiveMotion />
          </div>
          <div className="screen-facts" inert>
            <div className="dials">
              <EventDial />
              <DirectionToken />
            </div>
            <Goal />
            <WondersOnOffer />
          </div>
          <div className="screen-side" inert>
            <Players />
          </div>
          <LogTicker mark={markOf} />
        </div>
      </HandProvider>
    </Speaking>
  );
}
