import path from 'node:path';

// Files are named after the component or hook they export, or in kebab-case. Accompanying files start with that name.

const COMPONENT = /^[A-Z]\w*[a-z]/;
const HOOK = /^use[A-Z]/;
const toKebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The required name up to the first dot. `exported`: the exported values. */
function nameFor(file, exported, defaultName) {
  const [name, ...rest] = path.basename(file).split('.');
  const isComponent = (value) => COMPONENT.test(value) && file.endsWith('x');
  const isNamesake = (value) => toKebab(value) === toKebab(name) && (isComponent(value) || HOOK.test(value));
  if (rest.length > 1) return COMPONENT.test(name) || HOOK.test(name) ? name : toKebab(name);
  return [defaultName, ...exported].find(isNamesake) ?? (isComponent(defaultName) ? defaultName : toKebab(name));
}

function namesOf({ declaration, specifiers }) {
  if (declaration === null) return specifiers.map(({ exported }) => exported.name);
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id.name ?? '');
  return /^(Function|Class)Declaration$/.test(declaration.type) ? [declaration.id.name] : [];
}

export const fileNames = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const file = path.basename(context.filename);
      const [name] = file.split('.');
      const exported = node.body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? namesOf(one) : []));
      const main = node.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
      const expected = nameFor(file, exported, main?.id?.name ?? main?.name ?? '');
      if (expected !== name) context.report({ node, message: `Call it ${file.replace(name, expected)}.` });
    },
  }),
};
