import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { today } from '@wayhouse/web-kit/calendar-date';
import { toasts } from '@wayhouse/web-kit/toasts';
import { screen, waitFor } from '@testing-library/react';
import { aRoom } from '../../testing/a-room.js';
import { renderPart } from '../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const at = `/rooms/r1?checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}&guests=2`;
const { promotion } = messages;
const server = {
  'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
};
const summer = () => ok({ promotion: { code: 'SUMMER', percentOff: 10 } });
const check = 'POST /api/bookings/promotion-codes/check';
const refusal = (reason: 'promotion-unknown' | 'promotion-used-up') =>
  errorResponse(422, 'rule-broken', errorMessages[reason], 'promotionCode');
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByLabelText(promotion.label);

test('a code is a line of the price, and is booked with', async () => {
  const booked = { 'POST /api/bookings/book': () => ok({ message: confirmations.booked, booking: { _id: 'b1' } }) };
  const requests = stubApi({ ...server, ...booked, [check]: summer });
  const { user } = renderPart(<BookingCard room={aRoom()} />, { at, isSignedIn: true });
  await user.click(await button(promotion.ask));
  await user.type(await field(), ' summer {Enter}');
  expect(await screen.findByText('Code SUMMER')).toBeVisible();
  expect(screen.getByText('−$36')).toBeVisible();
  expect(await field()).toHaveValue('summer');
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ promotionCode: 'summer', totalPrice: 324 }));
});

test('one that does not hold keeps what was typed, names the reason, and books nothing', async () => {
  const requests = stubApi({ ...server, [check]: () => refusal('promotion-unknown') });
  const { user } = renderPart(<BookingCard room={aRoom()} />, { at, isSignedIn: true });
  await user.click(await button(promotion.ask));
  await user.type(await field(), 'SUMER');
  await user.click(await button(promotion.apply));
  expect(await screen.findByText(errorMessages['promotion-unknown'])).toBeVisible();
  expect(await field()).toHaveValue('SUMER');
  expect(await field()).toBeInvalid();
  expect(screen.getByText(messages.totalWithoutCode)).toBeVisible();
  expect(screen.getAllByText('$360')).toHaveLength(2);
  await user.click(await button(messages.checkAvailability));
  expect(requests.filter(({ call }) => call.includes('check-Availability'))).toEqual([]);
  await user.click(await button(promotion.remove));
  expect(await screen.findByText(messages.total)).toBeVisible();
  expect(await button(promotion.ask)).toBeVisible();
});

test('one in the address is checked at once, and again once it is refused with the booking', async () => {
  const checks = [summer, () => refusal('promotion-used-up')];
  stubApi({
    ...server,
    [check]: () => checks.shift()!(),
    'POST /api/bookings/book': () => refusal('promotion-used-up'),
  });
  const { user } = renderPart(<BookingCard room={aRoom()} />, { at: `${at}&code=SUMMER`, isSignedIn: true });
  expect(await screen.findByText(promotion.applied('SUMMER'))).toBeVisible();
  await user.click(await button(messages.checkAvailability));
  await user.click(await button(messages.bookNow));
  expect(await screen.findByText(errorMessages['promotion-used-up'])).toBeVisible();
  expect(screen.queryByText('Code SUMMER')).toBeNull();
});

test('one that is typed over another is used before anything is booked', async () => {
  const winter = () => ok({ promotion: { code: 'WINTER', percentOff: 20 } });
  const checks = [summer, winter];
  const refused = jest.spyOn(toasts, 'error');
  const requests = stubApi({
    ...server,
    [check]: () => checks.shift()!(),
    'POST /api/bookings/book': () => ok({ message: confirmations.booked, booking: { _id: 'b1' } }),
  });
  const { user } = renderPart(<BookingCard room={aRoom()} />, { at: `${at}&code=SUMMER`, isSignedIn: true });
  expect(await screen.findByText('−$36')).toBeVisible();
  await user.click(await button(messages.checkAvailability));
  expect(await button(messages.bookNow)).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'WINTER');
  await user.click(await button(messages.bookNow));
  expect(await screen.findByText('−$72')).toBeVisible();
  expect(requests.filter(({ call }) => call === 'POST /api/bookings/book')).toEqual([]);
  expect(refused).toHaveBeenCalledWith(promotion.changed);
  await user.click(await button(messages.bookNow));
  await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ promotionCode: 'WINTER', totalPrice: 288 }));
});

test('visitors are asked to sign in first', async () => {
  const requests = stubApi(server);
  renderPart(<BookingCard room={aRoom()} />, { at: `${at}&code=SUMMER` });
  expect(await screen.findByText(promotion.signIn)).toBeVisible();
  expect(await field()).toHaveValue('SUMMER');
  expect(requests.filter(({ call }) => call === check)).toEqual([]);
});
