import type { Room } from '@wayhouse/contracts/room';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { aRoom } from '../../../testing/a-room.js';
import { ok, errorResponse, stubApi } from '../../../testing/stub-api.js';
import { renderPart } from '../../../testing/render-part.js';
import { RoomsBrowser } from '../rooms-browser.js';
import { messages } from '../messages.js';

// These tests count cards; rendering so many complete ones takes seconds.
jest.mock('../card/room-card.js', () => ({
  RoomCard: ({ room }: { room: Room }) => (
    <h3>
      <Link to={`/rooms/${room._id}`}>{room.hotel.name}</Link>
    </h3>
  ),
}));

const all = Array.from({ length: 60 }, (_, at) => aRoom({ _id: `r${at}` }));

/** Responds with pages as the server does; the cursor is the index of the next room. */
function page({ url }: { url: string }) {
  const query = new URLSearchParams(url.split('?')[1]);
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Number(query.get('limit'));
  return ok({ rooms: all.slice(from, to), total: all.length, ...(to < all.length && { nextCursor: String(to) }) });
}
/** Responses are asynchronous, as from a server. */
function open(page = <RoomsBrowser />) {
  const answer = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve));
    return answer(...request);
  };
  return renderPart(page, { at: '/rooms' });
}
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
const counts = () => errorResponse(400, 'invalid-input', 'No counts here');
const handlers = { 'GET /api/rooms': page, 'GET /api/rooms/facets': counts };
const cards = () => screen.queryAllByText('Lakeside Haveli');
const more = () => screen.findByText(messages.lists.rooms.showMore);

/** Reports every element as near the viewport, as during continuous scrolling. */
class AlwaysNear {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe() {
    queueMicrotask(() => this.notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  disconnect() {}
}
const originalObserver = globalThis.IntersectionObserver;
afterEach(() => {
  globalThis.IntersectionObserver = originalObserver;
});
const scrollContinuously = () => {
  globalThis.IntersectionObserver = AlwaysNear as unknown as typeof IntersectionObserver;
};

test('loads two more pages while scrolling, further ones only on request, so that the footer can be reached', async () => {
  scrollContinuously();
  const requests = stubApi(handlers);
  const { user } = open();
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(screen.getByText('36 of 60 rooms')).toBeVisible();
  await user.click(await more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(requests.filter(({ call }) => call === 'GET /api/rooms')).toHaveLength(4);
});

test('skeletons reserve the space of pages that load while scrolling', async () => {
  stubApi(handlers);
  open();
  await waitFor(() => expect(cards()).toHaveLength(12));
  const list = cards()[0]?.closest('ul');
  expect(list?.children).toHaveLength(36);
  expect(list?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(24);
});

test('Back shows the same rooms at once and refetches them', async () => {
  scrollContinuously();
  const requests = stubApi(handlers);
  const { user } = open(
    <Routes>
      <Route path="/rooms" element={<RoomsBrowser />} />
      <Route path="/rooms/:id" element={<Back />} />
    </Routes>,
  );
  await waitFor(() => expect(cards()).toHaveLength(36));
  await user.click(cards()[30] as HTMLElement);
  const before = requests.length;
  const aMinuteLater = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(aMinuteLater);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(cards()).toHaveLength(36);
  await waitFor(() => expect(requests.slice(before).filter(({ call }) => call === 'GET /api/rooms')).toHaveLength(3));
  expect(cards()).toHaveLength(36);
});

test('Show more moves the focus to the first new room', async () => {
  scrollContinuously();
  stubApi(handlers);
  const { user } = open();
  await user.click(await more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(cards()[36]).toHaveFocus();
});

test('when a further page fails, the rooms stay, and it is retried only on request', async () => {
  scrollContinuously();
  let isDown = true;
  const requests = stubApi({
    ...handlers,
    'GET /api/rooms': (request) =>
      isDown && request.url.includes('cursor') ? errorResponse(400, 'invalid-input', 'Not now') : page(request),
  });
  const { user } = open();
  const retry = await screen.findByText(messages.lists.rooms.moreFailed);
  expect(cards()).toHaveLength(12);
  const before = requests.length;
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(requests.length).toBe(before + 2);
});

test('a reload fetches as many rooms as were shown', async () => {
  scrollContinuously();
  const requests = stubApi(handlers);
  open();
  await waitFor(() => expect(cards()).toHaveLength(36));
  cleanup();
  renderPart(<RoomsBrowser />, { at: '/rooms' });
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/rooms?sort=newest&limit=36'));
});

test('beyond the rooms that are counted, more are shown by skeletons, and all of them are counted once they are loaded', async () => {
  const many = Array.from({ length: 230 }, (_, at) => aRoom({ _id: `m${at}` }));
  const large = ({ url }: { url: string }) => {
    const from = Number(new URLSearchParams(url.split('?')[1]).get('cursor') ?? 0);
    const to = from + 108;
    const nextCursor = to < many.length ? String(to) : undefined;
    return ok({ rooms: many.slice(from, to), total: 200, isCapped: true, nextCursor });
  };
  stubApi({ ...handlers, 'GET /api/rooms': large });
  const { user } = open();
  await user.click(await more());
  expect(await screen.findByText('216 of 216+ rooms')).toBeVisible();
  expect(screen.getByText('200+ rooms, 216 shown')).toBeInTheDocument();
  let respond = () => {};
  const answered = new Promise<void>((resolve) => (respond = resolve));
  const fetchNow = globalThis.fetch;
  globalThis.fetch = async (...request) => (await answered, fetchNow(...request));
  await user.click(await more());
  const list = cards()[0]?.closest('ul');
  await waitFor(() => expect(list?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(12));
  respond();
  expect(await screen.findByText('230 of 230 rooms')).toBeVisible();
  expect(screen.getByRole('heading', { name: '230 rooms' })).toBeVisible();
  expect(screen.queryByText(messages.lists.rooms.showMore)).toBeNull();
});
