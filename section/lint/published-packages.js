import { IMPORTS } from './import-boundaries.js';

// Requires packages as published: no internal imports, private fields, replaced modules or disabled checks.

const FOLDERS = 'dist|build|lib|src|es|esm|cjs|umd|_virtual|internal|internals';
const BELOW_ENTRY_POINT = new RegExp(`^(?!\\.)(@[\\w.-]+/)?[\\w.-]+/(${FOLDERS})/`);
/** Public entry points that have such a folder name. */
const ENTRY_POINTS = ['tsx/esm/api'];
/** Private names with a leading `_`: zod, Drizzle, React, jsdom and others. */
const PRIVATE = /^(_|_zod|_def|_internals?|_ownerDocument|_reactInternals\w*|__SECRET_\w+|__CLIENT_INTERNALS\w*|\$\$typeof)$/;
const REPLACERS = /^(NormalModuleReplacementPlugin|string-replace-loader|beforeResolve)$/;
const SWITCH = /^SKIP_[A-Z]/;

const MESSAGES = {
  import: (specifier) => `${specifier} is below the package's entry points: import a name that the package exports.`,
  field: (name) => `${name} is private to a library: use its public functions.`,
  replacer: (name) => `${name} changes a package: use an option that the package documents.`,
  switch: (name) => `${name}: checks have no switch.`,
};

/** The error message, or null when the import is allowed. */
export const belowEntryPoint = (specifier) =>
  BELOW_ENTRY_POINT.test(specifier) && !ENTRY_POINTS.includes(specifier) ? MESSAGES.import(specifier) : null;

const text = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);

export const publishedPackages = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const say = (node, message) => (message === null ? undefined : context.report({ node, message }));
    const importing = (node) => say(node, text(node) === undefined ? null : belowEntryPoint(text(node)));
    const named = (node, name) => {
      if (REPLACERS.test(name)) say(node, MESSAGES.replacer(name));
      else if (SWITCH.test(name)) say(node, MESSAGES.switch(name));
    };
    return {
      [IMPORTS]: ({ source }) => importing(source),
      CallExpression({ callee, arguments: [first] }) {
        const { name } = callee.type === 'MemberExpression' ? callee.property : callee;
        if (name === 'require' || name === 'resolve' || name === 'mock') importing(first);
      },
      MemberExpression({ property, computed }) {
        const name = computed ? text(property) : property.name;
        if (name !== undefined && PRIVATE.test(name)) say(property, MESSAGES.field(name));
      },
      'ObjectPattern > Property'({ key }) {
        if (PRIVATE.test(key.name ?? '') && key.name !== '_') say(key, MESSAGES.field(key.name));
      },
      Identifier: (node) => named(node, node.name),
      Literal: (node) => (text(node) === undefined ? undefined : named(node, text(node))),
    };
  },
};
