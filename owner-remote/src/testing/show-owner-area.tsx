import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import App from '../App.js';

// A whole form filled in by hand takes its time where other tests run beside it.
jest.setTimeout(20_000);

type Answer = { status?: number; body: object };
type Answers = Record<string, (body: BodyInit | null | undefined) => Answer | Promise<Answer>>;

/** The owner area at `address`, as a host shows it. `answers` stands for the services: `GET /api/…` to what they say. */
export function showOwnerArea(address: string, answers: Answers) {
  const host: RemoteProps = {
    user: { id: 'o1', name: 'Asha Rao', email: 'asha@example.com', imageUrl: '' },
    getToken: async () => 'token',
    signIn: jest.fn(),
    signOut: jest.fn(async () => undefined),
    openProfile: jest.fn(),
    navigate: jest.fn(),
    toast: { success: jest.fn(), error: jest.fn() },
    config: { currency: 'EUR', supportPhone: '', supportEmail: '' },
  };
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method, body } = {}) => {
    const answer = answers[`${method} ${String(url)}`];
    if (!answer) throw new Error(`Nobody answers ${method} ${String(url)}`);
    const said = await answer(body);
    const status = said.status ?? 200;
    return new Response(JSON.stringify({ success: status < 400, ...said.body }), { status });
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/owner/*" element={<App {...host} />} />
      </Routes>
    </MemoryRouter>,
  );
  return { host, calls, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** From here on the window is as wide as a desk's. */
export function widen() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
}
