import { noon } from '@wayhouse/booking/testing/factories';
import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, insert } = planted;

const hotelId = room.hotel.id;
const invoice = (sequence: number, over: object = {}) => ({
  ...{ _id: `i${sequence}`, kind: 'invoice', hotelId, bookingId: `b${sequence}`, day: '2027-03-15', sequence },
  ...{ year: 2027, totalMinor: 360_00, issuedAt: noon, ...over },
});
const creditNote = {
  kind: 'credit-note',
  bookingId: 'b1',
  totalMinor: -360_00,
  reverses: { id: 'i1', number: '2027-0001' },
};

/** Two invoices and a credit note for the first. */
beforeEach(async () => {
  for (const row of [invoice(1), invoice(2), invoice(3, creditNote)]) await insert('booking', 'invoices', row);
  await insert('booking', 'invoice_series', { _id: hotelId, turns: 3, day: '2027-03-15', sequence: 3 });
});
const kinds = async (readAt?: Date) => (await planted.platform.audit(readAt)).map(({ kind }) => kind);

test('numbers without a gap, and another invoice for a booking whose first one is reversed, pass', async () => {
  await insert('booking', 'invoices', invoice(4, { bookingId: 'b1' }));
  await set('booking', 'invoice_series', hotelId, { sequence: 4 });
  expect(await kinds()).toEqual([]);
});

test('reports a number that is left out', async () => {
  await insert('booking', 'invoices', invoice(5));
  await set('booking', 'invoice_series', hotelId, { sequence: 5 });
  expect(await kinds()).toEqual(['invoice-number-missing']);
});

test('reports a number that the series has given and no invoice has', async () => {
  await set('booking', 'invoice_series', hotelId, { sequence: 4 });
  expect(await kinds()).toEqual(['invoice-number-missing']);
});

test('reports two invoices of a booking that both stand', async () => {
  await insert('booking', 'invoices', invoice(4, { bookingId: 'b2' }));
  await set('booking', 'invoice_series', hotelId, { sequence: 4 });
  expect(await kinds()).toEqual(['invoice-beside-another']);
});

test('reports a credit note of another amount than its invoice', async () => {
  await set('booking', 'invoices', 'i3', { totalMinor: -1 });
  expect(await kinds()).toEqual(['credit-note-other-than-invoice']);
});

test('invoices that are retained no more are not missed', async () => {
  for (const id of ['i1', 'i2', 'i3'])
    await planted.platform.rows('booking', 'invoices').deleteOne({ _id: id as never });
  expect(await kinds(new Date('2037-12-31T23:59:00Z'))).toContain('invoice-number-missing');
  expect(await kinds(new Date('2038-01-01T00:00:00Z'))).not.toContain('invoice-number-missing');
});
