import { room } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, insert } = planted;

const promotion = { id: 'c1', code: 'SUMMER', percentOff: 10 };
const lines = [{ what: 'nights', nights: ['2027-02-27', '2027-02-28', '2027-03-01'], eachMinor: 120_00 }];
const adjustments = [{ what: 'promotion', code: 'SUMMER', amountMinor: -36_00 }];

/** The first booking stands and has a code, which takes nothing off it; the second one had it, and is cancelled. */
beforeEach(async () => {
  for (const id of ['b1', 'b2']) {
    await set('booking', 'bookings', id, { 'booking.promotion': promotion });
    for (const service of ['payment', 'notification'] as const)
      await set(service, 'booking_projection', id, { 'facts.unusedCode': promotion.code });
  }
  const code = { _id: 'c1', hotelId: room.hotel.id, code: 'SUMMER', percentOff: 10, uses: 1, maxUses: 1 };
  await insert('booking', 'promotion_codes', code);
});
const kinds = async () => (await planted.platform.audit()).map(({ kind }) => kind);

test('a code that counts the bookings which stand passes', async () => {
  expect(await kinds()).toEqual([]);
});

test.each([
  ['uses that no booking has', { uses: 2, maxUses: 5 }],
  ['a booking whose use is not counted', { uses: 0 }],
  ['more uses than it may have', { maxUses: 0 }],
])('reports %s', async (_what, over) => {
  await set('booking', 'promotion_codes', 'c1', over);
  expect(await kinds()).toEqual(['promotion-other-than-used']);
});

test('reports a price that is not the sum of its nights and of what lowers them', async () => {
  await set('booking', 'bookings', 'b1', { 'booking.lines': lines, 'booking.adjustments': adjustments });
  expect(await kinds()).toContain('price-other-than-rate');
});
