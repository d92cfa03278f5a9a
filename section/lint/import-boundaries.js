import path from 'node:path';

// Checks resolved files, because ready-made rules match the written text: they miss `../../mfe-rooms` and hit `./api`.

/** A section in its own repository is treated like one in this repository. */
export const placed = ({ root, section }, file) => (section === undefined ? file : path.join(root, section, path.relative(root, file)));
const isSection = (folder) => folder.startsWith('mfe-');
const ENTRY_POINTS =
  /^@arena\/shared\/(contract|platform|previous|ui|testing)(\/(publishing|section|telemetry|zod|wire|core|charts|more|forms|mount|mui|tokens|format|leaving|storage|fonts\.css|demo|stories))?$/;

/** The shell provides these at run time; a direct import would bundle a second copy. */
const RUN_TIME_SINGLETONS =
  /^(react-router|react-router-dom|react-dom|@tanstack\/[^/]+|@mui\/[^/]+|@emotion\/[^/]+|@module-federation\/[^/]+|zustand|ky|zod|react-hook-form|@hookform\/[^/]+|@arena\/shared\/ui\/mui)(\/.*)?$/;

const topFolder = (root, file) => path.relative(root, file).split(path.sep)[0] ?? '';

// Allowed imports of each folder, without cycles. `ship` and `origin` run in production without the others.
const AROUND = {
  section: [],
  tooling: ['section'],
  ship: [],
  // The registry writer without publishing's checks. Only one file serves publishing over HTTP.
  origin: ['ship/registry'],
  'origin/publishing.ts': ['ship/registry', 'ship/server'],
  e2e: ['section', 'tooling', 'ship', 'origin'],
  scripts: ['section', 'tooling', 'ship', 'origin'],
};

/** Additional imports allowed in tests. */
const IN_TESTS = { origin: ['tooling', 'ship'], ship: ['tooling', 'origin'] };

/** The error message, or null when the import is allowed. Takes `from` and `specifier` as written. */
export function verdict(root, from, specifier) {
  const own = topFolder(root, from);
  const test = /\.(test|stories)\.tsx?$|(^|\/)testing\//.test(path.relative(root, from).replaceAll(path.sep, '/'));
  const relative = specifier.startsWith('.');
  const target = relative ? topFolder(root, path.resolve(path.dirname(from), specifier)) : specifier.split('/')[0];
  const known = ['shell', 'api', 'shared'].includes(target) || isSection(target);

  if (relative && target === 'shared' && own !== 'shared')
    return `Use an entry point of the shared package (@arena/shared/…), not a path into it.`;
  if (specifier.startsWith('@arena/shared') && !ENTRY_POINTS.test(specifier))
    return `${specifier} is no entry point of the shared package.`;
  if (specifier === '@arena/shared/previous' && own !== 'shell') return 'The adapters are for the shell alone.';
  // The section package depends on publishing; the rest of this repository doesn't import it by name.
  if (/^@arena\/(ship|origin)(\/|$)/.test(specifier) && !(own === 'section' && specifier.startsWith('@arena/ship')))
    return 'Programs cannot be imported by name.';
  const [file, to] = [from, path.resolve(path.dirname(from), specifier)].map((one) => path.relative(root, one).replaceAll(path.sep, '/'));
  if (relative && !test && file.startsWith('ship/registry/') && !to.startsWith('ship/registry/'))
    return 'The published format may only import the contract.';
  if (relative && target in AROUND && target !== own && path.dirname(from) !== root) {
    const allowed = [...(AROUND[file] ?? AROUND[own] ?? []), ...(test ? (IN_TESTS[own] ?? ['tooling']) : [])];
    return allowed.some((one) => to.startsWith(`${one}/`)) ? null : `${own} must not import ${path.posix.dirname(to)}.`;
  }
  if (known && target !== own && own !== 'e2e' && own !== 'scripts') {
    if (own === 'shared') return 'Shared stands below everything: it imports no app.';
    return `${own} must not import ${target}: they meet at run time, through the contract.`;
  }
  if (own === 'api' && specifier.startsWith('@arena/shared/') && specifier !== '@arena/shared/contract') {
    return 'The server stands on @arena/shared/contract and nothing else of shared.';
  }
  if (isSection(own) && !test && RUN_TIME_SINGLETONS.test(specifier)) {
    return `The shell owns ${specifier} at run time. Take it from @arena/shared/platform, @arena/shared/ui (core, more, forms) or @arena/shared/contract/zod.`;
  }
  if (own === 'shell' && /^@mui\//.test(specifier)) return 'Take it from @arena/shared/ui/core, /more or /forms, so that it exists once.';
  if (own === 'shared') return insideShared(root, from, specifier, test);
  return null;
}

const PARTS = {
  contract: [],
  ui: ['contract', 'platform'],
  platform: ['contract'],
  previous: ['contract', 'platform', 'ui'],
  testing: ['contract', 'platform', 'ui'],
};

/** Singletons behind an entry point: an import by path would bundle a second copy. */
const BEHIND_DOORS = [
  { behind: /^ui\/base\//, door: 'ui/core' },
  { behind: /^contract\/wire\/(dates|entity|fields|isolated|lists)$/, door: 'contract/wire' },
];

function pastItsDoor(root, from, specifier) {
  if (!specifier.startsWith('.')) return null;
  const shared = path.join(root, 'shared');
  const [to, own] = [path.resolve(path.dirname(from), specifier), from.replace(/\.tsx?$/, '')].map((file) => path.relative(shared, file));
  const passed = BEHIND_DOORS.find(({ behind, door }) => behind.test(to) && !behind.test(own) && own !== door);
  return passed === undefined ? null : `Take it from @arena/shared/${passed.door}.`;
}

function insideShared(root, from, specifier, test) {
  const past = pastItsDoor(root, from, specifier);
  if (past !== null) return past;
  const part = path.relative(path.join(root, 'shared'), from).split(path.sep)[0] ?? '';
  const target = specifier.startsWith('.')
    ? path.relative(path.join(root, 'shared'), path.resolve(path.dirname(from), specifier)).split(path.sep)[0]
    : ENTRY_POINTS.exec(specifier)?.[1];
  if (part === 'ui' && target === 'platform' && specifier.startsWith('.')) return 'Take it from @arena/shared/platform.';
  if (part === 'contract' && /^react(-dom)?(\/|$)/.test(specifier)) return 'The contract knows no React.';
  const allowed = PARTS[part];
  if (allowed === undefined || target === undefined || !(target in PARTS) || target === part || test) return null;
  return allowed.includes(target) ? null : `shared/${part} must not stand on shared/${target}.`;
}

/** Everything that names a module, as a selector. */
export const IMPORTS = 'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression';

export const importBoundaries = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' }, section: { type: 'string' } } }] },
  create(context) {
    const [options] = context.options;
    const file = placed(options, context.filename);
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = verdict(options.root, file, node.value);
      if (message !== null) context.report({ node, message });
    };
    return { [IMPORTS]: (node) => check(node.source) };
  },
};
