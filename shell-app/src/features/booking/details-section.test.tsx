import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { messages as fields } from '@wayhouse/web-kit/details-messages';
import { aRoom } from '../../testing/a-room.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { BookingCard } from './booking-card.js';
import { messages } from './messages.js';

const at = `/rooms/r1?checkIn=${addDays(today(), 10)}&checkOut=${addDays(today(), 13)}&guests=2`;
const available = {
  'GET /api/bookings/rooms/r1/taken-nights': () => ok({ nights: [] }),
  'POST /api/bookings/check-Availability': () => ok({ isAvailable: true, message: confirmations.roomAvailable }),
};
const book = 'POST /api/bookings/book';
const booked = { [book]: () => ok({ message: confirmations.booked, booking: { _id: 'b1' } }) };
beforeEach(() => sessionStorage.clear());

type Options = Parameters<typeof renderPart>[1];
async function showAvailable(options: Options = { isSignedIn: true }) {
  const part = renderPart(<BookingCard room={aRoom()} />, { at, ...options });
  await part.user.click(await screen.findByRole('button', { name: messages.checkAvailability }));
  await screen.findByRole('button', { name: messages.bookNow });
  return part;
}
const asked = () => screen.queryByRole('group', { name: messages.forHotel });
const field = (name: string) => screen.findByRole('textbox', { name });
const sent = (requests: ReturnType<typeof stubApi>) => requests.find(({ call }) => call === book)?.body;

