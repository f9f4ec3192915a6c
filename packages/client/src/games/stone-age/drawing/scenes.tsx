import type { GroundPlace, VillagePlace } from '@morgenrot/stone-age';
import { memo, type ReactNode } from 'react';

const Fir = ({ x, y, size = 1, dark = false }: { x: number; y: number; size?: number; dark?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-3 0h6v10h-6z" fill="#5a3a1c" />
    <path d="M0-46l14 22H8l10 16H7l6 9H-13l6-9h-11l10-16h-6z" fill={dark ? '#2c5a38' : '#3c7446'} />
    <path d="M0-46l14 22H8l10 16H7l6 9H0z" fill="#000" opacity=".14" />
  </g>
);

const Rock = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-22 12l4-22 14-10 18 6 10 16-4 12z" fill="#8d969b" />
    <path d="M-4-20l18 6 10 16-16-2z" fill="#aeb7bb" />
    <path d="M-18-10l22 10-4 14-22-2z" fill="#6f787d" />
  </g>
);

const Hut = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-34 26C-30-8-14-30 0-38c14 8 30 30 34 64z" fill="#c99b5c" />
    <path d="M0-38c14 8 30 30 34 64H8C10 0 6-20 0-38z" fill="#a5773d" />
    <path d="M-26 8c16 4 36 4 52 0M-19-10c12 3 26 3 38 0" fill="none" stroke="#7c5626" strokeWidth="2.5" />
    <path d="M-10 26c0-18 4-26 10-26s10 8 10 26z" fill="#33210f" />
    <path d="M-6-44L0-36l6-8" fill="none" stroke="#5d3b12" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Deer = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="#7a4a25">
    <path d="M-22-6c8-5 24-5 32-2l5-12 8 2-4 6-2 12-4 6v16h-4V8h-18v14h-4V8c-6-2-10-8-9-14z" />
    <path
      d="M17-20l-3-12m1 5l-6-5m7 1l5-7m2 18l6-9m-4 4l7 0"
      fill="none"
      stroke="#5a3316"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </g>
);

const Mammoth = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-38 30V4c0-24 20-36 40-34 10-10 28-6 32 8 4 12 2 22 0 32l-6 2 2-18c-4 10-10 14-18 14v24H0V16h-18v16z"
      fill="#6b4a33"
    />
    <path d="M-38 4c0-24 20-36 40-34-12 6-20 18-22 34z" fill="#835f44" />
    <path d="M28 2c4 12 10 16 18 12" fill="none" stroke="#f3ead2" strokeWidth="4" strokeLinecap="round" />
    <circle cx="22" cy="-12" r="2" fill="#1d120a" />
  </g>
);

const Sheaf = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#b98a1e" strokeWidth="2" strokeLinecap="round" fill="none">
    <path d="M0 10V-8M0 10C-2 2-4-2-7-5M0 10C2 2 4-2 7-5" />
    <path d="M0-8v-5M-7-5l-2-4M7-5l2-4" stroke="#e9c454" strokeWidth="4" />
  </g>
);

