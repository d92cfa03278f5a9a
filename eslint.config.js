import { defineConfig } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import { common, kit, screens } from './section/lint/index.js';

/** Documented in `shared`: exported types and values. A schema is documented at its type. */
const DOCUMENTED = [
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ExportNamedDeclaration > VariableDeclaration:not([declarations.0.init.callee.name=/^(entity|strictEntity|maybe)$/], [declarations.0.init.callee.object.name="z"])',
];

/** What only compresses. */
const COMPRESS = ['brotliCompress', 'brotliCompressSync', 'constants', 'createBrotliCompress', 'createGzip', 'gzip', 'gzipSync'];
const USE_UNPACK = 'Decompress with `unpack` of ship/registry/unpack.ts, which takes the most bytes that may come out.';
const DECOMPRESSION = { name: 'DecompressionStream', message: USE_UNPACK };

const STORAGES = ['localStorage', 'sessionStorage'];
const USE_STORED = 'It throws where site data is blocked or storage is full. Use @arena/shared/platform/storage.';

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'test-results/**',
      'playwright-report/**',
      'shared/contract-report/**',
    ],
  },
  ...common(import.meta.dirname),
  kit(['shared/ui/**/*.tsx']),
  screens(['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx']),
  // Section teams read the documentation of `shared` in their editor.
  {
    files: ['shared/{contract,platform,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/*.messages.ts', '**/testing/**', 'shared/ui/stories/**'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': ['error', { publicOnly: true, require: { ClassDeclaration: true }, contexts: DOCUMENTED, enableFixer: false }],
      'jsdoc/check-param-names': ['error', { disableMissingParamChecks: true, checkDestructured: false }],
      'jsdoc/check-tag-names': 'error',
    },
  },
  // Programs that talk to a terminal.
  {
    files: ['scripts/**', 'tooling/**', 'section/**', 'origin/**', 'ship/**', 'api/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  // Tests and scripts have deadlines of their own. An event stream has no end: 45 seconds of silence count as one.
  { files: ['api/test/**', 'e2e/**', 'scripts/**', 'shell/src/live/connection.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Decompressed without a limit, a few hundred bytes fill the memory: `ship/registry/unpack.ts` asks for one.
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.js'],
    ignores: ['**/*.test.ts', '**/testing/**', 'e2e/**', 'ship/registry/unpack.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['zlib', 'node:zlib'].map((name) => ({ name, allowImportNames: COMPRESS, message: USE_UNPACK })) },
      ],
      'no-restricted-globals': ['error', DECOMPRESSION],
    },
  },
  {
    files: ['{shell,shared,mfe-*}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**', 'shared/testing/**', 'shared/platform/storage.ts'],
    rules: {
      'no-restricted-globals': ['error', DECOMPRESSION, ...STORAGES.map((name) => ({ name, message: USE_STORED }))],
      'no-restricted-properties': ['error', ...STORAGES.map((property) => ({ property, message: USE_STORED }))],
    },
  },
  // A component is made of parts, a program of named steps.
  {
    ignores: ['**/*.test.*', '**/testing/**', 'api/test/**', 'e2e/**'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
