import type { Rule } from 'eslint';

export function placed(options: { readonly root: string; readonly section?: string }, file: string): string;
export function verdict(root: string, from: string, specifier: string): string | null;
export const importBoundaries: Rule.RuleModule;
