import { defineConfig } from 'drizzle-kit';

// `casing` must be the same here and in src/db/database.ts, or the generated columns and the queries disagree.
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './migrations', casing: 'snake_case' });
