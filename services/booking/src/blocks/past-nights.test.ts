import { type CallInput, type CallResponse, calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

const dayMs = 86_400_000;
let service: TestBooking;
let now = noon;
beforeAll(async () => (service = await startTestBooking(() => now)));
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const reportOf = async (nights: number) => {
  const period = { from: inDays(0), to: inDays(nights) };
  return (await service.call(calls.showHotelReport, period, { as: 'owner' })).body.report;
};

test('nights that are over stay blocked, so that a report of the past stays what it was', async () => {
  const { id, block, unblock } = await roomWithUnits(service);
  await block(0, 8, undefined, 'Burst pipe');
  now = new Date(noon.getTime() + 6 * dayMs);
  const before = await reportOf(4);
  const { body } = await unblock(0, 20);
  expect(body).toMatchObject({
    message: confirmations.nightsUnblocked,
    blocked: [0, 1, 2, 3, 4, 5].map(inDays),
  });
  expect(await reportOf(4)).toEqual(before);
  const recorded = (await service.publishedEvents(events.changeRecorded)).map(({ facts }) => facts);
  expect(recorded).toContainEqual({
    ...{ kind: 'nights-unblocked', rooms: [id], roomCount: 1 },
    ...{ from: inDays(6), to: inDays(20), nights: 2 },
  });
});

test('of several rooms they stay blocked as well, which is no reason to list one', async () => {
  const { id, block, unblock } = await roomWithUnits(service);
  await block(0, 3);
  now = new Date(noon.getTime() + 2 * dayMs);
  type Input = CallInput<typeof calls.changeNightsOfRooms>;
  const input: Input = { rooms: [id], mode: 'unblock', from: inDays(0), to: inDays(3) };
  const { body } = await service.call(calls.changeNightsOfRooms, input, { as: 'owner' });
  expect(body as CallResponse<typeof calls.changeNightsOfRooms>).toMatchObject({ refused: [] });
  const refused = await unblock(0, 2);
  expect([refused.status, refused.body.message, refused.body.field]).toEqual([
    422,
    errorMessages['nights-over'],
    'from',
  ]);
  expect((await unblock(0, 3)).body.blocked).toEqual([0, 1].map(inDays));
});
