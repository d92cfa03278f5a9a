import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { ROOT } from '../apps.ts';

/** Development-only files. */
const LEFT_OUT = /(^|\/)(dist|node_modules|red)\/|^platform\/\w+\/testing\/|\.test\.tsx?$|\.d\.ts$|^package\.json$/;
/** Stories are packed as they are, because Storybook shows their code. */
const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('ui/stories/');
/** Handwritten declarations of JavaScript modules. */
const isTypes = (file: string) => file.endsWith('.d.ts') && !/(^|\/)(dist|node_modules)\//.test(file);

function filesOf(workspace: string): readonly string[] {
  const entries = readdirSync(path.join(ROOT, workspace), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(ROOT, workspace), path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Keeps modules separate, so that bundlers can drop unused ones; imports use full names. */
const separateFiles: Plugin = {
  name: 'separate-files',
  setup(plugin) {
    plugin.onResolve({ filter: /./ }, async ({ path: specifier, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked') return null;
      if (!specifier.startsWith('.')) return { path: specifier, external: true };
      const found = await plugin.resolve(specifier, { kind, resolveDir, pluginData: 'asked' });
      if (found.errors.length > 0) return { errors: found.errors };
      const file = path
        .relative(resolveDir, found.path)
        .replaceAll(path.sep, '/')
        .replace(/\.tsx?$/, '.js');
      return { path: file.startsWith('.') ? file : `./${file}`, external: true };
    });
  },
};

/** Compiles a workspace to JavaScript and copies its other files. */
export async function compileInto(workspace: string, folder: string): Promise<void> {
  const from = path.join(ROOT, workspace);
  const all = filesOf(workspace);
  const files = all.filter((file) => !LEFT_OUT.test(file));
  await build({
    absWorkingDir: from,
    entryPoints: files.filter(isCode).map((file) => path.join(from, file)),
    outdir: folder,
    outbase: from,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    plugins: [separateFiles],
  });
  for (const file of [...files.filter((one) => !isCode(one)), ...all.filter(isTypes)])
    cpSync(path.join(from, file), path.join(folder, file));
}

/** Writes the declarations of the entries and their imports into their workspaces' folders. */
export function declareInto(entries: readonly string[], folders: Readonly<Record<string, string>>): void {
  const { compilerOptions } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: '.', outDir: '.', types: ['node', 'jest'] },
    ROOT,
  );
  const styles = path.join(ROOT, 'shared/ui/styles.d.ts');
  const program = ts.createProgram([...entries.map((file) => path.join(ROOT, file)), styles], options);
  const problems: ts.Diagnostic[] = [];
  for (const source of program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile)) {
    const [workspace = '', ...below] = path.relative(ROOT, source.fileName).split(path.sep);
    const folder = folders[workspace];
    if (folder === undefined) continue;
    const file = path.join(folder, ...below).replace(/\.tsx?$/, '.d.ts');
    const write = (_: string, text: string) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'));
    };
    problems.push(...program.emit(source, write, undefined, true).diagnostics);
  }
  const [problem] = problems;
  if (problem !== undefined)
    throw new Error(`A type of a package cannot be written down: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
}
