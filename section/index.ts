// The entry point for a section's webpack.config.ts.
export type { DefineConfiguration } from './build/common.ts';
export { defineSection } from './build/define-section.ts';
