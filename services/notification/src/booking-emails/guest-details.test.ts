import { calls, events, type EmailedDetails } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';

// Emails about what a guest lets the hotel know: to the guest, and to its owner.

const clerkAccounts = {
  find: (id: string) => Promise.resolve({ id, name: id, addresses: [`${id}@example.test`] }),
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};
let mailbox: TestSmtpServer;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  mailbox = await startSmtpServer();
  const compose = (context: Parameters<typeof composeNotification>[0]) =>
    composeNotification(context, emailConfig(mailbox.url));
  const now = () => new Date('2027-01-05T06:30:00Z');
  service = await testService('notification', compose, { now, clerkAccounts, retryDelays: [20, 100, 500, 2000] });
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

const entered = {
  ...{ leadGuest: 'Mira Rao', phone: '+91 98765 43210', arrivalTime: '18:00' as const },
  wishes: 'A quiet room.\nAnd a cot, please.',
};
const factsOf = (id: string) =>
  bookingFacts({
    ...{ bookingId: id, guest: { id, name: `Name of ${id}`, email: `${id}@example.test` } },
    hotel: { ...bookingFacts().hotel, ownerId: `owner-of-${id}` },
  });
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
const confirm = (id: string, details?: EmailedDetails) =>
  service.publish(events.bookingConfirmed, { ...factsOf(id), details }, `${id}-1`);
const change = (id: string, version: number, details: EmailedDetails) =>
  service.publish(events.bookingDetailsChanged, { bookingId: id, version, guest: { id }, details }, `${id}-${version}`);
const known = async (id: string) =>
  (await service.db.collection('booking_projection').findOne({ _id: id as never })) as { details?: object } | null;
const textTo = (address: string) =>
  eventually(() => {
    const email = mailbox.emails.find(({ to }) => to?.[0]?.address === `${address}@example.test`);
    expect(email).toBeDefined();
    return Promise.resolve(email?.text ?? '');
  });

test('the confirmation and the owner’s email have the details', async () => {
  await confirm('asha', entered);
  for (const address of ['asha', 'owner-of-asha']) {
    const text = await textTo(address);
    expect(text).toContain(
      'Arriving guest: Mira Rao\nGuest’s phone: +91 98765 43210\nArrival: 6:00 PM to 7:00 PM\nWishes: A quiet room.\nAnd a cot, please.',
    );
  }
});

test('without them there are no such lines', async () => {
  await confirm('ben');
  for (const address of ['ben', 'owner-of-ben']) expect(await textTo(address)).not.toMatch(/Arrival:|Wishes:/);
});

test('the newest are known, in whatever order changes arrive, and also those that come before the booking', async () => {
  await change('cleo', 3, { arrivalTime: '22:00' });
  await confirm('cleo', entered);
  await processed('cleo-1');
  await processed('cleo-3');
  await change('cleo', 2, { arrivalTime: '20:00' });
  await processed('cleo-2');
  expect((await known('cleo'))?.details).toEqual({ arrivalTime: '22:00' });
  await change('cleo', 4, {});
  await processed('cleo-4');
  expect((await known('cleo'))?.details).toEqual({});
});

test('a payment keeps them', async () => {
  await confirm('dora', entered);
  await processed('dora-1');
  const paid = {
    paymentId: 'pi_1',
    paidAt: '2027-01-05T07:00:00Z',
    method: 'card' as const,
    amountMinor: 240_00,
    owedMinor: 0,
  };
  await service.publish(events.bookingPaid, { ...factsOf('dora'), version: 2, ...paid }, 'dora-2');
  await processed('dora-2');
  expect((await known('dora'))?.details).toEqual(entered);
});

test('they are in the guest’s export; with the account they are gone, and do not come back', async () => {
  await confirm('emil', entered);
  await processed('emil-1');
  const { body } = await service.call(calls.exportMessages, {}, { as: 'emil' });
  expect(body.data).toMatchObject({ bookings: [{ bookingId: 'emil', details: entered }] });
  await service.publish(events.accountDeleted, { userId: 'emil', addresses: [] }, 'delete-emil');
  await processed('delete-emil');
  expect(await known('emil')).not.toHaveProperty('details');
  await change('emil', 2, entered);
  await processed('emil-2');
  expect(await known('emil')).not.toHaveProperty('details');
  expect(await service.db.collection('emails').countDocuments({ 'job.to.address': 'emil@example.test' })).toBe(0);
});
