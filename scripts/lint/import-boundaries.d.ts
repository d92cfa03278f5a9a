import type { Rule } from 'eslint';

export function verdict(root: string, from: string, specifier: string): string | null;
export const importBoundaries: Rule.RuleModule;
