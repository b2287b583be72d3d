import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { noInlineText } from './no-inline-text.js';

const parser = { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } } as Linter.LanguageOptions;
const rule = noInlineText as unknown as Linter.Config;
const lint = (code: string, file = 'shell-app/src/features/room/room.tsx') =>
  new Linter().verify(code, [{ files: ['**/*.{ts,tsx}'], languageOptions: parser }, rule], file);

test.each([
  '<p>Check-in</p>',
  '<p>{isBusy ? "Adding.." : label}</p>',
  '<p>{isBusy ? label : isOpen ? "Hide" : other}</p>',
  '<p>{names || "nobody"}</p>',
  '<p>{isFound && `${count} rooms`}</p>',
  '<nav aria-label="Owner area" />',
  '<img alt={`${name} at dusk`} />',
  '<Field placeholder={isNew ? "your city" : ""} />',
  'toast.error("gone")',
  'const items = [{ label: "Dashboard" }]',
  'const rule = (type: string) => type !== "" || "Choose a room type."',
  'const text = `A night costs ${price}`',
])('reports the text in %s', (code) => {
  expect(lint(code)).not.toEqual([]);
});

test.each([
  '<p className="grid gap-2">{messages.checkIn} · {count}</p>',
  '<img alt="" src="/a.jpg" />',
  '<input type="number" name="price" className={isWrong ? "border-danger" : "border-line"} />',
  'throw new Error("The root element is missing")',
  'const icons = { "Pool Access": Waves }',
  'type Kind = "Double Bed" | "Family Suite"',
])('allows %s', (code) => {
  expect(lint(code)).toEqual([]);
});

test('reports a text in an email', () => {
  expect(
    lint('export const email = { heading: "Your room is booked" };', 'services/notification/src/welcome-email.ts'),
  ).not.toEqual([]);
});

test.each(['shell-app/src/features/room/messages.ts', 'static-pages-remote/src/features/about/messages.ts'])(
  'allows texts in %s',
  (file) => {
    expect(lint('export const title = "Good to know";', file)).toEqual([]);
  },
);
