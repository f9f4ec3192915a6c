/** The picture on the shelf, 16:9: huts by a river in the morning. */
export function Art() {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h480v270H0z" fill="#f4cf9a" />
      <circle cx="352" cy="84" r="44" fill="#fbe7b4" />
      <path d="M0 150l86-84 60 52 62-74 94 92 70-52 108 84v120H0z" fill="#b08a76" />
      <path d="M208 44l34 34-22 4-14-12-16 14-10-8z" fill="#f7efe0" />
      <path d="M0 158c120-34 320-36 480-6v118H0z" fill="#8da651" />
      <path
        d="M300 148c-60 40 40 60-40 86-40 14-70 22-80 36h150c10-30 70-42 80-70 14-38-90-24-110-52z"
        fill="#5aa3c6"
      />
      <path d="M0 196c140-20 330-12 480 8v66H0z" fill="#6f8f3e" opacity=".55" />
      <g transform="translate(104 176)">
        <path d="M-54 44C-48-12-22-48 0-60c22 12 48 48 54 104z" fill="#c99b5c" />
        <path d="M0-60c22 12 48 48 54 104H12C16 2 10-30 0-60z" fill="#a5773d" />
        <path d="M-16 44c0-30 6-42 16-42s16 12 16 42z" fill="#33210f" />
      </g>
      <g transform="translate(196 176) scale(.7)">
        <path d="M-54 44C-48-12-22-48 0-60c22 12 48 48 54 104z" fill="#b98a4a" />
        <path d="M0-60c22 12 48 48 54 104H12C16 2 10-30 0-60z" fill="#93672f" />
        <path d="M-16 44c0-30 6-42 16-42s16 12 16 42z" fill="#33210f" />
      </g>
      <g transform="translate(154 218)">
        <path d="M-16 10l32-8M-16 2l32 8" stroke="#5d3b12" strokeWidth="6" strokeLinecap="round" />
        <path d="M0-30c11 8 14 16 14 23a14 14 0 0 1-28 0c0-8 8-12 14-23z" fill="#e8743b" />
        <path d="M0-14c6 6 7 9 7 12a7 7 0 0 1-14 0c0-4 4-6 7-12z" fill="#ffd36b" />
      </g>
      <g transform="translate(398 196) rotate(10)">
        <rect x="-26" y="-26" width="52" height="52" rx="11" fill="#fffaf0" stroke="#40331c" strokeWidth="4" />
        <circle cx="-12" cy="-12" r="5" />
        <circle r="5" />
        <circle cx="12" cy="12" r="5" />
      </g>
      <g transform="translate(446 216) rotate(-14) scale(.8)">
        <rect x="-26" y="-26" width="52" height="52" rx="11" fill="#fffaf0" stroke="#40331c" strokeWidth="4" />
        <circle cx="-12" cy="-12" r="5" />
        <circle cx="12" cy="-12" r="5" />
        <circle cx="-12" cy="12" r="5" />
        <circle cx="12" cy="12" r="5" />
      </g>
    </svg>
  );
}
