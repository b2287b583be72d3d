import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { messages as details } from '@wayhouse/web-kit/details-messages';
import { aBooking, aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as stayMessages } from '../../shared/stay-fields/messages.js';
import { messages } from './form/messages.js';

const today = todayIn(timeZoneOf('Goa'), new Date());
const cityTax = { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false } as const;
const answer = {
  booking: aBooking({ _id: 'b9', bookedBy: 'hotel', user: { username: 'Mira Sen' } }),
  guest: { name: 'Mira Sen' },
  history: [{ type: 'booked', at: '2027-01-05T06:30:00.000Z', amount: 360, by: 'hotel' }],
};

/** The form of a hotel with one room and a city tax; `refusals` are the answers to the first requests. */
async function openForm({
  taken = [] as string[],
  plans = [] as RatePlan[],
  refusals = [] as { status: number; body: object }[],
  checks = [] as { status?: number; body: object }[],
  asked = '',
  units = 1,
  rooms = [aRoom({ units })],
} = {}) {
  const sent: Record<string, unknown>[] = [];
  const room = { rooms };
  const shown = renderOwnerArea(`/owner/add-booking${asked}`, {
    'GET /api/rooms/owner': () => ({ body: room }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ taxes: [cityTax], plans })] } }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: taken } }),
    'GET /api/bookings/hotel/b9': () => ({ body: answer }),
    'POST /api/bookings/promotion-codes/check': () => checks.shift()!,
    'POST /api/bookings/hotel/desk'(body) {
      sent.push(JSON.parse(String(body)) as Record<string, unknown>);
      return refusals.shift() ?? { body: { message: confirmations.bookedAtDesk, ...answer } };
    },
  });
  await screen.findByRole('textbox', { name: messages.name });
  return { ...shown, sent, room };
}

const typeName = (user: UserEvent) => user.type(screen.getByRole('textbox', { name: messages.name }), 'Mira Sen');
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: messages.submit }));

test('rooms to choose from have their names, and numbers only where they are alike', async () => {
  const names = ['Sea view double', undefined, 'Garden double', undefined];
  const rooms = names.map((name, at) => aRoom({ _id: `r${at + 1}`, ...(name !== undefined && { name }) }));
  const { user } = await openForm({ rooms });
  await user.click(screen.getByRole('combobox', { name: 'Room' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Sea view double, €120 a night',
    'Double Bed, €120 a night (1)',
    'Garden double, €120 a night',
    'Double Bed, €120 a night (2)',
  ]);
});

test('books a walk-in for tonight at the price that is shown, and leads to the booking', async () => {
  const { user, host, sent } = await openForm();
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€122.50');
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€125');
  await typeName(user);
  await user.type(screen.getByRole('textbox', { name: messages.company }), 'Sen & Co');
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Mira Sen' })).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.bookedAtDesk);
  expect(sent).toEqual([
    {
      ...{ key: expect.any(String), room: 'r1', checkInDate: today, checkOutDate: addDays(today, 1), guests: 2 },
      ...{ guestName: 'Mira Sen', company: 'Sen & Co', totalPrice: 125, cancellationPolicy: defaultCancellationPolicy },
    },
  ]);
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByRole('listitem')).toHaveTextContent('Booked by the hotel');
});

