import { calls } from '@wayhouse/contracts';
import { startTestBooking, inDays, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

async function outcomeCounts(): Promise<Record<string, number>> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const lines = text.matchAll(/^bookings_total{.*outcome="(.+?)".*} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

const book = (room: string) => {
  const dates = { checkInDate: inDays(3), checkOutDate: inDays(4) };
  return service.call(calls.bookRoom, { room, ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' }, { as: 'ben' });
};

test('counts booking attempts by outcome', async () => {
  expect(await outcomeCounts()).toEqual({ confirmed: 0 });
  await book('r1');
  await book('r1');
  await book('nowhere');
  expect(await outcomeCounts()).toEqual({ confirmed: 1, 'room-not-available': 1, 'room-not-found': 1 });
});
