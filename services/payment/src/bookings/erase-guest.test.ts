import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { startPaymentService, type TestPayment } from '../testing/factories.js';

let service: TestPayment;
beforeAll(async () => (service = await startPaymentService()));
afterAll(() => service.stop());

const guest = (id: string) => ({ id, name: `Name of ${id}`, email: `${id}@example.test` });
const stored = (bookingId: string) => service.db.collection('booking_projection').findOne({ _id: bookingId as never });
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));

async function deleteAccount(userId: string, messageId = `delete-${userId}`) {
  await service.publish(events.accountDeleted, { userId, addresses: [] }, messageId);
  await processed(messageId);
}

test('strikes out the guest of every booking, and keeps what it costs', async () => {
  await service.confirm('dora-1', { guest: guest('dora') });
  await service.confirm('esha-1', { guest: guest('esha') });
  await deleteAccount('dora');
  expect(await stored('dora-1')).toMatchObject({
    facts: { guest: { id: 'dora', name: '', email: '' }, totalMinor: 240_00, currency: 'USD' },
  });
  expect(await stored('esha-1')).toMatchObject({ facts: { guest: guest('esha') } });
});

test('events that arrive after the deletion do not bring the guest back', async () => {
  await deleteAccount('farah');
  await deleteAccount('farah', 'delete-farah-again');
  await service.publish(events.bookingConfirmed, bookingFacts({ bookingId: 'farah-1', guest: guest('farah') }), 'f1');
  await processed('f1');
  const paid = {
    paymentId: 'pi_1',
    paidAt: '2027-02-20T08:00:00Z',
    method: 'card' as const,
    amountMinor: 240_00,
    owedMinor: 0,
  };
  const newer = bookingFacts({ bookingId: 'farah-1', version: 2, guest: guest('farah') });
  await service.publish(events.bookingPaid, { ...newer, ...paid }, 'f2');
  await processed('f2');
  expect(await stored('farah-1')).toMatchObject({ version: 2, facts: { guest: { id: 'farah', name: '', email: '' } } });
});

test('whatever arrives at the same time as the deletion, nothing of the guest stays', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `gita-${index}`);
  const confirm = (bookingId: string) =>
    service.publish(events.bookingConfirmed, bookingFacts({ bookingId, guest: guest('gita') }), bookingId);
  await Promise.all([...ids.slice(0, 4).map(confirm), deleteAccount('gita'), ...ids.slice(4).map(confirm)]);
  await Promise.all(ids.map(processed));
  const rows = await service.db.collection('booking_projection').find({ 'facts.guest.id': 'gita' }).toArray();
  expect(rows).toHaveLength(8);
  expect(rows.filter(({ facts }) => (facts as { guest: { name: string } }).guest.name)).toEqual([]);
});

test('stores nothing of what the guest has let the hotel know', async () => {
  const details = { leadGuest: 'Mira Rao', phone: '+91 98765 43210', wishes: 'A quiet room' };
  await service.publish(events.bookingConfirmed, { ...bookingFacts({ bookingId: 'hema-1' }), details }, 'h1');
  await processed('h1');
  expect(JSON.stringify(await stored('hema-1'))).not.toMatch(/Mira Rao|98765|quiet/);
});
