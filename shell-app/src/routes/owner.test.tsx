import { act, screen } from '@testing-library/react';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { Route, Routes } from 'react-router-dom';
import { messages } from '../shared/messages.js';
import { queryClient } from '../shared/session-api-provider.js';
import { useAccount } from '../shared/use-account.js';
import { renderPart } from '../testing/render-part.js';
import { ok, stubApi } from '../testing/stub-api.js';
import { OwnerPage } from './owner.js';

/** Shows what the page has read of the account. */
function Account() {
  const { isLoaded, worksAtHotel } = useAccount();
  return isLoaded && <p>{worksAtHotel ? 'at work' : 'without work'}</p>;
}

function open(account: { isStaff: boolean }) {
  stubApi({ 'GET /api/user': () => ok({ role: 'user', recentSearchedCities: [], ...account }) });
  renderPart(
    <>
      <Routes>
        <Route path="/owner" element={<OwnerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Account />
      <Toaster />
    </>,
    { at: '/owner', isSignedIn: true },
  );
}

test('who works at no hotel is led to the home page, with the reason', async () => {
  open({ isStaff: false });
  expect(await screen.findByText(messages.ownersOnly)).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('who is removed from the staff of the last hotel here stays, where the owner area explains it', async () => {
  const account = { isStaff: true };
  open(account);
  await screen.findByText('at work');
  account.isStaff = false;
  await act(() => queryClient.refetchQueries());
  await screen.findByText('without work');
  expect(screen.getByRole('main')).toBeInTheDocument();
});
