import { calls } from '@wayhouse/contracts';
import { eventually, testService } from '@wayhouse/service-kit/testing';
import { composeBooking } from '../compose.js';
import { bookingConfig } from '../testing/booking-config.js';
import { noon } from '../testing/factories.js';

let isClerkDown = true;
let time = noon;
const clerkAccounts = {
  find: () => Promise.resolve(undefined),
  findByAddress: () => Promise.resolve(undefined),
  delete: () => (isClerkDown ? Promise.reject(new Error('no route to host')) : Promise.resolve()),
};

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const overrides = { clerkAccounts, now: () => time };
  service = await testService('booking', (context) => composeBooking(context, bookingConfig), overrides);
});
afterAll(() => service.stop());

async function waiting(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^account_deletions_waiting{.*} (\d+)$/m.exec(text)?.[1]);
}

test('counts the accounts that Clerk has yet to delete', async () => {
  expect(await waiting()).toBe(0);
  expect((await service.call(calls.deleteAccount, {}, { as: 'asha' })).status).toBe(200);
  expect(await waiting()).toBe(1);
  isClerkDown = false;
  time = new Date(noon.getTime() + 60_000);
  await eventually(async () => expect(await waiting()).toBe(0));
});
