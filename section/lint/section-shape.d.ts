import type { Rule } from 'eslint';

export function crossing(root: string, from: string, specifier: string): string | null;
export function misnamed(root: string, file: string): string | null;
export function misplaced(root: string, file: string, name: string): string | null;
export const sectionShape: Rule.RuleModule;
