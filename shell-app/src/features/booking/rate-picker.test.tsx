import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import type { Room } from '@wayhouse/contracts/room';
import { nonRefundable } from '@wayhouse/domain/cancellation-policy';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { standardRate } from '@wayhouse/messages/rate-plans';
import { today } from '@wayhouse/web-kit/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { roomKey } from '../../shared/query-keys.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const checkIn = addDays(today(), 10);
const checkOut = addDays(today(), 13);
const stay = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;
const at = `/rooms/r1?${stay}`;
const saver: RatePlan = { id: 'saver', name: 'Saver', percentOff: 10, cancellationPolicy: nonRefundable };
const breakfast: RatePlan = { id: 'breakfast', name: 'With breakfast', percentOff: 0, surcharge: 12.5 };
const server = {
  'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
};
const booked = { 'POST /api/bookings/book': () => ok({ message: confirmations.booked, booking: { _id: 'b1' } }) };
const card = (over: Partial<Room> = {}) => <BookingCard room={aRoom({ plans: [saver, breakfast], ...over })} />;
const rate = (name: RegExp) => screen.findByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });

test('a room without plans asks for none', async () => {
  stubApi(server);
  renderPart(card({ plans: undefined }), { at });
  expect(await screen.findByText('$120 × 3 nights')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('names each rate with what differs of its terms, and what the stay costs on it', async () => {
  stubApi(server);
  renderPart(card({ cancellationPolicy: { freeUntilHours: 168, lateChargeNights: 2 } }), { at });
  const picker = within(await screen.findByRole('group', { name: messages.rate }));
  expect(picker.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    `${standardRate()}$360Free to cancel until 7 days before check-in`,
    'Saver$32410% off each night · Non-refundable',
    'With breakfast$435+ $12.50 per guest and night',
  ]);
  expect(await rate(/^Standard/)).toBeChecked();
});

test('before there are dates, a rate has no total', async () => {
  stubApi(server);
  renderPart(card(), { at: '/rooms/r1' });
  expect((await rate(/^Saver/)).parentElement).toHaveTextContent(/^Saver10% off/);
});

test('the chosen rate is in the address, the price and the terms, and is booked on', async () => {
  const requests = stubApi({ ...server, ...booked });
  const { user } = renderPart(card(), { at, isSignedIn: true });
  await user.click(await rate(/^Saver/));
  expect(await screen.findByText('$108 × 3 nights')).toBeVisible();
  expect(screen.getByText('Saver: 10% off')).toBeVisible();
  expect(screen.getByText('Non-refundable: cancelling costs all nights.')).toBeVisible();
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ plan: 'saver', totalPrice: 324 }));
});

test('a rate in the address is chosen', async () => {
  stubApi(server);
  renderPart(card(), { at: `${at}&plan=breakfast` });
  expect(await rate(/^With breakfast/)).toBeChecked();
  expect(screen.getByText('With breakfast ($12.50 per guest and night)')).toBeVisible();
});

test.each([
  ['with others', [saver]],
  ['without any', undefined],
])('one that a room %s does not have any more is not exchanged silently', async (_which, plans) => {
  const requests = stubApi(server);
  const { user } = renderPart(card({ plans }), { at: `${at}&plan=gone`, isSignedIn: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.rateGone);
  expect(await rate(/^Standard/)).not.toBeChecked();
  expect(screen.queryByText(messages.total)).toBeNull();
  await user.click(await button(messages.checkAvailability));
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await user.click(await rate(/^Standard/));
  expect(await screen.findByText(messages.total)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the terms that are shown are sent, for no more nights than the stay has', async () => {
  const requests = stubApi({ ...server, ...booked });
  const cancellationPolicy = { freeUntilHours: 9000, lateChargeNights: 5 };
  const { user } = renderPart(card({ cancellationPolicy }), { at, isSignedIn: true });
  expect(await screen.findByText('These dates begin within 375 days, so cancelling costs three nights.')).toBeVisible();
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ cancellationPolicy }));
});

test('a refusal is about the rate that was ordered', async () => {
  const refused = errorResponse(409, 'terms-changed', errorMessages['price-changed'], 'totalPrice');
  stubApi({ ...server, 'POST /api/bookings/book': () => refused });
  const { user } = renderPart(card(), { at: `${at}&plan=saver`, isSignedIn: true });
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['price-changed']);
  await user.click(await rate(/^With breakfast/));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await button(messages.bookNow)).toBeVisible();
});

test('other dates keep the rate, and choosing another one keeps that the room is available', async () => {
  stubApi(server);
  const { user } = renderPart(card(), { at: `${at}&plan=saver`, isSignedIn: true });
  await user.click(await button(messages.checkAvailability));
  expect(await button(messages.bookNow)).toBeVisible();
  await user.click(await rate(/^With breakfast/));
  expect(await button(messages.bookNow)).toBeVisible();
});

test('a rate that is offered no more is not booked, and the guest chooses another one', async () => {
  const plans = [[saver], undefined];
  const refused = errorResponse(409, 'terms-changed', errorMessages['plan-not-offered'], 'plan');
  const requests = stubApi({
    ...server,
    'POST /api/bookings/book': ({ body }) =>
      (body as { plan?: string }).plan ? refused : booked['POST /api/bookings/book'](),
  });
  const CardOfRoom = () => {
    const queryFn = () => Promise.resolve(aRoom({ plans: plans.shift() }));
    const { data: room } = useQuery({ queryKey: roomKey('r1'), queryFn });
    return room && <BookingCard room={room} />;
  };
  const { user } = renderPart(<CardOfRoom />, { at: `${at}&plan=saver`, isSignedIn: true });
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.rateGone));
  await user.click(await rate(/^Standard/));
  expect(await screen.findByText('$120 × 3 nights')).toBeVisible();
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ totalPrice: 360 }));
  expect(requests.at(-1)?.body).not.toHaveProperty('plan');
});
