import { submissionId } from './submission-id.js';

const morning = new Date('2027-01-05T06:30:00Z');
const form = { name: 'Nora', message: 'Hello' };

test('the same fields on the same day have the same id, in any order', () => {
  const id = submissionId(form, morning);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(submissionId({ message: 'Hello', name: 'Nora' }, new Date('2027-01-05T22:00:00Z'))).toBe(id);
});

test.each([
  ['another text', { ...form, message: 'Hello!' }, morning],
  ['another field', { name: 'Nora', text: 'Hello' }, morning],
  ['text that moved to the next field', { name: 'NoraH', message: 'ello' }, morning],
  ['another day', form, new Date('2027-01-06T06:30:00Z')],
])('%s makes another id', (_what, other, now) => {
  expect(submissionId(other as Record<string, string>, now)).not.toBe(submissionId(form, morning));
});
