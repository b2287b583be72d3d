import { findLasting } from './find-contradictions.js';
import type { PlatformData } from './platform-data.js';

const dataWith = (deadLetters: Record<string, number>): PlatformData => ({
  readAt: new Date(),
  booking: {
    ...{ nights: [], bookings: [], filings: [], guests: [], blocks: [], promotions: [], rooms: [], hotels: [] },
    ...{ conversations: [], messages: [], invoices: [], invoiceSeries: [] },
  },
  payment: { payments: [], refunds: [], orders: [], setAside: [], waiting: [], bookings: [] },
  catalog: { rooms: [], hotels: [], accounts: [], register: [], holds: [], unshown: [] },
  notification: { bookings: [], hotels: [], addresses: [] },
  outboxes: {},
  inboxes: {},
  deadLetters,
  photos: new Map(),
});

/** Reads these one after the other, and then the last again. */
const reading = (...datas: PlatformData[]) => {
  let reads = 0;
  return { read: () => Promise.resolve(datas[Math.min(reads++, datas.length - 1)]!) };
};

test('a contradiction that is gone at a second look is none', async () => {
  const { found } = await findLasting(reading(dataWith({ booking: 1 }), dataWith({})), 10_000);
  expect(found).toEqual([]);
});

test('nor are two that are each there once', async () => {
  const { found } = await findLasting(reading(dataWith({ booking: 1 }), dataWith({ payment: 1 })), 10_000);
  expect(found).toEqual([]);
});

test('one that stays is reported', async () => {
  const { found } = await findLasting(reading(dataWith({ booking: 1 })), 1);
  expect(found).toMatchObject([{ kind: 'dead-letters', subject: 'booking' }]);
});
