import { act, screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { currencyMessages } from '@wayhouse/messages/hotel-currency';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { useState } from 'react';
import { useAccount } from '../../shared/use-account.js';
import { ok, errorResponse, stubApi } from '../../testing/stub-api.js';
import { renderPart } from '../../testing/render-part.js';
import { clearDraft } from './registration-draft.js';
import { RegisterHotelDialog } from './register-hotel-dialog.js';
import { messages } from './messages.js';

const call = 'POST /api/hotels';
let role = 'user';
function registered() {
  role = 'hotelOwner';
  return ok({ message: confirmations.hotelRegistered, hotel: { _id: 'h1', name: 'x' } });
}
const account = { 'GET /api/user': () => ok({ role, recentSearchedCities: [] }) };
const field = (name: string) => screen.getByRole(name === messages.city ? 'combobox' : 'textbox', { name });
const register = () => screen.getByRole('button', { name: messages.submit });

let exchangeRates: Record<string, number> | undefined;
jest.mock('../../shared/runtime-config.js', () => ({
  useRuntimeConfig: () => ({ state: 'ready', currency: 'USD', exchangeRates }),
}));

/** A page with the button that opens the dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const { isOwner } = useAccount();
  return (
    <>
      <button onClick={() => setOpen(true)}>{isOwner ? 'Dashboard' : 'List Your Hotel'}</button>
      {isOpen && <RegisterHotelDialog onClose={() => setOpen(false)} />}
      <Toaster />
    </>
  );
}

async function open(handlers: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi({ ...account, ...handlers });
  const rendered = renderPart(<Page />, { isSignedIn: true });
  const reopen = () => rendered.user.click(screen.getByRole('button', { name: 'List Your Hotel' }));
  await reopen();
  const registrations = () => requests.filter((each) => each.call === call).map(({ body }) => body);
  return { ...rendered, registrations, reopen };
}

async function fillIn(user: ReturnType<typeof renderPart>['user']) {
  await user.type(field(messages.name), 'Sea Lantern House');
  await user.type(field(messages.contact), '+91 832 555 0101');
  await user.type(field(messages.address), '7 Beach Lane');
  await user.type(field(messages.city), 'goa{Enter}');
}
const filledIn = { name: 'Sea Lantern House', contact: '+91 832 555 0101', address: '7 Beach Lane', city: 'Goa' };

beforeEach(() => {
  role = 'user';
  exchangeRates = undefined;
  clearDraft();
});

test('registers with a city from the list, sets the owner flag, and closes', async () => {
  const { user, registrations } = await open({ [call]: registered });
  await fillIn(user);
  await user.click(register());
  // Checked first, because the toast disappears.
  expect(await screen.findByText(confirmations.hotelRegistered)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(registrations()).toEqual([filledIn]);
});

test('a city whose currency has a rate asks for the currency, that of the city first', async () => {
  exchangeRates = { INR: 83.1 };
  const { user, registrations } = await open({ [call]: registered });
  const currency = () => screen.queryByRole('combobox', { name: currencyMessages.label });
  await fillIn(user);
  expect(currency()).toHaveTextContent('Indian Rupee (INR)');
  await user.clear(field(messages.city));
  await user.type(field(messages.city), 'tokyo{Enter}');
  expect(currency()).toBeNull();
  await user.clear(field(messages.city));
  await user.type(field(messages.city), 'goa{Enter}');
  await user.click(register());
  expect(await screen.findByText(confirmations.hotelRegistered)).toBeInTheDocument();
  expect(registrations()).toEqual([{ ...filledIn, currency: 'INR' }]);
});

test('a refused currency is named at its field', async () => {
  exchangeRates = { INR: 83.1 };
  const message = errorMessages['currency-fixed'];
  const { user } = await open({ [call]: () => errorResponse(422, 'rule-broken', message, 'currency') });
  await fillIn(user);
  await user.click(register());
  const currency = await screen.findByRole('combobox', { name: currencyMessages.label });
  await waitFor(() => expect(currency).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test('the list closes once a city is typed in full, so that it does not cover the button', async () => {
  const { user, registrations } = await open({ [call]: registered });
  await fillIn(user);
  await user.clear(field(messages.city));
  await user.type(field(messages.city), 'go');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.type(field(messages.city), 'a');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(register());
  expect(await screen.findByText(confirmations.hotelRegistered)).toBeInTheDocument();
  expect(registrations()).toEqual([filledIn]);
});

test('focuses the first field and can be filled in and submitted by keyboard', async () => {
  const { user, registrations } = await open({ [call]: registered });
  expect(field(messages.name)).toHaveFocus();
  await user.keyboard('Sea Lantern House{Tab}+91 832 555 0101{Tab}7 Beach Lane{Tab}goa{Tab}');
  expect(field(messages.city)).toHaveValue('Goa');
  expect(register()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Dashboard' })).toBeVisible();
  expect(registrations()).toEqual([filledIn]);
});

test('keeps the input and shows the server’s message when the request fails', async () => {
  const { user } = await open({ [call]: () => errorResponse(503, 'unavailable', pageFailures.unexpected) });
  await fillIn(user);
  await user.click(register());
  expect(await screen.findByText(pageFailures.unexpected)).toBeInTheDocument();
  expect(field(messages.name)).toHaveValue('Sea Lantern House');
  expect(field(messages.city)).toHaveValue('Goa');
});

test('refetches the account when the server responds that a hotel is already registered', async () => {
  const { user } = await open({
    [call]() {
      role = 'hotelOwner';
      return errorResponse(409, 'already-registered', errorMessages['already-registered']);
    },
  });
  await fillIn(user);
  await user.click(register());
  expect(await screen.findByText(errorMessages['already-registered'])).toBeInTheDocument();
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
});

test('shows the server’s error for a field at that field and focuses it', async () => {
  const { user } = await open({ [call]: () => errorResponse(400, 'invalid-input', 'No such number.', 'contact') });
  await fillIn(user);
  await user.click(register());
  await waitFor(() => expect(field(messages.contact)).toHaveAccessibleDescription('No such number.'));
  expect(field(messages.contact)).toHaveFocus();
});

test('requires every field and a city from the list', async () => {
  const { user, registrations } = await open();
  await user.type(field(messages.contact), '123');
  await user.type(field(messages.city), 'Atlantis');
  await user.tab();
  expect(field(messages.city)).toHaveValue('');
  await user.click(register());
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(2);
  expect(screen.getByText('Please enter at least 6 characters')).toBeVisible();
  expect(screen.getByText('Choose a city from the list')).toBeVisible();
  expect(registrations()).toEqual([]);
});

test('Escape closes an open list first, and then the dialog', async () => {
  const { user } = await open();
  await user.type(field(messages.city), 'go');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open while the registration is being sent', async () => {
  let arrive!: () => void;
  const { user } = await open({ [call]: () => new Promise((resolve) => (arrive = () => resolve(registered()))) });
  await fillIn(user);
  await user.click(register());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => arrive());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the draft when closed and reopened, but not for another user', async () => {
  const { user, reopen, signInAs } = await open();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await reopen();
  expect(field(messages.name)).toHaveValue('Sea Lantern House');
  expect(field(messages.city)).toHaveValue('Goa');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  act(() => signInAs({ id: 'u2', name: 'Ben', email: 'ben@example.com', imageUrl: '' }));
  await reopen();
  expect(field(messages.name)).toHaveValue('');
});

test('after the session has expired, asks to sign in, hides meanwhile, and then registers without another press', async () => {
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

test('closing the sign-in dialog shows the form as it was and a message that sign-in is required', async () => {
  const { user, endSession, signIn, closeSignIn, registrations } = await open({ [call]: registered });
  await fillIn(user);
  act(endSession);
  await user.click(register());
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  act(closeSignIn);
  expect(await screen.findByText(pageFailures.signInRequired)).toBeInTheDocument();
  expect(field(messages.name)).toHaveValue('Sea Lantern House');
  expect(field(messages.city)).toHaveValue('Goa');
  expect(registrations()).toEqual([]);
});

test('sends nothing and keeps the form when another user signs in', async () => {
  const { user, endSession, signIn, signInAs, registrations } = await open({ [call]: registered });
  await fillIn(user);
  act(endSession);
  await user.click(register());
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  act(() => signInAs({ id: 'u2', name: 'Ben', email: 'ben@example.com', imageUrl: '' }));
  expect(await screen.findByText(/Somebody else has signed in/)).toBeInTheDocument();
  expect(field(messages.name)).toHaveValue('Sea Lantern House');
  expect(registrations()).toEqual([]);
});
