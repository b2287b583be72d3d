import { screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { ok, refused, serve } from '../../testing/server.js';
import { show } from '../../testing/show.js';
import { RegisterHotel } from './register-hotel.js';
import { texts } from './texts.js';

const call = 'POST /api/hotels';
const field = (name: string) => screen.getByRole(name === texts.city ? 'combobox' : 'textbox', { name });

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(field(texts.name), 'Sea Lantern House');
  await user.type(field(texts.contact), '+91 832 555 0101');
  await user.type(field(texts.address), '7 Beach Lane');
  await user.type(field(texts.city), 'goa{ArrowDown}{Enter}');
}
const register = () => screen.getByRole('button', { name: texts.submit });

test('registers with a city from the list, and closes', async () => {
  const asked = serve({ [call]: () => ok({ message: messages.hotelRegistered, hotel: { _id: 'h1', name: 'x' } }) });
  const onClose = jest.fn();
  const { user } = show(<RegisterHotel onClose={onClose} />, { isSignedIn: true });
  await fillIn(user);
  await user.click(register());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked[0]?.body).toMatchObject({ name: 'Sea Lantern House', city: 'Goa' });
});

test('keeps what was typed when the call fails', async () => {
  serve({ [call]: () => refused(409, 'already-registered', messages.hotelExists) });
  const onClose = jest.fn();
  const { user } = show(<RegisterHotel onClose={onClose} />, { isSignedIn: true });
  await fillIn(user);
  await user.click(register());
  await waitFor(() => expect(register()).not.toHaveAttribute('aria-busy'));
  expect(field(texts.name)).toHaveValue('Sea Lantern House');
  expect(field(texts.city)).toHaveValue('Goa');
  expect(onClose).not.toHaveBeenCalled();
});

test('a city that is not on the list does not count, and every field is asked for', async () => {
  const asked = serve({});
  const { user } = show(<RegisterHotel onClose={() => undefined} />, { isSignedIn: true });
  await user.type(field(texts.city), 'Atlantis');
  await user.tab();
  expect(field(texts.city)).toHaveValue('');
  await user.click(register());
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
  expect(screen.getByText('Choose a city from the list')).toBeVisible();
  expect(asked).toEqual([]);
});

test('Escape closes it', async () => {
  const onClose = jest.fn();
  const { user } = show(<RegisterHotel onClose={onClose} />, { isSignedIn: true });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
