/** The styles of what the kit draws: imported once, before a game's own. */
import '../../styles/board/board.css';
import '../../styles/board/prompt.css';
import './styles/layout.css';
import './styles/players.css';
import './styles/choices.css';
import './styles/tabs.css';
import './styles/screen-match.css';
