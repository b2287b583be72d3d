import type { Booking } from '@wayhouse/contracts/booking';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { formatInstant } from '@wayhouse/messages/format-date';
import { guestDetailsMessages } from '@wayhouse/messages/guest-details';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages as fields } from '@wayhouse/web-kit/details-messages';
import { aBooking, cancelled, past } from '../../../testing/a-booking.js';
import { errorResponse, ok, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { messages as confirmation } from '../confirmation/messages.js';
import { messages } from '../messages.js';
import { MyBookings } from '../my-bookings.js';

const change = 'POST /api/bookings/b1/details';
const details = { version: 2, leadGuest: 'Mira Rao', arrivalTime: '18:00' as const, wishes: 'A quiet room.' };

/** The bookings as the server has them, which `save` changes. */
function show(
  booking: Booking,
  save?: (body: object) => ReturnType<typeof ok> | Promise<ReturnType<typeof ok>>,
  at = '/my-bookings',
) {
  const stored = { booking };
  const requests = stubApi({
    'GET /api/bookings/user': () => ok({ bookings: [stored.booking] }),
    [change]: ({ body }) => {
      if (save) return save(body as object);
      stored.booking = { ...booking, details: { ...(body as object), version: 3 } };
      return ok({ message: confirmations.detailsChanged, booking: stored.booking });
    },
  });
  const part = renderPart(
    <>
      <MyBookings />
      <Toaster />
    </>,
    { at, isSignedIn: true },
  );
  return { ...part, stored, sent: () => requests.filter(({ call }) => call === change).map(({ body }) => body) };
}
const opener = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const dialog = async () => within(await screen.findByRole('dialog', { name: guestDetailsMessages.title }));

test('a booking shows what the hotel knows, and the guest changes it', async () => {
  const { user, sent } = show(aBooking({ details }));
  expect(await screen.findByText('6:00 PM to 7:00 PM')).toBeVisible();
  expect(screen.getByText('A quiet room.')).toBeVisible();
  await user.click(await opener(messages.details.change));
  const form = await dialog();
  expect(form.getByRole('textbox', { name: fields.leadGuest })).toHaveValue('Mira Rao');
  await user.click(form.getByRole('combobox', { name: fields.arrivalTime }));
  await user.click(await screen.findByRole('option', { name: 'After midnight' }));
  await user.clear(form.getByRole('textbox', { name: fields.wishes }));
  await user.click(form.getByRole('button', { name: messages.details.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ version: 2, leadGuest: 'Mira Rao', arrivalTime: 'after-midnight' }]);
  expect(screen.getByText(confirmations.detailsChanged)).toBeInTheDocument();
  expect(screen.getByText('After midnight')).toBeVisible();
  expect(screen.queryByText('A quiet room.')).toBeNull();
});

test('one that the hotel knows nothing of offers to add it', async () => {
  const { user, sent } = show(aBooking());
  await user.click(await opener(messages.details.add));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: fields.phone }), '+91 98765 43210');
  await user.click(form.getByRole('button', { name: messages.details.save }));
  await waitFor(() => expect(sent()).toEqual([{ version: 0, phone: '+91 98765 43210' }]));
});

const narrow = window.matchMedia;
afterEach(() => void (window.matchMedia = narrow));

test('what is typed stays when a tablet is turned, which makes a table of the cards', async () => {
  const turning = new EventTarget();
  let isWide = false;
  window.matchMedia = (query) => {
    const list = Object.assign(narrow(query), { addEventListener: turning.addEventListener.bind(turning) });
    return Object.defineProperty(list, 'matches', { get: () => isWide });
  };
  const { user } = show(aBooking());
  await user.click(await opener(messages.details.add));
  await user.type((await dialog()).getByRole('textbox', { name: fields.leadGuest }), 'Mira Rao');
  isWide = true;
  act(() => void turning.dispatchEvent(new Event('change')));
  expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
  expect((await dialog()).getByRole('textbox', { name: fields.leadGuest })).toHaveValue('Mira Rao');
});

