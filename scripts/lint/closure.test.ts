/** @jest-environment node */
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.join(__dirname, '../..');

/** The packages that a program loads, and those that it may load later. */
async function packagesBehind(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    ...{ absWorkingDir: ROOT, entryPoints: [entry], bundle: true, write: false, metafile: true, platform: 'node', format: 'esm' },
    plugins: [
      {
        name: 'packages-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@arena/') ? null : { path: name, external: true },
          ),
      },
    ],
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return imported.map((one) => one.path).filter((name) => !name.startsWith('node:'));
}

test('the origin does not load a compiler; the contract check does', async () => {
  expect(await packagesBehind('origin/main.ts')).toContain('fastify');
  expect(await packagesBehind('origin/main.ts')).not.toContain('typescript');
  expect(await packagesBehind('ship/server/ship-command.ts')).toContain('typescript');
});
