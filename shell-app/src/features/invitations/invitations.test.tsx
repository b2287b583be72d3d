import { screen, waitFor } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { roleNames } from '@wayhouse/messages/staff-roles';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { useAccount } from '../../shared/use-account.js';
import { renderPart } from '../../testing/render-part.js';
import { errorResponse, ok, stubApi } from '../../testing/stub-api.js';
import { Invitations } from './invitations.js';
import { messages } from './messages.js';

const invitation = {
  ...{ _id: 'i1', hotel: { name: 'Sea House', city: 'Goa' }, invitedBy: 'Asha Rao' },
  ...{ role: 'reception', endsAt: '2027-01-20T09:00:00.000Z' },
};
const list = 'GET /api/user/invitations';
const accept = 'POST /api/user/invitations/i1/accept';
const account = { 'GET /api/user': () => ok({ role: 'user', isStaff: true, recentSearchedCities: [] }) };

function Account() {
  useAccount();
  return null;
}

const show = () =>
  renderPart([<Invitations key="page" />, <Toaster key="toasts" />], { at: '/invitations', isSignedIn: true });

test('shows who invites to what, and accepting opens the dashboard of the hotel', async () => {
  const invited = () => ok({ invitations: [invitation] });
  stubApi({
    ...account,
    [list]: invited,
    [accept]: () => ok({ message: confirmations.invitationAccepted, hotelId: 'h7' }),
  });
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'Sea House' })).toBeVisible();
  expect(screen.getByText(roleNames.reception)).toBeVisible();
  expect(screen.getByText(/^Open until .*20.*Jan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.acceptOf('Sea House') }));
  expect(await screen.findByText(confirmations.invitationAccepted)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/owner?hotel=h7'));
});

test('one that was withdrawn meanwhile is refused with the reason, and shows no more', async () => {
  const invited = [[invitation], []];
  stubApi({
    ...account,
    [list]: () => ok({ invitations: invited.shift() ?? [] }),
    [accept]: () => errorResponse(404, 'not-found', errorMessages['invitation-not-found']),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: messages.acceptOf('Sea House') }));
  expect(await screen.findByText(errorMessages['invitation-not-found'])).toBeInTheDocument();
  expect(await screen.findByText(messages.none.title)).toBeVisible();
});

test('after a refusal the account is read again, as an earlier attempt may have been accepted', async () => {
  const readAccount = jest.fn(() => ok({ role: 'user', isStaff: true, recentSearchedCities: [] }));
  stubApi({
    'GET /api/user': readAccount,
    [list]: () => ok({ invitations: [invitation] }),
    [accept]: () => errorResponse(504, 'unexpected', 'The answer was lost.'),
  });
  const { user } = renderPart([<Invitations key="page" />, <Account key="account" />], { isSignedIn: true });
  await user.click(await screen.findByRole('button', { name: messages.acceptOf('Sea House') }));
  await waitFor(() => expect(readAccount).toHaveBeenCalledTimes(2));
});

test('without any it names the address', async () => {
  stubApi({ ...account, [list]: () => ok({ invitations: [] }) });
  show();
  expect(await screen.findByText(messages.none.title)).toBeVisible();
});
