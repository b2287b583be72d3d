import type { RemoteProps } from '@wayhouse/contracts/remotes';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import App from '../app/App.js';
import { hotelResponses } from './factories.js';
import { fakeEventStream } from './fake-event-stream.js';
import { uploadThroughFetch } from './upload-through-fetch.js';

export type StubResponse = { status?: number; body: object } | Response;
type StubResponses = Record<
  string,
  (body: BodyInit | null | undefined, query: URLSearchParams) => StubResponse | Promise<StubResponse>
>;

/**
 * Renders the owner area at `address` in a stub host. `responses` maps `GET /api/…` to stub responses; the event stream
 * is open and silent, and the day empty, unless named there.
 */
export function renderOwnerArea(address: string, responses: StubResponses, adaptHost = (host: RemoteProps) => host) {
  let navigate: NavigateFunction;
  const host: RemoteProps = {
    user: { id: 'o1', name: 'Asha Rao', email: 'asha@example.com', imageUrl: '' },
    getToken: async () => 'token',
    signIn: jest.fn(),
    signOut: jest.fn(async () => undefined),
    openProfile: jest.fn(),
    navigate: jest.fn((to: string) => void navigate(to)),
    toast: { success: jest.fn(), error: jest.fn() },
    config: { currency: 'EUR', supportPhone: '', supportEmail: '', careersEmail: '' },
  };
  const stubs: StubResponses = { ...hotelResponses, ...responses };
  const stream = fakeEventStream();
  const calls = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method, body, signal } = {}) => {
    const [path, query] = String(url).split('?');
    const request = `${method} ${path}`;
    if (request === stream.path && !responses[request]) return stream.open(signal);
    const respond = stubs[request];
    if (!respond) throw new Error(`No response stubbed for ${request}`);
    const response = await respond(body, new URLSearchParams(query));
    if (response instanceof Response) return response;
    const status = response.status ?? 200;
    return new Response(JSON.stringify({ success: status < 400, ...response.body }), { status });
  });
  uploadThroughFetch();
  stubChartSize();
  const OwnerArea = () => {
    navigate = useNavigate();
    return <App {...adaptHost(host)} />;
  };
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/owner/*" element={<OwnerArea />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return { host, calls, stream, unmount, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const measure = Element.prototype.getBoundingClientRect;

/** jsdom has no layout, and charts warn about a size of zero. */
function stubChartSize() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isChart = this.classList.contains('recharts-responsive-container');
    return isChart ? new DOMRect(0, 0, 640, 280) : measure.call(this);
  });
}

/** Makes media queries match, as on a wide screen. */
export function stubWideWindow() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
}
