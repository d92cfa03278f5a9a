import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const SECTIONS = ['mfe-rooms', 'mfe-tournaments', 'mfe-finance', 'mfe-users', 'mfe-public'] as const;
export const APPS = ['shell', ...SECTIONS] as const;

export type SectionName = (typeof SECTIONS)[number];
export type AppName = (typeof APPS)[number];

export const isSection = (name: string): name is SectionName => (SECTIONS as readonly string[]).includes(name);
export const isApp = (name: string): name is AppName => (APPS as readonly string[]).includes(name);
