import path from 'node:path';
import { build } from 'esbuild';

/** The document's first script, made of the shell's and the contract's own functions. It must run in browsers that the console itself has no support for. */
export async function bootScript(shell: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(shell, 'src/boot/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
