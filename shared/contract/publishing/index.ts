// What is live, and how a browser verifies it.
export * from './cohort';
export * from './dev-sections';
export * from './documents';
export * from './previews';
export * from './published';
export * from './registry';
export * from './signed';
export * from './status';
export * from './verified-loading';