test('books with an hour of arrival and the ages of children, who come with at least two guests', async () => {
  const message = errorMessages['too-many-children']({ guests: 2 });
  const refusals = [{ status: 422, body: { success: false, code: 'rule-broken', field: 'children', message } }];
  const { user, sent } = await openForm({ refusals });
  expect(screen.queryByRole('textbox', { name: messages.children })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await typeName(user);
  await user.click(screen.getByRole('combobox', { name: details.forHotel.arrivalTime }));
  await user.click(await screen.findByRole('option', { name: 'After midnight' }));
  const ages = screen.getByRole('textbox', { name: messages.children });
  await user.type(ages, '4, x');
  await submit(user);
  await waitFor(() => expect(ages).toHaveAccessibleDescription(expect.stringContaining(details.childrenAges(17))));
  expect(sent).toEqual([]);
  await user.clear(ages);
  await user.type(ages, '4, 9');
  await submit(user);
  await waitFor(() => expect(ages).toHaveAccessibleDescription(expect.stringContaining(message)));
  await user.clear(ages);
  await user.type(ages, '4');
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Mira Sen' })).toBeVisible();
  expect(sent.map(({ arrivalTime, children }) => [arrivalTime, children])).toEqual([
    ['after-midnight', [4, 9]],
    ['after-midnight', [4]],
  ]);
});

test('an address with a unit and dates, as from the timeline, fills the form, and what is no stay leaves it as it was', async () => {
  const stay = { checkIn: addDays(today, 3), checkOut: addDays(today, 5) };
  const asked = `?${new URLSearchParams({ room: 'r1', unit: '2', ...stay })}`;
  const { user, sent, unmount } = await openForm({ asked, units: 3 });
  expect(screen.getByText(messages.unit(2))).toBeVisible();
  await typeName(user);
  await submit(user);
  await waitFor(() =>
    expect(sent).toMatchObject([{ unit: 2, checkInDate: stay.checkIn, checkOutDate: stay.checkOut }]),
  );
  unmount();
  const other = await openForm({ asked: '?room=gone&unit=9&checkIn=soon&checkOut=2020-01-01', units: 3 });
  await typeName(other.user);
  await submit(other.user);
  await waitFor(() => expect(other.sent).toMatchObject([{ checkInDate: today, checkOutDate: addDays(today, 1) }]));
  expect(other.sent[0]).not.toHaveProperty('unit');
});

test('books on a rate plan of the hotel at its price', async () => {
  const plans = [{ id: 'saver', name: 'Saver', percentOff: 10 }];
  const { user, sent } = await openForm({ plans });
  const rate = screen.getByRole('combobox', { name: messages.rate });
  expect(rate).toHaveTextContent('Standard rate');
  expect(rate).toHaveAccessibleDescription(/^Free cancellation up to 48 hours/);
  await user.click(rate);
  await user.click(await screen.findByRole('option', { name: 'Saver · 10% off each night' }));
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€110.50');
  expect(screen.getByText('Saver: 10% off')).toBeVisible();
  await typeName(user);
  await submit(user);
  await waitFor(() => expect(sent).toMatchObject([{ plan: 'saver', totalPrice: 110.5 }]));
});

test('a rate that is gone is named, and nothing else is booked in its place', async () => {
  const gone = { code: 'terms-changed', field: 'plan', message: errorMessages['plan-not-offered'] };
  const plans = [{ id: 'saver', name: 'Saver', percentOff: 10 }];
  const { user, sent } = await openForm({ plans, refusals: [{ status: 409, body: gone }] });
  await user.click(screen.getByRole('combobox', { name: messages.rate }));
  await user.click(await screen.findByRole('option', { name: 'Saver · 10% off each night' }));
  await typeName(user);
  plans.pop();
  await submit(user);
  expect(await screen.findByText(messages.rateGone)).toBeVisible();
  expect(screen.queryByText(messages.total)).toBeNull();
  await submit(user);
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('combobox', { name: messages.rate }));
  await user.click(await screen.findByRole('option', { name: 'Standard rate' }));
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€122.50');
});

test('a hotel without rate plans asks for none, and one for other types of room is none of the room', async () => {
  await openForm({ plans: [{ id: 'suite', name: 'Suite', percentOff: 10, roomTypes: ['Family Suite'] }] });
  expect(screen.queryByRole('combobox', { name: messages.rate })).toBeNull();
});

test('without a name nothing is sent', async () => {
  const { user, sent } = await openForm();
  await submit(user);
  await waitFor(() => expect(screen.getByRole('textbox', { name: messages.name })).toBeInvalid());
  expect(sent).toEqual([]);
});

test('a night that is taken is named before booking', async () => {
  await openForm({ taken: [today] });
  expect(await screen.findByText(stayMessages.taken)).toBeVisible();
});

