import type { adminEn } from './en.ts';

export type AdminKey = keyof typeof adminEn;
