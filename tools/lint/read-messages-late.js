/**
 * Messages are read when they are shown. A member that is read while its module starts is in the locale of that moment: on a
 * page before its locale is loaded, in a service the same for everybody.
 */
const isMessages = (source) => /(^|\/)messages\.js$|\/content\/|^@wayhouse\/messages\//.test(source);

const isInFunction = (node) =>
  node !== null && (/Function|TSTypeQuery/.test(node.type) || isInFunction(node.parent ?? null));

/** These only wrap messages and formatters; the locale is read later. */
const wrappers = ['localized', 'perLocale'];

/** Reads a member, or calls what does. */
const reads = (node) => {
  const { parent } = node;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === node;
    case 'CallExpression':
      return parent.callee === node && !wrappers.includes(node.name);
    case 'VariableDeclarator':
      return parent.init === node && parent.id.type === 'ObjectPattern';
    case 'SpreadElement':
    case 'JSXSpreadAttribute':
      return true;
    default:
      return false;
  }
};

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'Read messages when they are shown, not when the module starts.' },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (!isMessages(node.source.value)) return;
      for (const { references } of context.sourceCode.getDeclaredVariables(node))
        for (const { identifier } of references)
          if (!isInFunction(identifier) && reads(identifier)) context.report({ node: identifier, messageId: 'early' });
    },
  }),
};

export const readMessagesLate = {
  files: [
    '{shell-app,owner-remote,static-pages-remote,packages/{web-kit,messages,documents}}/src/**/*.{ts,tsx}',
    'services/*/src/**/*.{ts,tsx}',
  ],
  ignores: ['**/testing/**', '**/*.test.{ts,tsx}'],
  plugins: { wayhouse: { rules: { 'read-messages-late': rule } } },
  rules: { 'wayhouse/read-messages-late': 'error' },
};
