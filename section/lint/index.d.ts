import type { Config } from 'eslint/config';

export function common(root: string, section?: string): Config[];
export function kit(files: string[]): Config;
export function screens(files: string[]): Config;
export function lintSection(root: string, section: string): Config[];
