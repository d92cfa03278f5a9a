import { readdirSync } from 'node:fs';
import preset from './section/jest-preset.js';

const sections = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Unit tests of everything that runs in the browser, and of the tools around it. The server's own tests run with node's test runner. */
export default {
  ...preset,
  // One process for all files grows until it mostly collects garbage; a worker that got big is replaced.
  // One more than the cores of a small machine: a worker also waits.
  maxWorkers: 3,
  workerIdleMemoryLimit: '900MB',
  roots: ['shared', 'shell', ...sections, 'origin', 'ship', 'section', 'scripts'].map((folder) => `<rootDir>/${folder}`),
};
