import type { LoaderContext } from 'webpack';
import { readSection } from './read-section.ts';

/** webpack's loader for `section.ts`: drops the descriptor code, whose tables of calls are twice the size of a section's entry. */
export default function browserSection(this: LoaderContext<object>): void {
  const done = this.async();
  const load = async () => {
    const { section, requests } = await readSection(this.resourcePath);
    const { contract, mounts, widgets, calls } = section;
    const own = {
      ...{ contract, calls },
      mounts: mounts.map(({ path, pages }) => ({ path, pages: pages.map((page) => ({ path: page.path, load: requests.get(page) })) })),
      widgets: widgets.map((widget) => ({ id: widget.id, load: requests.get(widget) })),
    };
    return `export default ${JSON.stringify(own).replace(/"load":("[^"]*")/g, '"load":() => import($1)')};`;
  };
  load().then((code) => done(null, code), done);
}
