import type { Ground } from '@morgenrot/new-dawn';
import type { ReactNode } from 'react';
import { OUTLINE } from '../../../board/map/geometry.ts';

const at = (x: number, y: number, scale = 1): string => `translate(${x} ${y}) scale(${scale})`;

function Grass() {
  return [at(-23, -17), at(15, -28, 0.9), at(27, 6), at(-30, 14, 0.85), at(-4, 30), at(4, 0, 0.7)].map((place) => (
    <path key={place} className="stroke" transform={place} d="M-6 4C-6-1-7-4-10-6M0 5V-8M6 4C6-1 7-4 10-6" />
  ));
}

function Hill() {
  return [at(-20, -6), at(19, -12), at(0, 21, 1.1)].map((place) => (
    <g key={place} transform={place}>
      <path className="shade" d="M-19 9C-14-8-7-14 0-14S14-8 19 9z" />
      <path className="stroke" d="M-19 9C-14-8-7-14 0-14S14-8 19 9" />
      <path className="stroke thin" d="M5-6C8-3 10 1 11 5" />
    </g>
  ));
}

function Forest() {
  const trees = [
    at(0, -27),
    at(-24, -14),
    at(24, -14),
    at(-27, 15),
    at(27, 15),
    at(0, 2, 1.1),
    at(-12, 30),
    at(14, 31),
  ];
  return trees.map((place) => (
    <g key={place} transform={place}>
      <path className="trunk" d="M-1.5 8h3v6h-3z" />
      <path className="solid" d="M0-13L7-2H3.5L10 9H-10L-3.5-2H-7z" />
    </g>
  ));
}

function Desert() {
  return (
    <>
      <path className="shade" d="M-41 2C-30-14-20-14-10-2S12 8 22-6 34-14 41-8V12C20 20-20 12-41 16z" />
      <path className="stroke" d="M-41 2C-30-14-20-14-10-2S12 8 22-6 34-14 41-8" />
      <path className="stroke" d="M-38 26C-26 14-16 14-6 24S14 32 32 22" />
      <path className="stroke thin" d="M-22-30C-14-35-6-35 2-31M8-24C14-28 20-28 26-25" />
      <path className="dots" d="M-28-18h.1M-14 12h.1M8-14h.1M30 6h.1M18 14h.1M-2 36h.1M-30 14h.1" />
    </>
  );
}

function Mountain() {
  const peaks = [at(-21, -2, 0.8), at(22, -4, 0.85), at(0, -4, 1.15), at(-14, 26, 0.62), at(16, 27, 0.62)];
  return peaks.map((place) => (
    <g key={place} transform={place}>
      <path className="rock" d="M0-25L21 17H-21z" />
      <path className="solid" d="M0-25L21 17H3L-3 2 3-9z" />
      <path className="snow" d="M0-25L8.5-8 3.5-11 0-5-4-11-8.5-8z" />
    </g>
  ));
}

function Water() {
  return [-27, -9, 9, 27].map((y, i) => (
    <path key={y} className="stroke" d={`M${i % 2 ? -30 : -22} ${y}q5.5-7 11 0t11 0 11 0 ${i % 2 ? '11 0' : ''}`} />
  ));
}

function NaturalWonder() {
  return (
    <>
      <path
        className="stroke thin"
        d="M-15-38L-12-31M15-38L12-31M-28-27L-22-22M28-27L22-22M-36-12L-29-10M36-12L29-10"
      />
      <path className="rock" d="M-30 26L-12-6-6 3 6-22 30 26z" />
      <path className="snow" d="M6-22L14-6 8-9 4-3 0-9z" />
      <path className="stroke" d="M-30 26L-12-6-6 3 6-22 30 26" />
      <path className="stroke thin" d="M-34 33q8.5-5 17 0t17 0 17 0 17 0" />
    </>
  );
}

const PICTURES: Record<Ground, () => ReactNode> = {
  grass: Grass,
  hill: Hill,
  forest: Forest,
  desert: Desert,
  mountain: Mountain,
  water: Water,
  naturalWonder: NaturalWonder,
};

/** Each kind of ground is drawn once and used by every space: own colour, own shape, told apart without colour. */
export function TerrainDefs() {
  return Object.entries(PICTURES).map(([ground, Picture]) => (
    <g key={ground} id={`ground-${ground}`} className={`ground ground-${ground}`}>
      <polygon className="base" points={OUTLINE} />
      <Picture />
    </g>
  ));
}
