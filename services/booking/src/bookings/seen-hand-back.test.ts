import { calls } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { refusal, stayChangeSteps } from '../testing/stay-change-steps.js';

const dayAfterArrival = new Date(noon.getTime() + 11 * 86_400_000);

let service: TestBooking;
let steps: ReturnType<typeof stayChangeSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  steps = stayChangeSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const pay = (bookingId: string, amount: number, key: string) => {
  const payment = { bookingId, amount, owed: 360, means: 'cash' as const, key };
  return service.call(calls.recordPayment, payment, { as: 'owner' });
};

describe.each([
  ['a cancellation by the hotel', calls.cancelByOwner, noon, 'cancelling', 360],
  ['a no-show', calls.recordNoShow, dayAfterArrival, 'noShow', 240],
] as const)('%s', (_, call, at, shown, handBack) => {
  const end = (bookingId: string, seen?: number) =>
    service.call(call, { bookingId, handBack: seen, key: 'end' }, { as: 'owner' });

  test('is refused where it would hand back what its dialog did not show, and then done with what it shows', async () => {
    const id = await steps.bookIn(await steps.aRoom(), 10, 3);
    now = at;
    expect((await steps.booking(id))[shown]).toMatchObject({ atHotel: 0 });
    await pay(id, 360, 'by-a-colleague');
    const refused = await end(id, 0);
    expect(refusal(refused)).toEqual([409, 'terms-changed', 'handBack']);
    expect(refused.body.message).toBe(errorMessages['hand-back-changed']);
    const still = await steps.booking(id);
    expect(still.booking).toMatchObject({ state: 'paid', atHotel: { paid: 360, refunded: 0 } });
    expect(still[shown]).toMatchObject({ atHotel: handBack });
    expect((await end(id, handBack)).body.booking).toMatchObject({
      state: 'cancelled',
      atHotel: { paid: 360, refunded: handBack },
    });
  });

  test('is done once: the same form is answered again, whatever has been handed back since', async () => {
    const id = await steps.bookIn(await steps.aRoom(), 10, 3);
    await pay(id, 360, 'at-arrival');
    now = at;
    const [first, again] = [await end(id, handBack), await end(id, handBack)];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });

  test('without an amount is not checked', async () => {
    const id = await steps.bookIn(await steps.aRoom(), 10, 3);
    await pay(id, 360, 'at-arrival');
    now = at;
    expect((await end(id)).body.booking).toMatchObject({ atHotel: { refunded: handBack } });
  });
});
