import { build, type Plugin } from 'esbuild';
import type { Load, Section } from '@arena/shared/contract/section';

/** Replaces each dynamically imported module by one that exports its request. */
const requests: Plugin = {
  name: 'requests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, namespace: 'request' } : undefined));
    onLoad({ filter: /./, namespace: 'request' }, ({ path }) => ({ contents: JSON.stringify(path), loader: 'json' }));
  },
};

type Loaded = { readonly load: Load };

/** Reads the exports of `section.ts` without its pages, afresh at each call, and the module that each `load` imports. */
export async function readSection(file: string) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm', plugins: [requests] });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { default: section } = (await import(`data:text/javascript;base64,${code}`)) as { default: Section };
  const pages = section.mounts.flatMap((mount) => mount.pages.map((page) => [page, `page '${page.path}'`] as const));
  const widgets = section.widgets.map((widget) => [widget, `widget '${widget.id}'`] as const);
  const read = [...pages, ...widgets].map(async ([loaded, name]): Promise<[Loaded, string]> => {
    const { default: request } = (await loaded.load()) as { default: unknown };
    if (typeof request !== 'string') throw new Error(`${file}: the \`load\` of ${name} has to be an import() of its module.`);
    return [loaded, request];
  });
  return { section, requests: new Map(await Promise.all(read)) };
}
export type ReadSection = Awaited<ReturnType<typeof readSection>>;
