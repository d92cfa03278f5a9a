import path from 'node:path';
import { buildSync } from 'esbuild';
import { evaluate } from '../../section/build/evaluate.ts';

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
  const render = evaluate(outputFiles[0]?.text ?? '', entry) as () => Prerendered;
  return render();
}
