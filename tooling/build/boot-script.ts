import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** Replaces `own-reads.ts` by its exports, because its tables of calls are many times the script's size. */
const evaluatedReads: Plugin = {
  name: 'evaluated-reads',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]own-reads\.ts$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, globalName: 'own' });
      const exported: unknown = runInThisContext(`(() => {${outputFiles[0]?.text ?? ''}; return { ...own }; })()`);
      return { contents: JSON.stringify(exported), loader: 'json' };
    });
  },
};

/** Must run even in browsers that the console doesn't support. */
export async function bootScript(shell: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(shell, 'src/boot/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    write: false,
    plugins: [evaluatedReads],
  });
  return outputFiles[0]?.text ?? '';
}
