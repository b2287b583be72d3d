import { calls, events } from '@wayhouse/contracts';
import { cardPayment, factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';

const now = new Date('2027-01-05T06:30:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
beforeAll(async () => {
  owners = await startOwnerMailbox(now);
});
afterAll(() => owners.stop());

const register = (ownerId: string) =>
  owners.publish(
    events.hotelRegistered,
    {
      ...{ hotelId: `hotel-${ownerId}`, version: 1, ownerId, name: 'Amber Court' },
      contact: '1',
      address: '1',
      city: 'Jaipur',
    },
    `${ownerId}-hotel`,
  );
const defaults = {
  booking: true,
  change: true,
  cancellation: true,
  payment: true,
  message: true,
  conflict: true,
  arrivals: false,
};

test('an owner chooses which emails to get', async () => {
  await register('bert');
  const shown = async () => (await owners.service.call(calls.showOwnerEmails, {}, { as: 'bert' })).body.ownerEmails;
  expect(await shown()).toEqual(defaults);
  const { body } = await owners.service.call(calls.changeOwnerEmails, { kind: 'booking', isOn: false }, { as: 'bert' });
  expect(body).toMatchObject({ message: 'Your choice is saved.', ownerEmails: { ...defaults, booking: false } });
  expect(await shown()).toEqual({ ...defaults, booking: false });
  await owners.publish(events.bookingConfirmed, factsOf('bert'), 'bert-1');
  await owners.publish(events.bookingPaid, { ...factsOf('bert', { version: 2 }), ...cardPayment }, 'bert-2');
  await owners.received('bert', 1);
  expect(owners.subjectsTo('bert')).toEqual(['Booking WH is paid by card: 27 Feb – 1 Mar 2027']);
});

test('the choice is an owner’s own, of a hotel that was registered or booked', async () => {
  expect((await owners.service.call(calls.showOwnerEmails, {}, { as: 'nobody' })).status).toBe(403);
  expect(
    (await owners.service.call(calls.changeOwnerEmails, { kind: 'booking', isOn: false }, { as: 'nobody' })).status,
  ).toBe(403);
  expect((await owners.service.call(calls.showOwnerEmails, {})).status).toBe(401);
  await owners.publish(events.bookingConfirmed, factsOf('cleo'), 'cleo-1');
  expect((await owners.service.call(calls.showOwnerEmails, {}, { as: 'cleo' })).body.ownerEmails).toEqual(defaults);
});

test('the choice is exported, and goes with the account', async () => {
  await register('dora');
  await owners.service.call(calls.changeOwnerEmails, { kind: 'arrivals', isOn: true }, { as: 'dora' });
  const exported = async () => (await owners.service.call(calls.exportMessages, {}, { as: 'dora' })).body.data;
  expect(await exported()).toMatchObject({ ownerEmailChoices: [{ arrivals: true }] });
  await owners.publish(events.accountDeleted, { userId: 'dora', addresses: [] }, 'dora-gone');
  expect(await owners.service.db.collection('owner_email_choices').countDocuments({ _id: 'dora' as never })).toBe(0);
});
