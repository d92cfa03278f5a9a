import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** Puts in place of `own-reads.ts` what it exports: the tables of calls behind it are many times the size of the script. */
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
    plugins: [evaluatedReads],
  });
  return outputFiles[0]?.text ?? '';
}
