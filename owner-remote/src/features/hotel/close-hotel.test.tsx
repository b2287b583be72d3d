import { screen, waitFor, within } from '@testing-library/react';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotelProfile } from '../../testing/factories.js';
import { renderOwnerArea, type StubResponse } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const { closing } = messages;
const close = 'POST /api/bookings/hotel/close';
const reopen = 'POST /api/bookings/hotel/reopen';
const closed = () => ({ body: { message: confirmations.hotelClosed } });

/** The profile of a hotel of two; `answers` are those to the attempts to close it. The list does not know of it yet. */
async function openHotel(hotel: Partial<HotelProfile> = {}, ...answers: StubResponse[]) {
  const sent: string[] = [];
  const shown = renderOwnerArea('/owner/hotel?hotel=h2', {
    'GET /api/hotels/owner/all': () => ({
      body: { hotels: [aHotelProfile(), aHotelProfile({ _id: 'h2', name: 'Palm House', ...hotel })] },
    }),
    [close](body) {
      sent.push(`close ${String(body)}`);
      return answers.shift() ?? closed();
    },
    [reopen](body) {
      sent.push(`reopen ${String(body)}`);
      return { body: { message: confirmations.hotelReopened } };
    },
  });
  await screen.findByRole('textbox', { name: 'Hotel name' });
  return { ...shown, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.getByRole('dialog', { name: closing.title('Palm House') });
const notice = /^Palm House is closed\./;

test('closes the hotel once asked, shows it as closed at once, and opens it again', async () => {
  const { user, host, sent } = await openHotel();
  await user.click(button(closing.close));
  expect(dialog()).toHaveTextContent(closing.body());
  await user.click(within(dialog()).getByRole('button', { name: closing.dismiss }));
  expect(sent).toEqual([]);
  await user.click(button(closing.close));
  await user.click(within(dialog()).getByRole('button', { name: closing.confirm }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.hotelClosed);
  expect(screen.getByRole('textbox', { name: 'Hotel name' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: messages.submit })).toBeNull();
  await user.click(button('Hotel: Palm House'));
  expect(await screen.findByRole('menuitem', { name: 'Palm House Goa, closed' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('button', { name: closing.open })[0]!);
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Hotel name' })).toBeEnabled();
  expect(sent).toEqual(['close {"hotel":"h2"}', 'reopen {"hotel":"h2"}']);
});

test('a refusal is shown in the dialog, and gone when it is opened again', async () => {
  const message = errorMessages['hotel-has-guests']({ hotel: 'Palm House', bookings: 2, until: '2027-03-14' });
  const { user, host } = await openHotel({}, { status: 422, body: { code: 'guests-to-come', message } });
  await user.click(button(closing.close));
  await user.click(within(dialog()).getByRole('button', { name: closing.confirm }));
  expect(await within(dialog()).findByText(message)).toBeVisible();
  expect(host.toast.error).not.toHaveBeenCalled();
  await user.click(within(dialog()).getByRole('button', { name: closing.dismiss }));
  await user.click(button(closing.close));
  expect(within(dialog()).queryByText(message)).toBeNull();
});

test('a manager neither closes nor opens it', async () => {
  await openHotel({ role: 'manager', closedBy: 'owner' });
  expect(await screen.findByText(notice)).toBeVisible();
  for (const name of [closing.close, closing.open]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what an operator has closed is not opened here', async () => {
  await openHotel({ closedBy: 'operator' });
  expect(await screen.findByText('We have closed Palm House. Please write to us.')).toBeVisible();
  for (const name of [closing.close, closing.open]) expect(screen.queryByRole('button', { name })).toBeNull();
});
