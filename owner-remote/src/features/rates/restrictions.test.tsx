import { screen, waitFor, within } from '@testing-library/react';
import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as fields } from '../../shared/rates/messages.js';
import { messages } from './messages.js';

const { form, window: days } = messages;
const minimum: OwnRate = { name: 'Weekends', weekdays: ['fri', 'sat'], minNights: 2, noArrival: true };

/** The rates page of a room. `sent` has the bodies of its changes. */
function renderRates(over: Partial<OwnRoom> = {}, refusals: object[] = []) {
  const sent: object[] = [];
  let room = aRoom({ version: 3, ...over });
  const save = (message: string, toChange: (body: object) => Partial<OwnRoom>) => (body: unknown) => {
    const request = JSON.parse(String(body)) as object;
    sent.push(request);
    room = { ...room, version: room.version + 1 };
    const refusal = refusals.shift();
    if (refusal) return { status: 409, body: refusal };
    room = { ...room, ...toChange(request) };
    return { body: { message, room } };
  };
  const rendered = renderOwnerArea('/owner/list-room/r1/rates', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [room] } }),
    'POST /api/rooms/r1/rates': save(confirmations.ratesChanged, (body) => body),
    'POST /api/rooms/r1/further-guests': save(confirmations.furtherGuestsChanged, (body) => body),
    'POST /api/rooms/r1/booking-window': save(confirmations.bookingWindowChanged, (bookingWindow) => ({
      bookingWindow,
    })),
  });
  return { ...rendered, sent };
}
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);

test('lists in words what stays a rate restricts, and no price where it has none', async () => {
  renderRates({ rates: [minimum] });
  const rows = within(await screen.findByRole('region', { name: messages.list })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toBe('Weekends Always, Fri and Sat: at least 2 nights and no arrivals');
});

test('adds a rate that only restricts stays', async () => {
  const { user, sent } = renderRates();
  await user.click(await button(messages.add));
  await user.type(field(form.name), 'Easter');
  expect(screen.queryByLabelText(fields.minNights)).toBeNull();
  await user.click(await button(form.restrictions.title));
  await user.type(field(fields.minNights), '3');
  await user.type(field(fields.maxNights), '7');
  await user.click(screen.getByRole('combobox', { name: fields.arrivals }));
  await user.click(await screen.findByRole('option', { name: fields.arrival.closed }));
  await user.click(screen.getByRole('combobox', { name: fields.departures }));
  await user.click(await screen.findByRole('option', { name: fields.departure.open }));
  await user.click(await button(form.save));
  const rate = { name: 'Easter', minNights: 3, maxNights: 7, noArrival: true, noDeparture: false };
  await waitFor(() => expect(sent).toEqual([{ version: 3, rates: [rate] }]));
});

test('shows the restrictions of a rate that has some, and takes one away', async () => {
  const { user, sent } = renderRates({ rates: [minimum] });
  await user.click(await button(messages.changeRate('Weekends')));
  expect(field(fields.minNights)).toHaveValue(2);
  expect(screen.getByRole('combobox', { name: fields.arrivals })).toHaveTextContent('No arrivals');
  await user.clear(field(fields.minNights));
  await user.click(await button(form.save));
  await waitFor(() => expect(sent).toEqual([{ version: 3, rates: [{ ...minimum, minNights: undefined }] }]));
});

test('says that more nights at least than at most are none', async () => {
  const { user, sent } = renderRates({ rates: [minimum] });
  await user.click(await button(messages.changeRate('Weekends')));
  await user.type(field(fields.maxNights), '1');
  await user.click(await button(form.save));
  expect(await screen.findByText(inputMessages['nights-order'])).toBeVisible();
  expect(sent).toEqual([]);
});

test('the calendar has what each day restricts', async () => {
  const { user } = renderRates({ rates: [minimum] });
  await user.click(await button(messages.preview.next));
  const restricted = within(await screen.findByRole('table')).getAllByText(/at least 2 nights and no arrivals/);
  expect(restricted.length).toBeGreaterThanOrEqual(8);
  expect(restricted.every(({ textContent }) => /^(Friday|Saturday)/.test(textContent ?? ''))).toBe(true);
  expect(screen.getByText(messages.preview.marks.noDeparture)).toBeVisible();
});

test('sets how late and how early guests can book', async () => {
  const { user, host, sent } = renderRates({ bookingWindow: { daysAhead: 90 } });
  expect(await screen.findByRole('form', { name: days.title })).toBeVisible();
  expect(field(days.daysAhead)).toHaveValue(90);
  await user.type(field(days.leadDays), '2');
  await user.clear(field(days.daysAhead));
  await user.click(await button(days.save));
  await waitFor(() => expect(sent).toEqual([{ version: 3, leadDays: 2 }]));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.bookingWindowChanged));
});

test('sets what further guests cost, and refuses an amount that is none', async () => {
  const { user, host, sent } = renderRates();
  const form = within(await screen.findByRole('form', { name: messages.furtherGuests.title }));
  const amount = form.getByLabelText(messages.furtherGuests.amount('EUR'));
  await user.type(amount, '-5');
  await user.click(form.getByRole('button', { name: messages.furtherGuests.save }));
  expect(amount).toBeInvalid();
  expect(sent).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '12.5');
  await user.click(form.getByRole('button', { name: messages.furtherGuests.save }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, furtherGuests: { included: 2, amount: 12.5 } }]));
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.furtherGuestsChanged));
});

test('says that no day could be booked, and keeps what was entered when the room was changed meanwhile', async () => {
  const conflict = { code: 'edit-conflict', message: errorMessages['edit-conflict'] };
  const { user, sent } = renderRates({}, [conflict]);
  await screen.findByRole('form', { name: days.title });
  await user.type(field(days.leadDays), '5');
  await user.type(field(days.daysAhead), '4');
  await user.click(await button(days.save));
  expect(await screen.findByText(inputMessages['window-closed'])).toBeVisible();
  await user.type(field(days.daysAhead), '0');
  await user.click(await button(days.save));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages['edit-conflict']);
  expect(field(days.daysAhead)).toHaveValue(40);
  await waitFor(async () => {
    await user.click(await button(days.save));
    expect(sent.at(-1)).toEqual({ version: 4, leadDays: 5, daysAhead: 40 });
  });
});
