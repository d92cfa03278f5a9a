import path from 'node:path';
import { placed } from './import-boundaries.js';

// Checks where a section's reads, operations, states, texts, paths and screens are (table in CONTRIBUTING.md).

const READS = ['useQuery', 'useInfiniteQuery'];
const slashes = (file) => file.split(path.sep).join('/');
const isTest = (file) => /\.(test|stories)\.tsx?$/.test(file) || /(^|\/)testing\//.test(slashes(file));

/** `mfe-rooms/src/rooms/payment/X.tsx` is `payment/X.tsx` in the area `rooms`. */
function placeOf(root, file) {
  const match = /^(mfe-[^/]+)\/src\/(?!testing\/)([^/]+)\/(.+)$/.exec(slashes(path.relative(root, file)));
  return match === null ? null : { section: match[1], area: match[2], inside: match[3] };
}

/** The error message for an import across areas, or null. `common` is shared by all. */
export function crossing(root, from, specifier) {
  const here = placeOf(root, from);
  if (here === null || !specifier.startsWith('.')) return null;
  const there = placeOf(root, path.resolve(path.dirname(from), specifier));
  if (there === null || there.section !== here.section || there.area === here.area || there.area === 'common') return null;
  const entryPoints = ['paths', ...['queries', 'operations', 'status'].map((kind) => `${there.area}.${kind}`)];
  if (isTest(from)) entryPoints.push('testing');
  if (entryPoints.includes(there.inside)) return null;
  return `${here.area} imports only these files of ${there.area}: ${entryPoints.join(', ')}. What both need belongs into src/common.`;
}

export function misnamed(root, file) {
  const place = placeOf(root, file);
  const match = place === null ? null : /^([\w-]+)\.(queries|operations|status)\.tsx?$/.exec(place.inside);
  if (match === null || match[1] === place.area || place.area === 'common') return null;
  return `Call it ${place.area}.${match[2]}.ts: the file is found by its area's name.`;
}

export function misplaced(root, file, name) {
  const place = placeOf(root, file);
  if (place === null || isTest(file)) return null;
  const fileName = path.basename(file);
  if (READS.includes(name) && !/\.queries\.tsx?$/.test(fileName)) return `Reads belong in ${place.area}.queries.ts.`;
  if (name === 'defineOperation' && !/\.operations\.tsx?$/.test(fileName)) return `Operations belong in ${place.area}.operations.ts.`;
  return null;
}

export const sectionShape = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' }, section: { type: 'string' } } }] },
  create(context) {
    const [options] = context.options;
    const { root } = options;
    const file = placed(options, context.filename);
    const place = placeOf(root, file);
    const say = (node, message) => (message === null ? undefined : context.report({ node, message }));
    const exported = new Set();
    const address = (node, text) => {
      if (place === null || isTest(file) || path.basename(file) === 'paths.ts' || !text.startsWith('/admin/')) return;
      say(node, "Addresses stand in the area's paths.ts; another section's are found by linkTo().");
    };
    return {
      Program: (node) => say(node, misnamed(root, file)),
      ImportDeclaration(node) {
        say(node, crossing(root, file, node.source.value));
        if (node.source.value !== '@arena/shared/platform') return;
        for (const { imported } of node.specifiers) if (imported !== undefined) say(node, misplaced(root, file, imported.name));
      },
      ImportExpression: (node) => (typeof node.source.value === 'string' ? say(node, crossing(root, file, node.source.value)) : undefined),
      Literal: (node) => (typeof node.value === 'string' ? address(node, node.value) : undefined),
      TemplateElement: (node) => address(node, node.value.raw),
      ExportNamedDeclaration({ declaration }) {
        for (const one of declaration?.declarations ?? [declaration]) if (one?.id?.name !== undefined) exported.add(one.id.name);
      },
      'Program:exit': (node) => {
        if (place?.inside === 'testing/index.tsx' && !exported.has('installTestHost'))
          say(node, 'The test host of an area is called installTestHost.');
        const hasDefault = node.body.some(({ type }) => type === 'ExportDefaultDeclaration');
        if (place !== null && place.area !== 'common' && /Page\.tsx$/.test(file) && !hasDefault)
          say(node, 'A page is the default export of its file.');
      },
    };
  },
};
