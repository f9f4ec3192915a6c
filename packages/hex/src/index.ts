export * from './axial.ts';
export * from './paths.ts';
export * from './pixels.ts';
