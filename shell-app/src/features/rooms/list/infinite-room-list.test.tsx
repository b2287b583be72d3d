import type { Room } from '@wayhouse/contracts/room';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { aRoom } from '../../../testing/a-room.js';
import { ok, refused, serve } from '../../../testing/stub-api.js';
import { show } from '../../../testing/render-part.js';
import { RoomsBrowser } from '../rooms-browser.js';
import { texts } from '../messages.js';

// This is about how many cards there are; to draw so many whole ones takes seconds.
jest.mock('../card/room-card.js', () => ({
  RoomCard: ({ room }: { room: Room }) => (
    <h3>
      <Link to={`/rooms/${room._id}`}>{room.hotel.name}</Link>
    </h3>
  ),
}));

const all = Array.from({ length: 60 }, (_, at) => aRoom({ _id: `r${at}` }));

/** Answers pages as the server does; a cursor is the place of the next room. */
function page({ url }: { url: string }) {
  const query = new URLSearchParams(url.split('?')[1]);
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Number(query.get('limit'));
  return ok({ rooms: all.slice(from, to), total: all.length, ...(to < all.length && { nextCursor: String(to) }) });
}
/** An answer takes a moment, as from a server. */
function open(page = <RoomsBrowser />) {
  const answer = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve));
    return answer(...request);
  };
  return show(page, { at: '/rooms' });
}
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
const counts = () => refused(400, 'invalid-input', 'No counts here');
const site = { 'GET /api/rooms': page, 'GET /api/rooms/counts': counts };
const cards = () => screen.queryAllByText('Lakeside Haveli');
const more = () => screen.findByText(texts.showMore);

/** Everything is near the screen, as for somebody who scrolls on and on. */
class AlwaysNear {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe() {
    queueMicrotask(() => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  disconnect() {}
}
const seldom = globalThis.IntersectionObserver;
afterEach(() => {
  globalThis.IntersectionObserver = seldom;
});
const scrollOnAndOn = () => {
  globalThis.IntersectionObserver = AlwaysNear as unknown as typeof IntersectionObserver;
};

test('two more pages come by themselves, then only when asked for, so that the footer can be reached', async () => {
  scrollOnAndOn();
  const asked = serve(site);
  const { user } = open();
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(screen.getByText('36 of 60 rooms')).toBeVisible();
  await user.click(await more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(asked.filter(({ call }) => call === 'GET /api/rooms')).toHaveLength(4);
});

test('what will come by itself has its place from the start, so that nothing below it moves', async () => {
  serve(site);
  open();
  await waitFor(() => expect(cards()).toHaveLength(12));
  const list = cards()[0]?.closest('ul');
  expect(list?.children).toHaveLength(36);
  expect(list?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(24);
});

test('whoever comes back later sees the same rooms at once, while they are asked for anew', async () => {
  scrollOnAndOn();
  const asked = serve(site);
  const { user } = open(
    <Routes>
      <Route path="/rooms" element={<RoomsBrowser />} />
      <Route path="/rooms/:id" element={<Back />} />
    </Routes>,
  );
  await waitFor(() => expect(cards()).toHaveLength(36));
  await user.click(cards()[30] as HTMLElement);
  const before = asked.length;
  const aMinuteLater = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(aMinuteLater);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(cards()).toHaveLength(36);
  await waitFor(() => expect(asked.slice(before).filter(({ call }) => call === 'GET /api/rooms')).toHaveLength(3));
  expect(cards()).toHaveLength(36);
});

test('whoever asks for more is taken to the first of the new rooms', async () => {
  scrollOnAndOn();
  serve(site);
  const { user } = open();
  await user.click(await more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(cards()[36]).toHaveFocus();
});

test('when a further page fails, the rooms stay, it is not asked for again and again, and a press tries once more', async () => {
  scrollOnAndOn();
  let isDown = true;
  const asked = serve({
    ...site,
    'GET /api/rooms': (request) =>
      isDown && request.url.includes('cursor') ? refused(400, 'invalid-input', 'Not now') : page(request),
  });
  const { user } = open();
  const again = await screen.findByText(texts.moreFailed);
  expect(cards()).toHaveLength(12);
  const before = asked.length;
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(asked.length).toBe(before + 2);
});

test('a reload brings as many rooms as were shown', async () => {
  scrollOnAndOn();
  const asked = serve(site);
  open();
  await waitFor(() => expect(cards()).toHaveLength(36));
  cleanup();
  show(<RoomsBrowser />, { at: '/rooms' });
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/rooms?guests=1&sort=newest&limit=36'));
});
