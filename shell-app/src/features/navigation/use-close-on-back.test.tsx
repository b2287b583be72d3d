import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useCloseOnBack } from './use-close-on-back.js';

function Menu({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return (
    <dialog open>
      <button onClick={onClose}>Close</button>
      <Link to="/rooms" replace onClick={onClose}>
        Rooms
      </Link>
    </dialog>
  );
}
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      {isOpen && <Menu onClose={() => setOpen(false)} />}
      <output>{useLocation().pathname}</output>
    </>
  );
}

const goBack = () =>
  act(() => new Promise((resolve) => (addEventListener('popstate', resolve, { once: true }), history.back())));
const user = userEvent.setup();
const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

beforeEach(async () => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/here');
  render(<Page />, { wrapper: BrowserRouter });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('Back closes the overlay first and leaves the page only the next time', async () => {
  await goBack();
  expectClosed();
  expect(location.pathname).toBe('/here');
  await goBack();
  expect(screen.getByRole('status')).toHaveTextContent('/before');
});

test('closing it with its button removes the history entry', async () => {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expectClosed();
  await waitFor(() => expect(history.state).not.toMatchObject({ isOpen: true }));
  await goBack();
  expect(screen.getByRole('status')).toHaveTextContent('/before');
});

test('a link in it replaces the entry, so that Back leads to the page it was opened on', async () => {
  await user.click(screen.getByRole('link', { name: 'Rooms' }));
  expectClosed();
  expect(location.pathname).toBe('/rooms');
  await goBack();
  expect(screen.getByRole('status')).toHaveTextContent('/here');
});
