import { idOfForm } from './submission-id.js';

const morning = new Date('2027-01-05T06:30:00Z');
const form = { name: 'Nora', message: 'Hello' };

test('the same words on the same day have one id, in whatever order they came', () => {
  const id = idOfForm(form, morning);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(idOfForm({ message: 'Hello', name: 'Nora' }, new Date('2027-01-05T22:00:00Z'))).toBe(id);
});

test.each([
  ['other words', { ...form, message: 'Hello!' }, morning],
  ['another field', { name: 'Nora', text: 'Hello' }, morning],
  ['words that moved to the next field', { name: 'NoraH', message: 'ello' }, morning],
  ['another day', form, new Date('2027-01-06T06:30:00Z')],
])('%s are another form', (_what, other, now) => {
  expect(idOfForm(other as Record<string, string>, now)).not.toBe(idOfForm(form, morning));
});
