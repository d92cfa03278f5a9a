import path from 'node:path';
import ts from 'typescript';
import { optionsOf } from './declarations.ts';
import type { ContractReport, PackageTypes } from './report.ts';

/** What TypeScript reads of a package.json to find types. */
const READ = ['name', 'version', 'type', 'types', 'typings', 'typesVersions', 'main', 'module', 'exports'] as const;

function shortened(manifest: string): string {
  const all = JSON.parse(manifest) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(READ.filter((key) => all[key] !== undefined).map((key) => [key, all[key]])));
}

/** The types behind a report's imports of packages, out of a repository's node_modules. */
export function collectTypes(root: string, { files }: ContractReport): PackageTypes {
  const below = path.join(root, 'node_modules') + path.sep;
  const types = new Map<string, string>();
  const add = (file: string, text: string) => {
    if (file.startsWith(below)) types.set(file.slice(below.length).replaceAll(path.sep, '/'), text);
  };
  const host: ts.ModuleResolutionHost = {
    fileExists: ts.sys.fileExists,
    directoryExists: ts.sys.directoryExists,
    getCurrentDirectory: () => root,
    readFile: (file) => {
      const text = ts.sys.readFile(file);
      if (text !== undefined && path.basename(file) === 'package.json') add(file, shortened(text));
      return text;
    },
  };
  const options = optionsOf(root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const seen = new Set<string>();
  const waiting: [file: string, text: string][] = Object.entries(files).map(([file, text]) => [path.join(root, file), text]);
  for (const [file, text] of waiting) {
    const { importedFiles, referencedFiles, typeReferenceDirectives } = ts.preProcessFile(text, true, true);
    const found = [
      ...importedFiles.map(({ fileName }) => ts.resolveModuleName(fileName, file, options, host, cache).resolvedModule?.resolvedFileName),
      ...typeReferenceDirectives.map(
        ({ fileName }) => ts.resolveTypeReferenceDirective(fileName, file, options, host).resolvedTypeReferenceDirective?.resolvedFileName,
      ),
      ...referencedFiles.map(({ fileName }) => path.resolve(path.dirname(file), fileName)),
    ];
    for (const next of found) {
      if (next === undefined || !next.startsWith(below) || seen.has(next)) continue;
      seen.add(next);
      const content = ts.sys.readFile(next);
      if (content === undefined) continue;
      add(next, content);
      waiting.push([next, content]);
    }
  }
  return Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}
