import { calls } from '@wayhouse/contracts';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();
const day = 24 * 3600;
const person = { name: 'Nora Lind', email: 'nora@example.test' };

/** How long the rows of a collection last, by the field that their time is counted from. */
function lifetimes(collection: string) {
  const indexes = context.service.db.model(collection).schema.indexes();
  return indexes.flatMap(([key, { expireAfterSeconds: seconds }]) => (seconds === undefined ? [] : [{ key, seconds }]));
}

test('a contact message is deleted a year after it was received', async () => {
  await context.service.call(calls.sendMessage, { ...person, subject: 'The blue lamp', message: 'I left it.' });
  expect(lifetimes('contact_messages')).toEqual([{ key: { receivedAt: 1 }, seconds: 365 * day }]);
  const row = await context.service.db.collection('contact_messages').findOne({ email: person.email });
  expect(row?.receivedAt).toBeInstanceOf(Date);
});

test('a job application is deleted half a year after it was received', async () => {
  const form = { ...person, job_title: 'Chef', phone: '+91 98765 43210', cover_letter: 'I cook.' };
  await context.service.call(calls.applyForJob, form);
  expect(lifetimes('job_applications')).toEqual([{ key: { appliedAt: 1 }, seconds: 180 * day }]);
  const row = await context.service.db.collection('job_applications').findOne({ email: person.email });
  expect(row?.appliedAt).toBeInstanceOf(Date);
});
