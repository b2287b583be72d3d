import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@wayhouse/contracts/messages';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { useState } from 'react';
import { useAccount } from '../../shared/use-account.js';
import { ok, refused, serve } from '../../testing/stub-api.js';
import { show } from '../../testing/render-part.js';
import { forgetDraft } from './registration-draft.js';
import { RegisterHotel } from './register-hotel-dialog.js';
import { texts } from './messages.js';

const call = 'POST /api/hotels';
let role = 'user';
function registered() {
  role = 'hotelOwner';
  return ok({ message: messages.hotelRegistered, hotel: { _id: 'h1', name: 'x' } });
}
const account = { 'GET /api/user': () => ok({ role, recentSearchedCities: [] }) };
const field = (name: string) => screen.getByRole(name === texts.city ? 'combobox' : 'textbox', { name });
const register = () => screen.getByRole('button', { name: texts.submit });

/** A page with the button that opens the dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const { isOwner } = useAccount();
  return (
    <>
      <button onClick={() => setOpen(true)}>{isOwner ? 'Dashboard' : 'List Your Hotel'}</button>
      {isOpen && <RegisterHotel onClose={() => setOpen(false)} />}
      <Toaster />
    </>
  );
}

async function open(handlers: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ ...account, ...handlers });
  const shown = show(<Page />, { isSignedIn: true });
  const reopen = () => shown.user.click(screen.getByRole('button', { name: 'List Your Hotel' }));
  await reopen();
  const registrations = () => asked.filter((each) => each.call === call).map(({ body }) => body);
  return { ...shown, registrations, reopen };
}

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(field(texts.name), 'Sea Lantern House');
  await user.type(field(texts.contact), '+91 832 555 0101');
  await user.type(field(texts.address), '7 Beach Lane');
  await user.type(field(texts.city), 'goa{Enter}');
}
const filledIn = { name: 'Sea Lantern House', contact: '+91 832 555 0101', address: '7 Beach Lane', city: 'Goa' };

beforeEach(() => {
  role = 'user';
  forgetDraft();
});

test('registers with a city from the list, sets the owner flag, and closes', async () => {
  const { user, registrations } = await open({ [call]: registered });
  await fillIn(user);
  await user.click(register());
  // First, as it goes by itself.
  expect(await screen.findByText(messages.hotelRegistered)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(registrations()).toEqual([filledIn]);
});

test('begins at the first field and is filled in and sent by keyboard alone', async () => {
  const { user, registrations } = await open({ [call]: registered });
  expect(field(texts.name)).toHaveFocus();
  await user.keyboard('Sea Lantern House{Tab}+91 832 555 0101{Tab}7 Beach Lane{Tab}goa{Tab}');
  expect(field(texts.city)).toHaveValue('Goa');
  expect(register()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeVisible();
  expect(registrations()).toEqual([filledIn]);
});

test('keeps what was typed when the call fails, and says the server’s words', async () => {
  const { user } = await open({ [call]: () => refused(503, 'unavailable', messages.unexpected) });
  await fillIn(user);
  await user.click(register());
  expect(await screen.findByText(messages.unexpected)).toBeInTheDocument();
  expect(field(texts.name)).toHaveValue('Sea Lantern House');
  expect(field(texts.city)).toHaveValue('Goa');
});

test('one hotel an owner: the server says so, and the page learns that there is one', async () => {
  const { user } = await open({
    [call]() {
      role = 'hotelOwner';
      return refused(409, 'already-registered', messages.hotelExists);
    },
  });
  await fillIn(user);
  await user.click(register());
  expect(await screen.findByText(messages.hotelExists)).toBeInTheDocument();
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
});

test('what the server says of a field stands at the field, which has the focus', async () => {
  const { user } = await open({ [call]: () => refused(400, 'invalid-input', 'No such number.', 'contact') });
  await fillIn(user);
  await user.click(register());
  await waitFor(() => expect(field(texts.contact)).toHaveAccessibleDescription('No such number.'));
  expect(field(texts.contact)).toHaveFocus();
});

test('every field is asked for in plain words, and a city must be on the list', async () => {
  const { user, registrations } = await open();
  await user.type(field(texts.contact), '123');
  await user.type(field(texts.city), 'Atlantis');
  await user.tab();
  expect(field(texts.city)).toHaveValue('');
  await user.click(register());
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
  expect(screen.getByText('Please enter at least 6 characters')).toBeVisible();
  expect(screen.getByText('Choose a city from the list')).toBeVisible();
  expect(registrations()).toEqual([]);
});

test('Escape closes an open list first, and then the dialog', async () => {
  const { user } = await open();
  await user.type(field(texts.city), 'goa');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed by accident and opened again, it shows what was typed; to somebody else it does not', async () => {
  const { user, reopen, signInAs } = await open();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await reopen();
  expect(field(texts.name)).toHaveValue('Sea Lantern House');
  expect(field(texts.city)).toHaveValue('Goa');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  act(() => signInAs({ id: 'u2', name: 'Ben', email: 'ben@example.com', imageUrl: '' }));
  await reopen();
  expect(field(texts.name)).toHaveValue('');
});

test('a session that ended meanwhile: it asks to sign in, steps aside for it, and then registers by itself', async () => {
  const { user, endSession, signIn, signInAs, registrations } = await open({ [call]: registered });
  await fillIn(user);
  act(endSession);
  await user.click(register());
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(registrations()).toEqual([]);
  act(() => signInAs());
  expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeVisible();
  expect(registrations()).toEqual([filledIn]);
});

test('who closes the sign-in finds the form as it was, and is told why nothing happened', async () => {
  const { user, endSession, signIn, closeSignIn, registrations } = await open({ [call]: registered });
  await fillIn(user);
  act(endSession);
  await user.click(register());
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  act(closeSignIn);
  expect(await screen.findByText(messages.signIn)).toBeInTheDocument();
  expect(field(texts.name)).toHaveValue('Sea Lantern House');
  expect(field(texts.city)).toHaveValue('Goa');
  expect(registrations()).toEqual([]);
});

test('when somebody else signs in nothing is sent, and the form stays', async () => {
  const { user, endSession, signIn, signInAs, registrations } = await open({ [call]: registered });
  await fillIn(user);
  act(endSession);
  await user.click(register());
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  act(() => signInAs({ id: 'u2', name: 'Ben', email: 'ben@example.com', imageUrl: '' }));
  expect(await screen.findByText(/Somebody else has signed in/)).toBeInTheDocument();
  expect(field(texts.name)).toHaveValue('Sea Lantern House');
  expect(registrations()).toEqual([]);
});
