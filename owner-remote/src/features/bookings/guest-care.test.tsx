import { screen, waitFor, within } from '@testing-library/react';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { messages as fields } from '@wayhouse/web-kit/details-messages';
import { aBooking, aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as care } from './guest-care/messages.js';
import { messages as historyMessages } from './history/messages.js';
import { messages } from './view/messages.js';

const at = '2027-01-05T06:30:00.000Z';
const details = { version: 2, leadGuest: 'Mira Rao', phone: '+91 98765 43210', wishes: 'A quiet room.' };
const bookingWith = (over: Partial<HotelBooking> = {}): HotelBooking => ({
  booking: aBooking({ details }),
  guest: { name: 'Ben Okoro' },
  history: [{ type: 'booked', at, amount: 360 }],
  ...{ isCorrectable: true, isOpenForNotes: true },
  ...over,
});
const first = { id: 'n1', text: 'Wants the room by the garden', at, author: 'Rita Sen', isRemovable: true as const };
const second = { id: 'n2', text: 'Has called again', at };
type Answer = { status?: number; body: object };

/** Each call is answered by the next of `answers`; the booking is that of the last success, or `stored.booking`. */
function open(
  booking: HotelBooking,
  { answers = [] as (Answer | Promise<Answer>)[], role = 'owner' as 'owner' | 'viewer' } = {},
) {
  const sent: [string, object][] = [];
  const stored = { booking };
  const answer = (call: string) => (body: unknown) => {
    sent.push([call, JSON.parse(String(body)) as object]);
    return answers.shift()!;
  };
  const shown = renderOwnerArea('/owner/bookings/b1', {
    'GET /api/bookings/hotel/b1': () => ({ body: stored.booking }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role })] } }),
    'POST /api/bookings/hotel/b1/details': answer('details'),
    'POST /api/bookings/hotel/b1/notes': answer('notes'),
    'POST /api/bookings/hotel/b1/notes/remove': answer('remove'),
  });
  return { ...shown, sent, stored };
}
const openDialog = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: messages.correct }));
  return within(await screen.findByRole('dialog', { name: care.correct.title }));
};
const refused = (status: number, code: string, message: string, field?: string): Answer => ({
  status,
  body: { success: false, code, message, field },
});

test('details of the guest are corrected, and the history has that the hotel did it', async () => {
  const history = [
    ...bookingWith().history,
    { type: 'details-changed' as const, at, by: 'hotel' as const, actor: 'Rita Sen' },
  ];
  const saved = bookingWith({
    booking: aBooking({ details: { ...details, version: 3, company: 'Rao & Sons' } }),
    history,
  });
  const { user, sent, host } = open(bookingWith(), {
    answers: [{ body: { ...saved, message: confirmations.detailsCorrected } }],
  });
  const dialog = await openDialog(user);
  expect(dialog.queryByRole('textbox', { name: care.correct.guestName })).toBeNull();
  expect(dialog.getByRole('textbox', { name: fields.leadGuest })).toHaveValue('Mira Rao');
  await user.clear(dialog.getByRole('textbox', { name: fields.wishes }));
  await user.type(dialog.getByRole('textbox', { name: fields.company }), 'Rao & Sons');
  await user.type(dialog.getByRole('textbox', { name: fields.children }), '4, 9');
  await user.click(dialog.getByRole('button', { name: care.correct.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { leadGuest, phone } = details;
  expect(sent).toEqual([['details', { version: 2, leadGuest, phone, company: 'Rao & Sons', children: [4, 9] }]]);
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.detailsCorrected);
  expect(screen.getByText(historyMessages.detailsChanged.hotel)).toBeVisible();
  expect(screen.getByText('Rao & Sons')).toBeVisible();
});

test('of a guest without an account the name, too; what is refused shows at its field', async () => {
  const booking = aBooking({ bookedBy: 'hotel', guests: 1 });
  let refuse = () => {};
  const name = new Promise<Answer>((resolve) => {
    refuse = () => resolve(refused(400, 'validation-failed', 'Please fill this in', 'guestName'));
  });
  const time = refused(422, 'rule-broken', 'Check-in is later', 'arrivalTime');
  const { user, sent } = open(bookingWith({ booking }), { answers: [name, time] });
  const dialog = await openDialog(user);
  const field = dialog.getByRole('textbox', { name: care.correct.guestName });
  expect(field).toHaveValue('Ben Okoro');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: care.correct.save }));
  await waitFor(() => expect(field).toBeDisabled());
  refuse();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill this in'));
  expect(field).toHaveFocus();
  await user.type(field, 'Ben Okoye');
  await user.click(dialog.getByRole('button', { name: care.correct.save }));
  const arrival = dialog.getByRole('combobox', { name: fields.forHotel.arrivalTime });
  await waitFor(() => expect(arrival).toHaveAccessibleDescription('Check-in is later'));
  expect(sent.at(-1)).toEqual(['details', { version: 0, guestName: 'Ben Okoye' }]);
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('after a conflict what was typed is still there, and saving again replaces what is stored now', async () => {
  const conflict = refused(409, 'edit-conflict', errorMessages['details-edit-conflict']);
  const { user, sent, stored } = open(bookingWith(), { answers: [conflict, conflict, conflict, conflict] });
  const dialog = await openDialog(user);
  await user.type(dialog.getByRole('textbox', { name: fields.wishes }), ' And a cot.');
  stored.booking = bookingWith({ booking: aBooking({ details: { ...details, version: 5 } }) });
  await user.click(dialog.getByRole('button', { name: care.correct.save }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessages['details-edit-conflict']);
  expect(dialog.getByRole('textbox', { name: fields.wishes })).toHaveValue('A quiet room. And a cot.');
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: care.correct.save }));
    expect(sent.at(-1)?.[1]).toMatchObject({ version: 5, wishes: 'A quiet room. And a cot.' });
  });
});

