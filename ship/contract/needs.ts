import type { AsyncDependenciesBlock, Compilation, Dependency, Module, ModuleGraph } from 'webpack';
import type { Needs } from './judge.ts';

/** What webpack's types leave out of a module: the name that it has among what is shared. */
interface AnyModule extends Module {
  readonly options?: { readonly shareKey?: string };
}

/** What they leave out of an import: the names that it leads to, and those that an `import()` is taken apart into. */
interface AnyImport extends Dependency {
  readonly getIds?: (graph: ModuleGraph) => readonly string[];
  readonly referencedExports?: readonly (readonly string[])[] | null;
}

const ALL = '*';

/** The names that an import takes out of its module. */
function namesOf(dependency: AnyImport, graph: ModuleGraph): readonly string[] {
  // The module runs, and no export of it is used: webpack adds this for every import, besides the exports that are used.
  if (dependency.type === 'harmony side effect evaluation') return [];
  if (dependency.getIds !== undefined) return [dependency.getIds(graph)[0] ?? ALL];
  return dependency.referencedExports?.map(([name]) => name ?? ALL) ?? [ALL];
}

function* dependenciesOf(block: Module | AsyncDependenciesBlock): Generator<AnyImport> {
  yield* block.dependencies;
  for (const inner of block.blocks) yield* dependenciesOf(inner);
}

/** The names that a section's built files take from each shared module; no unused ones. Call it at PROCESS_ASSETS_STAGE_REPORT. */
export function needsOf(compilation: Compilation): Needs {
  const { chunkGraph, moduleGraph, modules } = compilation;
  const needs = new Map<string, Set<string>>();
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    // Modules that were made into one have handed it their imports.
    for (const dependency of dependenciesOf(module)) {
      const connection = moduleGraph.getConnection(dependency);
      const target = connection?.module as AnyModule | undefined;
      const entryPoint = target?.type === 'consume-shared-module' ? target.options?.shareKey : undefined;
      if (entryPoint === undefined || connection?.isActive(undefined) === false) continue;
      const names = needs.get(entryPoint) ?? new Set();
      for (const name of namesOf(dependency, moduleGraph)) names.add(name);
      needs.set(entryPoint, names);
    }
  }
  return Object.fromEntries([...needs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([entryPoint, names]) => [entryPoint, [...names].sort()]));
}