test('the confirmation shows it and offers to change it', async () => {
  show(aBooking({ details }), undefined, '/my-bookings?booked=b1');
  const region = within(await screen.findByRole('region', { name: confirmation.title }));
  expect(region.getByText('6:00 PM to 7:00 PM')).toBeVisible();
  expect(region.getByRole('button', { name: new RegExp(`^${messages.details.change}`) })).toBeVisible();
});

test('what the hotel has changed of it stands beside it, also where it is gone', async () => {
  const corrected = { at: '2027-01-06T06:30:00.000Z', fields: ['phone', 'wishes'] as ('phone' | 'wishes')[] };
  show(aBooking({ details: { version: 3, phone: '+91 98765 43210', corrected } }));
  const at = formatInstant(corrected.at, aBooking().hotel.city);
  expect(await screen.findByText(messages.details.corrected('Guest’s phone and Wishes', at))).toBeVisible();
});

test.each([
  ['past', past],
  ['cancelled', cancelled()],
])('of a %s booking it can be seen and not changed', async (group, overrides) => {
  show(aBooking({ details, ...overrides }), undefined, `/my-bookings?show=${group}`);
  expect(await screen.findByText('A quiet room.')).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(messages.details.change) })).toBeNull();
});

test('after a conflict what was typed is still there, and saving again replaces what is stored now', async () => {
  const conflict = errorResponse(409, 'edit-conflict', errorMessages['details-edit-conflict']);
  const { user, sent, stored } = show(aBooking({ details }), () => conflict);
  await user.click(await opener(messages.details.change));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: fields.wishes }), ' And a cot.');
  stored.booking = aBooking({ details: { ...details, version: 5 } });
  await user.click(form.getByRole('button', { name: messages.details.save }));
  expect(await form.findByRole('alert')).toHaveTextContent(errorMessages['details-edit-conflict']);
  expect(form.getByRole('textbox', { name: fields.wishes })).toHaveValue('A quiet room. And a cot.');
  await waitFor(async () => {
    await user.click(form.getByRole('button', { name: messages.details.save }));
    expect(sent().at(-1)).toMatchObject({ version: 5, wishes: 'A quiet room. And a cot.' });
  });
});

test('what the hotel has changed while the form is open is not overwritten, even after a refusal for another reason', async () => {
  const { user, sent, stored } = show(aBooking({ details }), () =>
    errorResponse(422, 'rule-broken', errorMessages['too-many-children']({ guests: 2 }), 'children'),
  );
  await user.click(await opener(messages.details.change));
  const form = await dialog();
  stored.booking = aBooking({ details: { ...details, leadGuest: 'Asha Rao', version: 3 } });
  const save = () => user.click(form.getByRole('button', { name: messages.details.save }));
  await save();
  await screen.findByText('Asha Rao');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toMatchObject({ version: 2, leadGuest: 'Mira Rao' });
});

test('nothing is typed into details that are being saved', async () => {
  let respond = () => {};
  const isFree = new Promise<void>((resolve) => (respond = resolve));
  const saved = ok({ message: confirmations.detailsChanged, booking: aBooking({ details }) });
  const { user } = show(aBooking({ details }), () => isFree.then(() => saved));
  await user.click(await opener(messages.details.change));
  const form = await dialog();
  const wishes = form.getByRole('textbox', { name: fields.wishes });
  await user.click(form.getByRole('button', { name: messages.details.save }));
  await waitFor(() => expect(wishes).toBeDisabled());
  respond();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the server refuses is shown at its field', async () => {
  const message = errorMessages['too-many-children']({ guests: 2 });
  const { user } = show(aBooking({ details }), () => errorResponse(422, 'rule-broken', message, 'children'));
  await user.click(await opener(messages.details.change));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: fields.children }), '4, 9');
  await user.click(form.getByRole('button', { name: messages.details.save }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: fields.children })).toHaveAccessibleDescription(message),
  );
  expect(form.queryByRole('alert')).toBeNull();
});
