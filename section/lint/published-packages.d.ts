import type { Rule } from 'eslint';

export function belowEntryPoint(specifier: string): string | null;
export const publishedPackages: Rule.RuleModule;
