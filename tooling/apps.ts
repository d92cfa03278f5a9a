import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** The folder name, such as mfe-rooms. */
export type SectionName = string;
/** `shell`, or a section's folder. */
export type AppName = string;
// These keep their ports when another section is added.
const FIRST: readonly string[] = ['mfe-rooms', 'mfe-tournaments', 'mfe-finance', 'mfe-users', 'mfe-public'];
const PARTS = ['package.json', 'section.ts'];

/** A new `mfe-*` folder is automatically part of every command. */
function findSections(): readonly SectionName[] {
  const found = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && PARTS.every((part) => existsSync(path.join(ROOT, name, part))))
    .sort();
  return [...FIRST.filter((name) => found.includes(name)), ...found.filter((name) => !FIRST.includes(name))];
}

export const SECTIONS = findSections();
export const APPS: readonly AppName[] = ['shell', ...SECTIONS];
export const isSection = (name: string): boolean => SECTIONS.includes(name);
export const isApp = (name: string): boolean => APPS.includes(name);
