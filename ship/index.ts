// The door of the package, for what publishes from a repository that sections are built in.
export { type Repository, runCommandLine } from './command-line.ts';
export { Refusal } from './registry/published-registry.ts';
