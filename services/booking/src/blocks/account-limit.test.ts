import { calls } from '@wayhouse/contracts';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => {
  const limits = { MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: 2 };
  service = await startTestBooking(undefined, undefined, undefined, undefined, limits);
});
afterAll(() => service.stop());

test.each([calls.blockNights, calls.unblockNights])('an account calls $path so often a minute', async (call) => {
  const period = { room: 'r1', from: inDays(10), to: inDays(11) };
  const statuses: number[] = [];
  for (let at = 0; at < 3; at++) statuses.push((await service.call(call, period, { as: 'owner' })).status);
  expect(statuses).toEqual([200, 200, 429]);
});
