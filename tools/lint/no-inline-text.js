/**
 * The lint rule for texts of pages, emails and documents: what people read is in a `messages.ts` or under `content/`, where a
 * translation can replace it. A text is found by its place (JSX text, a prop that is shown or read out, a toast) or, anywhere
 * else, by looking like a sentence. What services respond is in `packages/messages`.
 */
const word = '/\\p{L}{2}/u';
const sentence = '/^\\p{Lu}\\p{Ll}*[,.!?…]? .*\\p{L}/u';
const shownProps =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|heading|eyebrow|lead|message|documentTitle|tab|per|summary|caption)$/';

const shownProp = `JSXAttribute[name.name=${shownProps}]`;
// Errors are for the log; keys, types and the specification's payment method are no texts.
const notForPeople =
  ':not(NewExpression > Literal, TSLiteralType > Literal, Property > .key, Property[key.name="PaymentMethod"] > .value)';
const choice = '> ConditionalExpression ';
const branches = ['', choice, choice + choice, '> LogicalExpression '];
/** A literal or a template with a word in it, directly or as a branch of a conditional. */
const textsIn = (place) =>
  branches.flatMap((branch) => [
    `${place} ${branch}> Literal[value=${word}]`,
    `${place} ${branch}> TemplateLiteral > TemplateElement[value.raw=${word}]`,
  ]);

const places = [
  `JSXText[value=${word}]`,
  ...textsIn('JSXElement > JSXExpressionContainer'),
  ...textsIn('JSXFragment > JSXExpressionContainer'),
  `${shownProp} > Literal[value=${word}]`,
  ...textsIn(`${shownProp} > JSXExpressionContainer`),
  ...textsIn('CallExpression[callee.object.name=/^toasts?$/]'),
  ...textsIn('Property[key.name=/^(label|title|message|placeholder|alt)$/]'),
  `Literal[value=${sentence}]${notForPeople}`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement:first-child[value.raw=${sentence}]`,
];

const message = 'Texts belong in messages.ts (or content/), where a translation can replace them.';

export const noInlineText = {
  files: [
    '{shell-app,owner-remote,static-pages-remote,packages/{web-kit,documents}}/src/**/*.{ts,tsx}',
    'services/{notification/src/**/*-email,booking/src/{receipts,reports}/**/*}.{ts,tsx}',
    'services/payment/src/stripe/**/*.ts',
  ],
  ignores: ['**/messages.ts', '**/content/**', '**/testing/**', '**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', ...places.map((selector) => ({ selector, message }))] },
};
