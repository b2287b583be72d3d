import { calls, events } from '@wayhouse/contracts';
import { type MemberRole, noOwnerEmails, ownerEmailDefaults, type OwnerEmailKind } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { cardPayment, factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';

const now = new Date('2027-03-14T00:20:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
beforeAll(async () => {
  owners = await startOwnerMailbox(now);
});
afterAll(() => owners.stop());

let changes = 0;
const setRole = (ownerId: string, userId: string, role: MemberRole | null) => {
  const version = ++changes;
  const member = { hotelId: `hotel-${ownerId}`, userId, version, role, name: `Name of ${userId}` };
  return owners.publish(events.staffChanged, member, `staff-${version}`);
};
const choose = async (as: string, kind: OwnerEmailKind, isOn = true) =>
  expect((await owners.service.call(calls.changeOwnerEmails, { kind, isOn }, { as })).status).toBe(200);
const choiceOf = async (as: string) =>
  (await owners.service.call(calls.showOwnerEmails, {}, { as })).body.ownerEmails as object;
const stay = { checkIn: '2027-03-20', checkOut: '2027-03-22' };
const book = (id: string) => owners.publish(events.bookingConfirmed, factsOf(id, stay), `${id}-1`);
const pay = (id: string) =>
  owners.publish(events.bookingPaid, { ...factsOf(id, { ...stay, version: 2 }), ...cardPayment }, `${id}-2`);

test('a member of the staff gets the emails that the member has chosen, and no others', async () => {
  await setRole('anna', 'rita', 'reception');
  await setRole('anna', 'vera', 'viewer');
  expect(await choiceOf('rita')).toEqual(noOwnerEmails);
  await choose('rita', 'payment');
  expect(await choiceOf('rita')).toEqual({ ...noOwnerEmails, payment: true });
  await book('anna');
  await pay('anna');
  await owners.received('anna', 2);
  await owners.received('rita', 1);
  expect(owners.subjectsTo('rita')).toEqual(['Booking WH is paid by card: 20 – 22 Mar 2027']);
  expect(owners.emailsTo('vera')).toEqual([]);
});

test('of other hotels a member gets none, and an owner who works at another one has the choice of an owner', async () => {
  await setRole('bela', 'cara', 'manager');
  await owners.publish(events.bookingConfirmed, factsOf('cara', stay), 'cara-1');
  expect(await choiceOf('cara')).toEqual(ownerEmailDefaults);
  await book('bela');
  await owners.received('bela', 1);
  await owners.received('cara', 2);
  expect(owners.emailsTo('bela')).toHaveLength(1);
});

test('whoever has left the staff gets none, not even one that waits to be sent', async () => {
  await setRole('dina', 'edda', 'reception');
  await choose('edda', 'booking');
  await choose('edda', 'message');
  owners.clerk.isDown = true;
  await book('dina');
  const waiting = { 'job.ownerId': 'dina', error: { $exists: true } };
  const rows = owners.service.db.collection('owner_emails');
  await eventually(async () => expect(await rows.countDocuments(waiting)).toBe(2));
  await setRole('dina', 'edda', null);
  owners.clerk.isDown = false;
  await rows.updateMany(waiting, { $set: { dueAt: now } });
  const text = 'We arrive late.';
  const sent = { bookingId: 'dina', messageId: 'm1', from: 'guest' as const, guest: { id: 'guest-dina' }, text };
  await owners.publish(events.bookingMessageSent, sent, 'dina-m1');
  await owners.received('dina', 2);
  await eventually(async () => expect(await rows.countDocuments({ ...waiting, state: 'pending' })).toBe(0));
  expect(owners.emailsTo('edda')).toEqual([]);
  expect((await owners.service.call(calls.showOwnerEmails, {}, { as: 'edda' })).status).toBe(403);
});

test('a guest’s message goes to each who wants it, and only the owner’s reply is forwarded', async () => {
  await setRole('fara', 'gita', 'reception');
  await choose('gita', 'message');
  await book('fara');
  const text = 'Is there a lift?';
  const sent = { bookingId: 'fara', messageId: 'm2', from: 'guest' as const, guest: { id: 'guest-fara' }, text };
  await owners.publish(events.bookingMessageSent, sent, 'fara-m2');
  await owners.received('fara', 2);
  await owners.received('gita', 1);
  const [ofOwner] = owners.emailsTo('fara').filter(({ subject }) => subject?.startsWith('Message'));
  expect(ofOwner).toMatchObject({ replyTo: [{ name: 'Asha Rao' }] });
  expect(owners.emailsTo('gita')[0]?.replyTo?.[0]?.name).not.toBe('Asha Rao');
  expect(owners.textOf('gita')).toContain(text);
  expect(owners.textOf('gita')).not.toContain('Reply to this email');
});

test('an account that is deleted works nowhere any more, and its choice is gone', async () => {
  await setRole('hana', 'ines', 'reception');
  await choose('ines', 'booking');
  await owners.publish(events.accountDeleted, { userId: 'ines', addresses: [] }, 'ines-gone');
  await setRole('hana', 'ines', 'manager');
  await book('hana');
  await owners.received('hana', 1);
  expect(await owners.service.db.collection('owner_emails').countDocuments({ 'job.memberId': 'ines' })).toBe(0);
  const rows = await owners.service.db
    .collection('staff')
    .find({ userId: 'ines', role: { $ne: null } })
    .toArray();
  expect(rows).toEqual([]);
});
