import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { readMessagesLate } from './read-messages-late.js';

const parser = { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } } as Linter.LanguageOptions;
const config = readMessagesLate as unknown as Linter.Config;
const imports = `import { messages } from './messages.js';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';
import { perLocale } from '@wayhouse/messages/per-locale';
`;
const lint = (code: string, file = 'shell-app/src/features/room/room.tsx') =>
  new Linter().verify(imports + code, [{ files: ['**/*.{ts,tsx}'], languageOptions: parser }, config], file);

test.each([
  'const columns = [{ title: messages.guest }];',
  'const { guest } = messages;',
  'const all = { ...messages };',
  'const skeleton = <p>{messages.loading}</p>;',
  'const twoNights = counts.nights(2);',
])('reports what is read when the module starts: %s', (code) => {
  expect(lint(code)).toHaveLength(1);
});

test.each([
  'const columns = () => [{ title: messages.guest }];',
  'const Heading = () => <h1 {...messages.heading} />;',
  'const own = localized("own", { get stay() { return counts.nights(2); } });',
  'const numbers = perLocale((locale) => new Intl.NumberFormat(locale));',
  'const pages = [messages];',
  'type Name = keyof typeof messages.columns;',
])('allows %s', (code) => {
  expect(lint(code)).toEqual([]);
});