test('notes stand with who has written them, and another one is added', async () => {
  const { user, sent } = open(bookingWith({ notes: [first] }), {
    answers: [{ body: { ...bookingWith({ notes: [first, second] }), message: confirmations.noteAdded } }],
  });
  const part = within(await screen.findByRole('region', { name: messages.notes }));
  expect((await part.findByText(first.text)).parentElement).toHaveTextContent('Rita Sen');
  const field = part.getByRole('textbox', { name: care.notes.label });
  await user.click(part.getByRole('button', { name: care.notes.add }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(care.notes.empty));
  await user.type(field, 'Has called again');
  await user.click(part.getByRole('button', { name: care.notes.add }));
  expect(await part.findByText(second.text)).toBeVisible();
  expect(field).toHaveValue('');
  expect(sent).toEqual([['notes', { note: 'Has called again', key: expect.any(String) as string }]]);
});

test('a note that was not saved stays, and is sent again with the same key', async () => {
  const failed = { status: 503, body: { success: false, code: 'unexpected', message: 'Please try again.' } };
  const full = refused(422, 'rule-broken', errorMessages['too-many-notes']({ most: 20 }), 'note');
  const { user, sent } = open(bookingWith(), { answers: [failed, full] });
  const part = within(await screen.findByRole('region', { name: messages.notes }));
  expect(await part.findByText(care.notes.none)).toBeVisible();
  const field = part.getByRole('textbox', { name: care.notes.label });
  await user.type(field, 'Late');
  await user.click(part.getByRole('button', { name: care.notes.add }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Please try again.')));
  expect(field).toHaveValue('Late');
  await user.click(part.getByRole('button', { name: care.notes.add }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('as many as it can have')));
  expect(sent[0]).toEqual(sent[1]);
});

test('a note is removed once that is confirmed, where it may be', async () => {
  const { user, sent } = open(bookingWith({ notes: [first, second] }), {
    answers: [{ body: { ...bookingWith({ notes: [second] }), message: confirmations.noteRemoved } }],
  });
  const part = within(await screen.findByRole('region', { name: messages.notes }));
  await part.findByText(second.text);
  expect(part.queryByRole('button', { name: care.notes.remove(second.text) })).toBeNull();
  await user.click(part.getByRole('button', { name: care.notes.remove(first.text) }));
  const dialog = within(await screen.findByRole('dialog', { name: care.removing.title }));
  await user.click(dialog.getByRole('button', { name: care.removing.confirm }));
  await waitFor(() => expect(part.queryByText(first.text)).toBeNull());
  expect(sent).toEqual([['remove', { noteId: 'n1' }]]);
});

test('who may only look sees notes, and neither corrects nor notes anything', async () => {
  open(bookingWith({ notes: [first] }), { role: 'viewer' });
  const part = within(await screen.findByRole('region', { name: messages.notes }));
  expect(await part.findByText(first.text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.correct })).toBeNull());
  expect(part.queryByRole('textbox')).toBeNull();
  expect(part.queryByRole('button')).toBeNull();
});

test('of an erased guest there is neither', async () => {
  open({ ...bookingWith(), isCorrectable: undefined, isOpenForNotes: undefined });
  expect(await screen.findByRole('region', { name: historyMessages.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.notes })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.correct })).toBeNull();
});

test('a change by the guest while the dialog is open is not overwritten: what is sent names the details that it was filled from', async () => {
  const { user, sent, stored, stream } = open(bookingWith(), {
    answers: [{ body: { ...bookingWith(), message: confirmations.detailsCorrected } }],
  });
  const dialog = await openDialog(user);
  await user.type(dialog.getByRole('textbox', { name: fields.company }), 'Rao & Sons');
  stored.booking = bookingWith({ booking: aBooking({ details: { ...details, phone: '+1 555', version: 3 } }) });
  await waitFor(() => expect(stream.send).toBeDefined());
  stream.send({ type: 'details-changed', bookingId: 'b1' });
  await screen.findByText('+1 555');
  await user.click(dialog.getByRole('button', { name: care.correct.save }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]![1]).toMatchObject({ version: 2, phone: details.phone });
});
