import type { District } from '@morgenrot/new-dawn';

/** An open book, scales, a tent, a factory, a mask: lines around the middle, ten up and ten down. */
export const DISTRICT_PATHS: Readonly<Record<District, string>> = {
  campus: 'M0-5C-3-8-7-8-10-7V5C-7 4-3 4 0 7 3 4 7 4 10 5V-7C7-8 3-8 0-5zM0-5V7',
  'commercial-hub': 'M0-9V8M-5 8H5M-9-6H9M-9-6l-2.5 7h5zM9-6l-2.5 7h5z',
  encampment: 'M0-7L-11 8H11zM0-7V-11M-3.5 8L0 1 3.5 8',
  'industrial-zone': 'M-10 8V0l6-4V0l6-4V0l2-1V-10H8V8zM-5 4h2M1 4h2',
  'theater-square': 'M-9-8C-3-6 3-6 9-8V0C9 6 4 10 0 10S-9 6-9 0zM-5.5-2h3M2.5-2h3M-4 4C-1.5 6 1.5 6 4 4',
};