test('is asked for once the room is available, and books with one press without it', async () => {
  const requests = stubApi({ ...available, ...booked });
  const { user } = renderPart(<BookingCard room={aRoom()} />, { at, isSignedIn: true });
  expect(asked()).toBeNull();
  await user.click(await screen.findByRole('button', { name: messages.checkAvailability }));
  await screen.findByRole('button', { name: messages.bookNow });
  for (const name of [fields.leadGuest, fields.phone]) expect(await field(name)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  await waitFor(() => expect(sent(requests)).toMatchObject({ guests: 2, PaymentMethod: 'Pay at Hotel' }));
  expect(Object.keys(sent(requests) as object)).toHaveLength(8);
});

test('name and phone come first, the rest on request, and what is typed is booked with', async () => {
  const requests = stubApi({ ...available, ...booked });
  const { user } = await showAvailable();
  await user.type(await field(fields.leadGuest), ' Mira Rao ');
  await user.type(await field(fields.phone), '+91 98765 43210');
  expect(screen.queryByRole('textbox', { name: fields.wishes })).toBeNull();
  await user.click(screen.getByRole('button', { name: fields.more }));
  await user.click(screen.getByRole('combobox', { name: fields.arrivalTime }));
  await user.click(await screen.findByRole('option', { name: '6:00 PM to 7:00 PM' }));
  await user.type(await field(fields.children), '7');
  await user.type(await field(fields.wishes), 'A quiet room.{enter}And a cot, please.');
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  await screen.findByText('/my-bookings?booked=b1');
  expect(sent(requests)).toMatchObject({
    ...{ leadGuest: ' Mira Rao ', phone: '+91 98765 43210', arrivalTime: '18:00', children: [7] },
    wishes: 'A quiet room.\nAnd a cot, please.',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('ages that are none are explained where they are entered, before anything is sent', async () => {
  const requests = stubApi({ ...available, ...booked });
  const { user } = await showAvailable();
  await screen.findByRole('textbox', { name: fields.phone });
  await user.click(screen.getByRole('button', { name: fields.more }));
  await user.type(await field(fields.children), '4, 99');
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  expect(await field(fields.children)).toHaveFocus();
  expect(await field(fields.children)).toHaveAccessibleDescription(fields.childrenAges(17));
  expect(sent(requests)).toBeUndefined();
});

test('Enter in a field does not book', async () => {
  const requests = stubApi({ ...available, ...booked });
  const { user } = await showAvailable();
  await user.type(await field(fields.phone), '+91 98765 43210{enter}');
  expect(sent(requests)).toBeUndefined();
});

test('what is typed survives a reload and signing in, and nobody else sees it', async () => {
  stubApi({ ...available, ...booked });
  const before = await showAvailable({});
  await before.user.type(await field(fields.leadGuest), 'Mira Rao');
  cleanup();
  const signedIn = await showAvailable({ isSignedIn: true });
  expect(await field(fields.leadGuest)).toHaveValue('Mira Rao');
  await signedIn.user.type(await field(fields.leadGuest), ' Iyer');
  cleanup();
  const other = await showAvailable({});
  expect(await field(fields.leadGuest)).toHaveValue('');
  act(() => other.signInAs({ id: 'u2', name: 'Ben Okoro', email: 'ben@example.com', imageUrl: '' }));
  expect(await field(fields.leadGuest)).toHaveValue('');
});

test('what a visitor has typed is of who signs in, and of nobody after, even if no more is typed', async () => {
  stubApi({ ...available, ...booked });
  const before = await showAvailable({});
  await before.user.type(await field(fields.leadGuest), 'Mira Rao');
  cleanup();
  await showAvailable({ isSignedIn: true });
  expect(await field(fields.leadGuest)).toHaveValue('Mira Rao');
  cleanup();
  await showAvailable({});
  expect(await field(fields.leadGuest)).toHaveValue('');
  cleanup();
  await showAvailable({ isSignedIn: true });
  expect(await field(fields.leadGuest)).toHaveValue('Mira Rao');
});

test('after a reload it is there as soon as it is known who is signed in', async () => {
  const user = { id: 'u2', name: 'Ben Okoro', email: 'ben@example.com', imageUrl: '' };
  sessionStorage.setItem(
    'wayhouse.guest-details.r1',
    JSON.stringify({ person: 'u2', draft: { leadGuest: 'Mira Rao' } }),
  );
  stubApi({ ...available, ...booked });
  const { signInAs } = await showAvailable({ isSessionLoaded: false });
  expect(asked()).toBeNull();
  act(() => signInAs(user));
  expect(await field(fields.leadGuest)).toHaveValue('Mira Rao');
});

test('a field that is left says what is wrong with it', async () => {
  stubApi(available);
  const { user } = await showAvailable();
  await user.type(await field(fields.phone), 'call me{tab}');
  expect(await screen.findByText(inputMessages['phone-malformed'])).toBeVisible();
  await user.click(screen.getByRole('button', { name: fields.more }));
  await user.type(await field(fields.children), 'four{tab}');
  expect(await screen.findByText(fields.childrenAges(17))).toBeVisible();
});

test('ages that were entered for more guests are shown to one guest alone, and can be taken out', async () => {
  const draft = { leadGuest: '', phone: '', arrivalTime: '', children: '7', wishes: '', company: '', taxNumber: '' };
  sessionStorage.setItem('wayhouse.guest-details.r1', JSON.stringify({ person: 'u1', draft }));
  const requests = stubApi({ ...available, ...booked });
  const { user } = await showAvailable({ isSignedIn: true, at: at.replace('guests=2', 'guests=1') });
  await user.clear(await field(fields.children));
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  await waitFor(() => expect(sent(requests)).toMatchObject({ guests: 1 }));
  expect(sent(requests)).not.toHaveProperty('children');
});

test('where the room is for fewer adults the ages of the children are asked for', async () => {
  const message = errorMessages['too-many-adults']({ adults: 1 });
  stubApi({ ...available, [book]: () => errorResponse(422, 'rule-broken', message, 'children') });
  const { user } = await showAvailable();
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  await waitFor(async () => expect(await field(fields.children)).toHaveAccessibleDescription(message));
});

test('what the server refuses is shown at its field, until that is changed', async () => {
  const message = errorMessages['too-many-children']({ guests: 2 });
  const refused = { [book]: () => errorResponse(422, 'rule-broken', message, 'children') };
  stubApi({ ...available, ...refused });
  const { user } = await showAvailable();
  await user.click(await screen.findByRole('button', { name: fields.more }));
  await user.type(await field(fields.children), '4, 9');
  await user.click(screen.getByRole('button', { name: messages.bookNow }));
  await waitFor(async () => expect(await field(fields.children)).toHaveAccessibleDescription(message));
  expect(screen.getByRole('button', { name: messages.bookNow })).toBeEnabled();
  await user.type(await field(fields.children), '{backspace}{backspace}{backspace}');
  await waitFor(async () => expect(await field(fields.children)).not.toHaveAccessibleDescription(message));
});