const SCENES: Readonly<Record<GroundPlace | VillagePlace, ReactNode>> = {
  hunt: (
    <>
      <path d="M-40 76L20 20l34 34 40-44 60 62h100v90H-40z" fill="#8aa0a6" opacity=".55" />
      <path d="M94 10l18 19-10 2-8-6-9 8-6-6z" fill="#f7f4ea" opacity=".8" />
      <path d="M-40 84c60-24 130-20 290-6v90H-40z" fill="#93ac53" />
      <path d="M-40 112c80-16 170-14 290-2v60H-40z" fill="#7f9a45" />
      <Mammoth x={62} y={86} size={0.92} />
      <Deer x={138} y={92} />
      <Deer x={168} y={82} size={0.66} />
    </>
  ),
  forest: (
    <>
      <path d="M-40 60c60-20 180-24 290-4v110H-40z" fill="#4d8a4f" opacity=".75" />
      {[12, 40, 66, 92, 120, 148, 176, 196].map((x, i) => (
        <Fir key={x} x={x} y={70 + (i % 3) * 6} size={0.8} dark />
      ))}
      <path d="M-40 90c70-16 190-14 290 0v80H-40z" fill="#5f9a50" />
      {[2, 30, 58, 138, 166, 192].map((x, i) => (
        <Fir key={x} x={x} y={104 + (i % 2) * 8} size={1.12} />
      ))}
      <g transform="translate(98 106)">
        <path d="M-26 8l40-12 8 10-38 14z" fill="#8f5b2e" />
        <ellipse cx="-22" cy="14" rx="7" ry="9" fill="#e2b57f" />
        <ellipse cx="-22" cy="14" rx="3" ry="4" fill="none" stroke="#9a6233" strokeWidth="2" />
      </g>
    </>
  ),
  clayPit: (
    <>
      <path d="M-40 64c80-28 200-26 290-2v110H-40z" fill="#b9b05f" />
      <path d="M14 72c40-20 140-20 172 0l14 60H0z" fill="#b5633b" />
      <path d="M30 84c36-14 108-14 140 0l10 34H20z" fill="#9c4f2c" />
      <path d="M48 98c30-10 76-10 104 0l6 20H42z" fill="#7f3d20" />
      <path d="M14 72c40-20 140-20 172 0M30 84c36-14 108-14 140 0" fill="none" stroke="#d98c64" strokeWidth="3" />
      <g transform="translate(150 70)">
        <path d="M-16 4l16-8 12 6v8L-4 18l-12-6z" fill="#c2603a" />
        <path d="M-16 4l12 6L12 2M-4 10v8" fill="none" stroke="#6d2c14" strokeWidth="2" />
      </g>
      <path d="M52 40l14 44" stroke="#6b4320" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 78l14-4 4 14-8 8-8-6z" fill="#8d969b" />
    </>
  ),
  quarry: (
    <>
      <path d="M-40 70L0 26l40 18 30-32 44 30 40-20 50 30 46 20v100H-40z" fill="#a3aaad" />
      <path d="M70 12l44 30-24 20-34-10zM154 22l50 30-30 12-34-14z" fill="#c3c9cb" />
      <path d="M-40 92c70-18 190-18 290 0v80H-40z" fill="#8f9a70" />
      <Rock x={44} y={92} size={1.1} />
      <Rock x={92} y={82} size={0.8} />
      <Rock x={150} y={94} size={1.25} />
      <path
        d="M118 58l22 34m-14-40c8-8 18-8 26 0"
        fill="none"
        stroke="#6b4320"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </>
  ),
  river: (
    <>
      <path d="M-40 56c80-26 200-24 290 0v110H-40z" fill="#86a851" />
      <path d="M150-10c-50 40 30 60-20 90-36 22-90 20-110 90h120c10-46 60-50 76-86 18-42-44-52 14-94z" fill="#4f9cc4" />
      <path
        d="M156 20c-20 26 22 44 0 66M92 110c-14 8-22 20-26 36M122 104c-10 10-18 22-20 42"
        fill="none"
        stroke="#bfe3f2"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g fill="#f2c53d" stroke="#7b5606" strokeWidth="1.5">
        <path d="M108 92l8-5 8 4-2 8-10 1zM78 122l9-5 8 5-3 8-11 0zM140 74l7-4 7 4-2 7-9 0z" />
      </g>
      <Rock x={44} y={92} size={0.6} />
      <Rock x={178} y={116} size={0.7} />
    </>
  ),
  toolMaker: (
    <>
      <path d="M-40 80c80-20 200-20 290 0v90H-40z" fill="#a2a85a" />
      <ellipse cx="100" cy="112" rx="86" ry="24" fill="#c7a56b" />
      <path d="M30 112V56l70-34 70 34v56" fill="none" stroke="#6b4320" strokeWidth="6" />
      <path d="M18 62L100 20l82 42-10 8-72-36-72 36z" fill="#b98a4a" />
      <path d="M58 100h84v8H58zM66 108v14M134 108v14" fill="#7c5126" stroke="#7c5126" strokeWidth="5" />
      <path d="M84 96l30-28" stroke="#6b4320" strokeWidth="6" strokeLinecap="round" />
      <path d="M104 62c10-12 24-10 30 0-6 2-10 6-12 14z" fill="#aab2b6" />
    </>
  ),
  hut: (
    <>
      <path d="M-40 78c80-20 200-20 290 0v90H-40z" fill="#97a853" />
      <ellipse cx="100" cy="112" rx="90" ry="26" fill="#c7a56b" />
      <Hut x={66} y={84} size={1.05} />
      <Hut x={142} y={76} size={0.82} />
      <g transform="translate(112 112)">
        <path d="M-12 6l24-6M-12 0l24 6" stroke="#5d3b12" strokeWidth="5" strokeLinecap="round" />
        <path d="M0-22c8 6 10 12 10 17a10 10 0 0 1-20 0c0-6 6-9 10-17z" fill="#e8743b" />
        <path d="M0-10c4 4 5 6 5 8a5 5 0 0 1-10 0c0-2 3-4 5-8z" fill="#ffd36b" />
      </g>
    </>
  ),
  field: (
    <>
      <path d="M-40 70c80-22 200-22 290 0v100H-40z" fill="#8aa54c" />
      <path d="M10 84c50-14 130-14 180 0l16 52H-6z" fill="#7a5a2c" />
      <path
        d="M22 96c48-8 108-8 156 0M14 112c52-8 120-8 172 0M8 128c56-8 128-8 184 0"
        fill="none"
        stroke="#5c421d"
        strokeWidth="3"
      />
      {[30, 56, 82, 108, 134, 160].map((x) => (
        <Sheaf key={x} x={x} y={88} />
      ))}
      {[22, 50, 78, 110, 140, 170].map((x) => (
        <Sheaf key={x} x={x} y={106} />
      ))}
    </>
  ),
};

/** The picture of a place; it fades into the meadow around it. */
export const Scene = memo(function Scene({ place }: { place: GroundPlace | VillagePlace }) {
  return (
    <svg className="sa-place-scene" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SCENES[place]}
    </svg>
  );
});
