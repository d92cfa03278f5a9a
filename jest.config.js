import { readdirSync } from 'node:fs';

const sections = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** Unit tests of everything that runs in the browser, and of the tools around it. The server's own tests run with node's test runner. */
export default {
  // One process for all files grows until it mostly collects garbage; a worker that got big is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '900MB',
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/shared/testing/jest-environment.cjs',
  roots: ['shared', 'shell', ...sections, 'origin', 'ship', 'scripts'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest-setup.ts'],
  transform: {
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(ky|@mui|@babel/runtime|lucide|@tanstack|@arena|content-disposition)/)'],
  moduleNameMapper: { '\\.(css|woff2|jpg|svg)(\\?inline)?$': '<rootDir>/shared/testing/empty.cjs' },
};