test('after a refusal what was entered is there, with the price of now, and a retry has the same key', async () => {
  const changed = { code: 'terms-changed', field: 'totalPrice', message: errorMessages['price-changed'] };
  const { user, sent, room } = await openForm({ refusals: [{ status: 409, body: changed }] });
  await typeName(user);
  room.rooms = [aRoom({ pricePerNight: 150, version: 2 })];
  await submit(user);
  expect(await screen.findByText(errorMessages['price-changed'])).toBeVisible();
  await waitFor(() => expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€152.50'));
  expect(screen.getByRole('textbox', { name: messages.name })).toHaveValue('Mira Sen');
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Mira Sen' })).toBeVisible();
  expect(sent.map(({ totalPrice }) => totalPrice)).toEqual([122.5, 152.5]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('after a lost answer corrected details are the same form, until it is refused for what was booked with it', async () => {
  const used = { code: 'edit-conflict', field: 'key', message: errorMessages['form-used'] };
  const refusals = [
    { status: 503, body: { message: 'Later' } },
    { status: 409, body: used },
  ];
  const { user, sent } = await openForm({ refusals });
  await typeName(user);
  await submit(user);
  expect(await screen.findByText('Later')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: messages.phone }), '048 600 700');
  await submit(user);
  expect(await screen.findByText(used.message)).toBeVisible();
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Mira Sen' })).toBeVisible();
  const [first, second, third] = sent.map(({ key }) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});

test('a code whose check has failed can be checked again', async () => {
  const message = errorMessages['too-many-codes-tried']();
  const refusal = { status: 429, body: { code: 'too-many-requests', message, field: 'promotionCode' } };
  const { user } = await openForm({
    checks: [refusal, { body: { promotion: { code: 'SUMMER', amountOff: 20 } } }],
  });
  await user.type(screen.getByRole('textbox', { name: messages.code }), 'summer{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.useCode }));
  expect(await screen.findByText(messages.codeApplied('SUMMER'))).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.useCode })).toBeNull();
});

test('a draft of an earlier build, which had no codes, is restored', async () => {
  const saved = { room: 'r1', checkInDate: today, checkOutDate: addDays(today, 2), guests: 1, guestName: 'Mira Sen' };
  sessionStorage.setItem('wayhouse.draft.o1.desk-booking', JSON.stringify(saved));
  await openForm();
  expect(screen.getByRole('textbox', { name: messages.name })).toHaveValue('Mira Sen');
  expect(screen.getByRole('textbox', { name: messages.code })).toHaveValue('');
});

test('books with a code at its price, and names why another one does not hold', async () => {
  const message = errorMessages['promotion-unknown'];
  const refusal = { status: 422, body: { code: 'rule-broken', message, field: 'promotionCode' } };
  const { user, sent } = await openForm({
    checks: [refusal, { body: { promotion: { code: 'SUMMER', amountOff: 20 } } }],
  });
  const code = screen.getByRole('textbox', { name: messages.code });
  await typeName(user);
  await user.type(code, 'sumer');
  await submit(user);
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription(messages.codePending);
  await user.click(screen.getByRole('button', { name: messages.useCode }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(messages.codePending)).toBeNull();
  expect(code).toHaveValue('sumer');
  await user.clear(code);
  await user.type(code, 'summer{Enter}');
  expect(await screen.findByText(messages.codeApplied('SUMMER'))).toBeVisible();
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€102.50');
  await submit(user);
  await waitFor(() => expect(sent).toMatchObject([{ promotionCode: 'summer', totalPrice: 102.5 }]));
});

test('until check-out time the night that is running can be chosen', async () => {
  // One at night in Goa, and then noon.
  for (const [now, isThere] of [
    ['2027-03-01T19:30:00Z', true],
    ['2027-03-02T06:30:00Z', false],
  ] as const) {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
    });
    const { unmount } = await openForm();
    expect(screen.queryByText(messages.runningNight('Mon, 1 Mar 2027')) !== null).toBe(isThere);
    unmount();
    jest.useRealTimers();
  }
});

test('a code that is cleared is used no more, and the booking has the price without it', async () => {
  const { user, sent } = await openForm({ checks: [{ body: { promotion: { code: 'SUMMER', amountOff: 20 } } }] });
  const code = screen.getByRole('textbox', { name: messages.code });
  await typeName(user);
  await user.type(code, 'summer{Enter}');
  expect(await screen.findByText(messages.codeApplied('SUMMER'))).toBeVisible();
  await user.clear(code);
  expect(screen.getByText(messages.total).parentElement).toHaveTextContent('€122.50');
  await submit(user);
  await waitFor(() => expect(sent).toMatchObject([{ totalPrice: 122.5 }]));
  expect(sent[0]).not.toHaveProperty('promotionCode');
});
