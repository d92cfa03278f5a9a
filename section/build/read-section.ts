import { build, type Plugin } from 'esbuild';
import type { Section, SectionPage } from '@arena/shared/contract';

/** Stands in for every module that is imported on demand: all that it exports is how it was asked for. */
const requests: Plugin = {
  name: 'requests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, namespace: 'request' } : undefined));
    onLoad({ filter: /./, namespace: 'request' }, ({ path }) => ({ contents: JSON.stringify(path), loader: 'json' }));
  },
};

export interface ReadSection {
  readonly section: Section;
  /** The module that each page's `load` imports, as `section.ts` writes it. */
  readonly requests: ReadonlyMap<SectionPage, string>;
}

/** What a `section.ts` exports, read anew at every call, without any of its pages. */
export async function readSection(file: string): Promise<ReadSection> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm', plugins: [requests] });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { default: section } = (await import(`data:text/javascript;base64,${code}`)) as { default: Section };
  const pages = section.mounts.flatMap((mount) => mount.pages);
  const read = pages.map(async (page): Promise<[SectionPage, string]> => {
    const { default: request } = (await page.load()) as { default: unknown };
    if (typeof request !== 'string') throw new Error(`${file}: the \`load\` of page '${page.path}' has to be an import() of its module.`);
    return [page, request];
  });
  return { section, requests: new Map(await Promise.all(read)) };
}
