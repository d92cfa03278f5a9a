/** Unit tests of a section run in jsdom, with the shared package's testing kit. */
export default {
  testTimeout: 30_000,
  testEnvironment: '@arena/shared/testing/jest-environment',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: ['@arena/shared/testing/jest-setup'],
  transform: {
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(ky|@mui|@babel/runtime|lucide|@tanstack|@arena|@module-federation|content-disposition|storybook|@storybook)/)',
  ],
  moduleNameMapper: { '\\.(css|woff2|jpg|webp|svg)(\\?inline)?$': '@arena/shared/testing/empty' },
};
