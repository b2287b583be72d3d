import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import App from '../app/App.js';
import { ownerStream } from './fake-event-stream.js';
import { uploadsByFetch } from './upload-through-fetch.js';

type Answer = { status?: number; body: object } | Response;
type Answers = Record<string, (body: BodyInit | null | undefined, query: URLSearchParams) => Answer | Promise<Answer>>;

/** The owner area at `address`, as a host shows it. `answers` stands for the services: `GET /api/…` to what they say; the
 * stream of changes is open and silent unless named there. */
export function showOwnerArea(address: string, answers: Answers, as = (host: RemoteProps) => host) {
  const host: RemoteProps = {
    user: { id: 'o1', name: 'Asha Rao', email: 'asha@example.com', imageUrl: '' },
    getToken: async () => 'token',
    signIn: jest.fn(),
    signOut: jest.fn(async () => undefined),
    openProfile: jest.fn(),
    navigate: jest.fn(),
    toast: { success: jest.fn(), error: jest.fn() },
    config: { currency: 'EUR', supportPhone: '', supportEmail: '', careersEmail: '' },
  };
  const stream = ownerStream();
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method, body, signal } = {}) => {
    const [path, query] = String(url).split('?');
    const asked = `${method} ${path}`;
    if (asked === stream.path && !answers[asked]) return stream.open(signal);
    const answer = answers[asked];
    if (!answer) throw new Error(`Nobody answers ${asked}`);
    const said = await answer(body, new URLSearchParams(query));
    if (said instanceof Response) return said;
    const status = said.status ?? 200;
    return new Response(JSON.stringify({ success: status < 400, ...said.body }), { status });
  });
  uploadsByFetch();
  giveChartsRoom();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/owner/*" element={<App {...as(host)} />} />
      </Routes>
    </MemoryRouter>,
  );
  return { host, calls, stream, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const measure = Element.prototype.getBoundingClientRect;

/** jsdom has no layout, and a chart without a place complains. */
function giveChartsRoom() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isChart = this.classList.contains('recharts-responsive-container');
    return isChart ? new DOMRect(0, 0, 640, 280) : measure.call(this);
  });
}

/** From here on the window is as wide as a desk's. */
export function widen() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
}
