import { type CallInput, calls, events } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { refusal, stayOf, wanted } from '../testing/stay-change-steps.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking();
  const suite = room({ roomId: 'suite', roomType: 'Family Suite', mostAdults: 2 });
  await service.publish(events.roomListed, suite);
  await waitForDocument(service, 'rooms', 'suite');
});
afterAll(() => service.stop());

type Order = CallInput<typeof calls.bookRoom>;
const order = (from: number, over: Partial<Order> = {}): Order => ({
  ...{ room: 'suite', ...stayOf(from, 2), guests: 4, PaymentMethod: 'Pay at Hotel', ...over },
});
const book = (from: number, over: Partial<Order> = {}) =>
  service.call(calls.bookRoom, order(from, over), { as: 'asha' });
const idOf = ({ body }: Awaited<ReturnType<typeof book>>) => (body.booking as { _id: string })._id;
const tooMany = [422, 'rule-broken', 'children'];

test('a room for two adults and children is booked with the ages of the children, and not without', async () => {
  const refused = await book(5);
  expect(refusal(refused)).toEqual(tooMany);
  expect(refused.body.message).toBe(errorMessages['too-many-adults']({ adults: 2 }));
  expect(refusal(await book(5, { children: [7] }))).toEqual(tooMany);
  expect((await book(5, { children: [7, 9] })).status).toBe(200);
  expect((await book(10, { guests: 2 })).status).toBe(200);
});

test('its guest takes no ages away, nor brings another adult', async () => {
  const id = idOf(await book(20, { guests: 3, children: [7] }));
  const change = (children: number[]) =>
    service.call(calls.changeGuestDetails, { id, version: 1, phone: '+91 98765 43210', children }, { as: 'asha' });
  expect(refusal(await change([]))).toEqual(tooMany);
  const more = { ...wanted(id, 20, 2, 4), totalPrice: 240 };
  expect(refusal(await service.call(calls.changeStay, more, { as: 'asha' }))).toEqual([422, 'rule-broken', 'guests']);
  expect((await change([8])).status).toBe(200);
});

test('the hotel books it for more adults, and changes their stay', async () => {
  const { children: _, PaymentMethod: _method, ...stay } = order(30, { guests: 3 });
  const desk = { ...stay, key: 'desk', guestName: 'Mira Sen', totalPrice: 240 };
  const booked = await service.call(calls.bookAtDesk, desk, { as: 'owner' });
  expect(booked.status).toBe(200);
  const longer = { ...wanted(idOf(booked), 30, 3, 4), totalPrice: 360 };
  expect((await service.call(calls.changeStayByHotel, longer, { as: 'owner' })).status).toBe(200);
});

test('a guest for whom the hotel has added an adult can still change what else the hotel knows', async () => {
  const id = idOf(await book(40, { guests: 2 }));
  const three = { ...wanted(id, 40, 2, 3), totalPrice: 240 };
  expect((await service.call(calls.changeStayByHotel, three, { as: 'owner' })).status).toBe(200);
  const phone = { id, version: 0, phone: '+91 98765 43210' };
  expect((await service.call(calls.changeGuestDetails, phone, { as: 'asha' })).status).toBe(200);
  const longer = { ...wanted(id, 40, 3, 3), totalPrice: 360 };
  expect((await service.call(calls.changeStay, longer, { as: 'asha' })).status).toBe(200);
});
