import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import App from '../app/App.js';

/** Renders the page at `address` in a stub host. */
export function renderPage(address: string, adaptHost = (host: RemoteProps) => host) {
  const host: RemoteProps = {
    user: null,
    getToken: async () => null,
    signIn: jest.fn(),
    signOut: async () => undefined,
    openProfile: jest.fn(),
    navigate: jest.fn(),
    toast: { success: jest.fn(), error: jest.fn() },
    config: {
      currency: 'USD',
      supportPhone: '+1 (555) 010-0199',
      supportEmail: 'help@example.com',
      careersEmail: 'work@example.com',
    },
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/*" element={<App {...adaptHost(host)} />} />
      </Routes>
      <BackButton />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

/** Stands for the browser’s Back button. */
function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back in the browser</button>;
}

export const goBack = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Back in the browser' }));
