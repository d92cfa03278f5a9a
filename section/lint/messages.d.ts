import type { Rule } from 'eslint';

export const messages: Rule.RuleModule;
