import { calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();

const guest = (id: string) => ({ id, name: `Name of ${id}`, email: `${id}@example.test` });
const facts = (id: string, over = {}) => bookingFacts({ bookingId: `${id}-1`, guest: guest(id), ...over });
const processed = (messageId: string) =>
  eventually(async () => expect(await context.service.db.collection('inbox').countDocuments({ messageId })).toBe(1));

async function publish(...[event, data, id]: Parameters<typeof context.service.publish>) {
  await context.service.publish(event, data, id);
  await processed(id!);
}

const deleteAccount = (userId: string, addresses: string[] = [], id = `delete-${userId}`) =>
  publish(events.accountDeleted, { userId, addresses }, id);

/** The collections that have a text anywhere. */
async function search(text: string): Promise<string[]> {
  const { db } = context.service.db;
  const found = new Set<string>();
  for (const { name } of await db!.listCollections().toArray())
    for (const row of await db!.collection(name).find().toArray())
      if (JSON.stringify(row).toLowerCase().includes(text.toLowerCase())) found.add(name);
  return [...found].sort();
}

async function fillInAllForms(email: string, name: string) {
  const { call } = context.service;
  const application = { job_title: 'Guest experience lead', phone: '+91 832 555 0100', cover_letter: 'I like guests.' };
  for (const { status } of [
    await call(calls.sendMessage, { name, email, subject: 'A question', message: 'Is there a lift?' }),
    await call(calls.applyForJob, { name, email, ...application }),
    await call(calls.subscribeToNewsletter, { email }),
  ])
    expect(status).toBe(200);
}

test('deletes emails, forms and subscription of the addresses, and strikes out the bookings', async () => {
  await publish(events.bookingConfirmed, facts('dora'), 'dora-1');
  await fillInAllForms('Dora@Example.test', 'Name of Dora');
  const optIn = await context.service.db
    .collection('newsletter_opt_ins')
    .findOne({ _id: 'dora@example.test' as never });
  await context.service.call(calls.confirmSubscription, { token: String(optIn?.token) });
  await fillInAllForms('esha@example.test', 'Name of Esha');
  const everywhere = ['contact_messages', 'emails', 'form_emails', 'job_applications', 'newsletter_opt_ins'];
  expect(await search('dora@example.test')).toEqual(['booking_projection', ...everywhere, 'newsletter_subscriptions']);
  await deleteAccount('dora', ['dora@example.test']);
  expect([await search('dora@example.test'), await search('name of dora')]).toEqual([[], []]);
  expect(await search('esha@example.test')).toEqual(everywhere);
});

test('finds the forms by the addresses of the bookings when the event has none', async () => {
  await publish(events.bookingConfirmed, facts('farah'), 'farah-1');
  await fillInAllForms('farah@example.test', 'Name of Farah');
  await deleteAccount('farah');
  expect([await search('farah@example.test'), await search('name of farah')]).toEqual([[], []]);
  await deleteAccount('farah', [], 'delete-farah-again');
});

test('finds the address also when the events of the erased bookings arrive before the deletion, and sends nothing', async () => {
  await publish(events.bookingConfirmed, facts('hema'), 'hema-1');
  await fillInAllForms('hema@example.test', 'Name of Hema');
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  const erased = facts('hema', { version: 2, guest: { id: 'hema', name: '', email: '' } });
  await publish(events.bookingCancelled, { ...erased, ...cancelled }, 'hema-2');
  expect(await context.service.db.collection('emails').countDocuments({ _id: 'hema-2' as never })).toBe(0);
  await deleteAccount('hema');
  expect([await search('hema@example.test'), await search('name of hema')]).toEqual([[], []]);
});

test('an event that arrives after the deletion neither sends an email nor brings the guest back', async () => {
  await deleteAccount('gita');
  await publish(events.bookingConfirmed, facts('gita'), 'gita-1');
  const paid = {
    paymentId: 'pi_1',
    paidAt: '2027-02-20T08:00:00Z',
    method: 'card' as const,
    amountMinor: 240_00,
    owedMinor: 0,
  };
  await publish(events.bookingPaid, { ...facts('gita', { version: 2 }), ...paid }, 'gita-2');
  const cancelled = { cancelledAt: '2027-02-20T08:00:00Z', chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  await publish(events.bookingCancelled, { ...facts('gita', { version: 3 }), ...cancelled }, 'gita-3');
  const refund = { refundId: 're_1', paymentId: 'pi_1', amountMinor: 240_00, refundedAt: '2027-02-20T08:01:00Z' };
  await publish(events.paymentRefunded, { bookingId: 'gita-1', ...refund }, 'gita-4');
  expect([await search('gita@example.test'), await search('name of gita')]).toEqual([[], []]);
  expect(context.emailsTo('gita@example.test')).toEqual([]);
});

const changeAccount = (userId: string, version: number, addresses: string[]) =>
  publish(events.accountChanged, { userId, version, addresses }, `change-${userId}-${version}`);

const exported = async (as: string) => {
  const { body } = await context.service.call(calls.exportMessages, {}, { as });
  return body.data as Record<
    'addresses' | 'emails' | 'forwardedEmails' | 'messages' | 'applications' | 'newsletterOptIns',
    object[]
  >;
};

test('exports and deletes what came from the verified addresses, also of somebody who has never booked', async () => {
  await changeAccount('indu', 2, ['indu@example.test', 'indu.work@example.test']);
  await changeAccount('indu', 1, ['esha.old@example.test']);
  await fillInAllForms('Indu.Work@example.test', 'Name of Indu');
  await fillInAllForms('esha.old@example.test', 'Name of Esha');
  const { addresses, ...rows } = await exported('indu');
  expect(addresses).toEqual([{ address: 'indu@example.test' }, { address: 'indu.work@example.test' }]);
  expect([rows.emails.length, rows.messages.length, rows.applications.length]).toEqual([3, 1, 1]);
  expect(JSON.stringify(rows)).not.toContain('esha');
  await deleteAccount('indu');
  expect([await search('indu.work@example.test'), await search('indu@example.test')]).toEqual([[], []]);
  expect(await search('esha.old@example.test')).not.toEqual([]);
});

test('finds emails whose form is deleted already, however their address was spelled', async () => {
  await fillInAllForms('Kavya@Example.test', 'Name of Kavya');
  for (const form of ['contact_messages', 'job_applications', 'newsletter_opt_ins'])
    await context.service.db.collection(form).deleteMany({});
  await changeAccount('kavya', 1, ['kavya@example.test']);
  expect((await exported('kavya')).emails).toHaveLength(3);
  await deleteAccount('kavya');
  expect([await search('kavya@example.test'), await search('name of kavya')]).toEqual([[], []]);
});

test('exports emails that wait to be forwarded, without the address of the other party', async () => {
  const email = (id: string, accounts: string[], to: string) => ({
    _id: id as never,
    ...{ state: 'pending', dueAt: new Date('2099-01-01'), addedAt: new Date(), attempts: 0 },
    job: {
      id,
      accounts,
      to: { name: to, address: `${to}@example.test` },
      subject: `To ${to}`,
      text: 'Is there a lift?',
    },
  });
  await context.service.db
    .collection('forwarded_emails')
    .insertMany([
      email('f1', ['lata', 'omar'], 'omar'),
      email('f2', ['omar', 'lata'], 'lata'),
      email('f3', ['omar', 'mira'], 'mira'),
    ]);
  const { forwardedEmails } = await exported('lata');
  expect(forwardedEmails).toEqual([
    { isWriter: true, subject: 'To omar', text: 'Is there a lift?' },
    { isWriter: false, subject: 'To lata', text: 'Is there a lift?' },
  ]);
  await deleteAccount('lata');
  expect(await context.service.db.collection('forwarded_emails').distinct('_id')).toEqual(['f3']);
});

test('addresses that are reported after the deletion are not stored', async () => {
  await deleteAccount('jaya');
  await changeAccount('jaya', 9, ['jaya@example.test']);
  expect(await search('jaya@example.test')).toEqual([]);
});
