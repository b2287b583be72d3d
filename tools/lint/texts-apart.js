/**
 * The front ends' lint rule for words: what a person reads or hears lives in a `texts.ts` or under `content/`, where a
 * translation can replace it. A text is found by where it stands (between tags, in a prop that is shown or spoken, in a
 * toast) or, anywhere else, by looking like a sentence. What the server says lives in the contracts' `messages`.
 */
const word = '/\\p{L}{2}/u';
const sentence = '/^\\p{Lu}\\p{Ll}*[,.!?…]? .*\\p{L}/u';
const shownProps =
  '/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|heading|eyebrow|lead|message|documentTitle|tab|per|summary|caption)$/';

const shownProp = `JSXAttribute[name.name=${shownProps}]`;
// What is thrown is for who reads the log; keys, types and the specification's payment method are the program's.
const notForPeople =
  ':not(NewExpression > Literal, TSLiteralType > Literal, Property > .key, Property[key.name="PaymentMethod"] > .value)';
const choice = '> ConditionalExpression ';
const branches = ['', choice, choice + choice, '> LogicalExpression '];
/** A literal or a template with a word in it, directly there or as one side of a choice. */
const wordsIn = (place) =>
  branches.flatMap((branch) => [
    `${place} ${branch}> Literal[value=${word}]`,
    `${place} ${branch}> TemplateLiteral > TemplateElement[value.raw=${word}]`,
  ]);

const places = [
  `JSXText[value=${word}]`,
  ...wordsIn('JSXElement > JSXExpressionContainer'),
  ...wordsIn('JSXFragment > JSXExpressionContainer'),
  `${shownProp} > Literal[value=${word}]`,
  ...wordsIn(`${shownProp} > JSXExpressionContainer`),
  ...wordsIn('CallExpression[callee.object.name=/^toasts?$/]'),
  ...wordsIn('Property[key.name=/^(label|title|message|placeholder|alt)$/]'),
  `Literal[value=${sentence}]${notForPeople}`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement:first-child[value.raw=${sentence}]`,
];

const message = 'Words for people live in texts.ts (or content/), where a translation can replace them.';

export const textsApart = {
  files: ['{shell-app,owner-remote,static-pages-remote,packages/web-kit}/src/**/*.{ts,tsx}'],
  ignores: ['**/texts.ts', '**/content/**', '**/testing/**', '**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', ...places.map((selector) => ({ selector, message }))] },
};
