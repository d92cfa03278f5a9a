// Texts are in `<area>.messages.ts`, where one person can edit and translate them.

const ATTRIBUTES = /^(title|subtitle|label|aria-label|busyLabel|hint|message|placeholder|sentence|helper|alt)$/;
const isText = (value) => /\p{L}{2}/u.test(value);

export const messages = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (/\.(test|stories)\.tsx$|[\\/]testing[\\/]/.test(context.filename)) return {};
    const say = (node) =>
      context.report({ node, message: 'Write texts in <area>.messages.ts, where one person can edit and translate them.' });
    return {
      JSXText: (node) => (isText(node.value) ? say(node) : undefined),
      JSXAttribute({ name, value }) {
        if (value?.type === 'Literal' && ATTRIBUTES.test(name.name) && isText(value.value)) say(value);
      },
    };
  },
};
