import path from 'node:path';
import { Script } from 'node:vm';
import { buildSync } from 'esbuild';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Prerendered {
  readonly styles: string;
  readonly templates: string;
}

/** Runs the shell's `src/prerender/render.tsx` for the document's first view. */
export function prerender(shell: string): Prerendered {
  const entry = path.join(shell, 'src/prerender/render.tsx');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    // Class names must match those of the production program that takes over.
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const module = { exports: {} as { default: () => Prerendered } };
  const code = `(function (module, exports, require) {${outputFiles[0]?.text ?? ''}\n})`;
  const run = new Script(code, { filename: entry }).runInThisContext() as (...parts: unknown[]) => void;
  run(module, module.exports, require);
  return module.exports.default();
}
