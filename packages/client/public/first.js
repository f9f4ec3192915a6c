// Read before the program, by every browser: old ones are told that they are too old, and a program that does not arrive
// leaves no blank page. Written in the JavaScript of 2009 for that reason.
(function () {
  var WORDS = {
    de: {
      old: [
        'Dieser Browser ist zu alt',
        'Morgenrot braucht einen Browser aus den letzten zwei Jahren: Firefox, Chrome, Edge oder Safari in einer neuen Fassung. Deine Partien liegen sicher auf dem Server und warten.'
      ],
      gone: [
        'Die Seite ist nicht ganz angekommen',
        'Vielleicht wird der Server gerade aktualisiert, oder die Verbindung war kurz weg. Verloren ist nichts.'
      ],
      again: 'Noch einmal laden'
    },
    en: {
      old: [
        'This browser is too old',
        'Morgenrot needs a browser of the last two years: Firefox, Chrome, Edge or Safari in a recent version. Your matches are safe on the server and wait for you.'
      ],
      gone: [
        'The page has not arrived in full',
        'Perhaps the server is being updated, or the connection was away for a moment. Nothing is lost.'
      ],
      again: 'Load again'
    }
  };
  var language = /^de/i.test(navigator.language || '') ? 'de' : 'en';

  function isTooOld() {
    try {
      return !(
        'noModule' in document.createElement('script') &&
        typeof Object.hasOwn === 'function' &&
        typeof Array.prototype.findLast === 'function' &&
        typeof structuredClone === 'function' &&
        typeof ResizeObserver === 'function' &&
        typeof HTMLDialogElement === 'function' &&
        'popover' in HTMLElement.prototype &&
        'ListFormat' in Intl &&
        CSS.supports('color', 'light-dark(white, black)') &&
        CSS.supports('selector(:has(a))')
      );
    } catch (error) {
      return true;
    }
  }

  function element(name, text) {
    var made = document.createElement(name);
    made.appendChild(document.createTextNode(text));
    return made;
  }

  function show(what) {
    var root = document.getElementById('root');
    if (!root || root.firstChild) return;
    var style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/plain.css';
    document.head.appendChild(style);
    document.body.className = 'plain';
    document.documentElement.lang = language;
    var words = WORDS[language];
    var again = element('button', words.again);
    again.onclick = function () {
      location.reload();
    };
    var logo = document.createElement('img');
    logo.src = '/favicon.svg';
    logo.alt = '';
    logo.width = logo.height = 96;
    var main = document.createElement('main');
    main.appendChild(logo);
    main.appendChild(element('h1', words[what][0]));
    main.appendChild(element('p', words[what][1]));
    main.appendChild(again);
    root.appendChild(main);
  }

  function whenThere(task) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task);
    else task();
  }

  if (isTooOld()) {
    // The program sees it, too, and stays away.
    document.documentElement.setAttribute('data-too-old', '');
    whenThere(function () {
      show('old');
    });
    return;
  }
  // The program has come without its words.
  window.addEventListener('gone', function () {
    show('gone');
  });
  // Of a script that does not arrive only those hear who listened before.
  window.addEventListener(
    'error',
    function (event) {
      if (!event.target || event.target.tagName !== 'SCRIPT') return;
      whenThere(function () {
        show('gone');
      });
    },
    true
  );
})();
