import { useId } from 'react';

/** The sun coming up over three spaces. */
export function Logo({ className = 'm-logo' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2450" />
          <stop offset=".62" stopColor="#8a3b5c" />
          <stop offset="1" stopColor="#e8694f" />
        </linearGradient>
        <linearGradient id={`${id}sun`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3a1" />
          <stop offset="1" stopColor="#f2934e" />
        </linearGradient>
        <clipPath id={`${id}frame`}>
          <rect width="64" height="64" rx="15" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="64" height="64" fill={`url(#${id}sky)`} />
        <path
          d="M32 9v6M15.5 15.5l4 4.4M48.5 15.5l-4 4.4M7 31.5h6M57 31.5h-6"
          stroke="#ffd98a"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle className="m-logo-sun" cx="32" cy="34" r="14" fill={`url(#${id}sun)`} />
        <g stroke="#f6c877" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M11 38l12 7v14l-12 7-12-7V45z" fill="#27315f" />
          <path d="M53 38l12 7v14l-12 7-12-7V45z" fill="#27315f" />
          <path d="M32 41l12 7v14l-12 7-12-7V48z" fill="#1a2148" />
        </g>
      </g>
    </svg>
  );
}
