import type { RenderSources } from '@wayhouse/contracts/page-rendering';
import { aFoundHotel } from '../testing/a-found-hotel.js';
import { aRoom } from '../testing/a-room.js';
import { renderPage } from './render-page.js';

const errors: Error[] = [];
afterEach(() => void errors.splice(0));

const config = {
  remotes: {},
  pages: {
    owner: { build: 'o1', area: '/owner', routes: ['/owner/*'], links: [] },
    'static-pages': {
      build: 's1',
      routes: ['/abouts', '/posts/:slug'],
      links: [
        { place: 'company', label: 'Who we are', to: '/abouts' },
        { place: 'journal', label: 'At dawn', to: '/posts/dawn', photo: { sources: [], fallback: '/dawn.jpg' } },
      ],
    },
  },
  clerk: {},
  currency: 'EUR',
  supportPhone: '+1 555',
} as unknown as RenderSources['config'];
const answers: Record<string, object> = {
  '/api/rooms/recommended?limit=12': { rooms: [aRoom()] },
  '/api/rooms/destinations': {
    destinations: [{ city: 'Udaipur', country: 'India', rooms: 3, image: aRoom().images[0] }],
  },
  '/api/rooms?destination=Udaipur&sort=newest&limit=12': { rooms: [aRoom()], total: 1 },
  '/api/hotels?destination=Udaipur&sort=newest&limit=12': { hotels: [aFoundHotel()], total: 1 },
  '/api/rooms?destination=Udaipur&limit=24&guests=2': { rooms: [aRoom({ _id: 'r3' })], total: 1 },
  '/api/rooms?roomType=Double+Bed&limit=12&guests=2': { rooms: [], total: 0 },
  '/api/rooms/facets?destination=Udaipur': { roomType: { 'Double Bed': 1 }, price: {} },
  '/api/rooms/r1': { room: aRoom() },
  '/api/rooms?destination=Udaipur&limit=24': { rooms: [aRoom({ _id: 'r2' })], total: 1 },
  '/api/rooms?roomType=Double+Bed&limit=12': { rooms: [], total: 0 },
};
const get: RenderSources['get'] = async (path) => {
  const answer = answers[path];
  return answer
    ? { status: 200, body: { success: true, ...answer } }
    : { status: 404, body: { success: false, code: 'not-found', message: 'Not found.' } };
};
const site = {
  origin: 'https://stay.example.test',
  photoSize: () => Promise.resolve({ width: 1280, height: 853 }),
  reportError: (error: Error) => void errors.push(error),
};
async function render(url: string, over: Partial<RenderSources> = {}, locale = 'en') {
  const page = await renderPage({ url, locale }, { ...site, config, get, dataTimeoutMs: 1000, ...over });
  expect(errors).toEqual([]);
  return {
    ...page,
    ...page.content!,
    html: Buffer.concat([page.content!.html].flat().map((piece) => Buffer.from(piece))).toString(),
  };
}
const rooms = '/rooms?destination=Udaipur';
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  [
    '/',
    /Stay somewhere worth the journey.*Lakeside Haveli.*Where to go.*Udaipur.*3 rooms.*Exclusive offers.*From the journal.*At dawn/is,
  ],
  ['/rooms?destination=Udaipur', /1 room in Udaipur.*€500 to €1,000.*Over €3,000.*Lakeside Haveli.*€120/s],
  ['/rooms?destination=Udaipur&view=hotels', /1 hotel in Udaipur.*2 room types.*Lakeside Haveli.*from.*€120/s],
  ['/rooms/r1?guests=2', /More rooms at Lakeside Haveli/],
  ['/rooms/r1', /Lakeside Haveli.*14 Gangaur Ghat.*Check Availability.*More rooms at Lakeside Haveli/s],
  ['/nowhere', /We can’t find that page/],
])('%s has its content in one piece, with one h1', async (url, content) => {
  const { html, isComplete } = await render(url);
  expect(textOf(html)).toMatch(content);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(isComplete).toBe(true);
  // The content security policy forbids scripts that would move parts to their place.
  expect(html).not.toMatch(/<script|<template|hidden id=/);
});

test('a room that does not exist says so', async () => {
  const { head, html, isComplete } = await render('/rooms/r9');
  expect([html.match(/<h1/g)?.length, isComplete, head.missing]).toEqual([1, true, true]);
  expect(textOf(html)).toContain('We cannot find this room');
});

test.each(['/owner', '/my-bookings', '/abouts'])('%s is drawn by the browser, in its frame', async (url) => {
  const { html, isComplete } = await render(url);
  expect(html).toContain('role="status"');
  expect(isComplete).toBe(true);
});

test('without scripts, what belongs to an account shows what it needs', async () => {
  expect(textOf((await render('/my-bookings')).html)).toMatch(/Login.*My Bookings.*please turn on JavaScript/s);
});

test('the page of a remote that the browser draws has its title as the one h1', async () => {
  const { html } = await render('/owner', { remoteTitle: 'Dashboard' });
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Dashboard$/)]);
  expect(textOf(html)).toContain('please turn on JavaScript');
});

test('without scripts, the owner area shows what it needs to owners, and leads back to the site', async () => {
  const { html } = await render('/owner', { remoteTitle: 'Dashboard' });
  expect(textOf(html)).toContain('manage your hotel, please turn on JavaScript');
  expect(html).toMatch(/<a [^>]*href="\/"/);
});

test('what a remote has brought for its page is in the frame, and only there', async () => {
  const remoteHtml = { remote: 'static-pages' as const, build: 's1', html: '<h1>What lakes do</h1>' };
  const { html, state } = await render('/posts/udaipur', { remoteHtml });
  expect(html).toMatch(/<main[^>]*>.*<h1>What lakes do<\/h1>.*<\/main>/s);
  expect(html).not.toContain('role="status"');
  expect(state).toMatchObject({ served: { remote: 'static-pages', build: 's1' } });
  expect(JSON.stringify(state)).not.toContain('lakes');
});

test('every page links to those of the remotes that ask for it', async () => {
  expect((await render('/')).html).toMatch(/<a [^>]*href="\/abouts"[^>]*>Who we are<\/a>/);
});

test('an address is not unknown while a remote that was never reached may have it', async () => {
  const pages = { owner: config.pages.owner };
  const { html } = await render('/gifts', { config: { ...config, pages } });
  expect(textOf(html)).not.toContain('We can’t find that page');
});

test('the head is read from the data of the page', async () => {
  const { head, isOwn } = await render('/rooms/r1');
  expect([head.title, head.image?.width, isOwn]).toEqual(['Lakeside Haveli, Double Bed', 1280, true]);
  expect((await render('/gifts')).isOwn).toBe(false);
});

test('what does not arrive in time is a skeleton', async () => {
  const { html, isComplete } = await render('/rooms/r1', {
    get: () => new Promise(() => undefined),
    dataTimeoutMs: 20,
  });
  expect(html).toContain('role="status"');
  expect(isComplete).toBe(false);
});

test('a service that fails leaves its part to the browser', async () => {
  const failing = () => Promise.reject(new Error('away'));
  const { html, isComplete } = await render('/', { get: failing });
  expect(textOf(html)).toContain('Stay somewhere worth the journey');
  expect(isComplete).toBe(false);
});

test('a page whose parts stand on other pages too is the same as one that is rendered whole', async () => {
  const parts = new Map<string, Uint8Array>();
  const list = { rooms: [aRoom(), aRoom({ _id: 'r2', totalPrice: 500 })], total: 30, nextCursor: 'further' };
  const lists: RenderSources['get'] = async (path) =>
    /^\/api\/rooms\?.*sort/.test(path) ? { status: 200, body: { success: true, ...list } } : get(path);
  const stay = '&checkIn=2027-03-01&checkOut=2027-03-03&guests=2';
  const addresses = ['/', '/nowhere', '/rooms/r1', '/my-bookings', ...[rooms, rooms + stay, `${rooms}&view=hotels`]];
  for (const address of [...addresses, ...addresses])
    for (const locale of ['en', 'en-XA']) {
      const whole = await render(address, { get: lists }, locale);
      expect((await render(address, { get: lists, parts }, locale)).html).toBe(whole.html);
    }
  const cards = [...parts.values()].map((html) => Buffer.from(html).toString());
  expect(cards).toContainEqual(expect.stringMatching(/<article.*checkIn=2027-03-01.*€500/s));
});

test('a part is rendered once for all pages, and again for other data, another language and another configuration', async () => {
  const rendered: string[] = [];
  const parts = new Map<string, Uint8Array>();
  const counting = {
    get: (key: string) => parts.get(key),
    set(key: string, html: Uint8Array) {
      rendered.push(Buffer.from(html).toString());
      parts.set(key, html);
    },
  };
  const renderedBy = async (over: Partial<RenderSources> = {}, locale?: string) => {
    rendered.length = 0;
    await render(rooms, { parts: counting, ...over }, locale);
    return rendered.length;
  };
  const all = await renderedBy();
  expect(all).toBeGreaterThan(2);
  expect(await renderedBy()).toBe(0);
  expect(await renderedBy({}, 'en-XA')).toBe(all);
  expect(await renderedBy({ config: { ...config, currency: 'USD' } })).toBe(all);
  const cheaper = { rooms: [aRoom({ pricePerNight: 90 })], total: 1 };
  const changed: RenderSources['get'] = async (path) =>
    path.includes('limit=12') ? { status: 200, body: { success: true, ...cheaper } } : get(path);
  expect(await renderedBy({ get: changed })).toBe(1);
  expect(rendered[0]).toContain('€90');
});

test('pages that are rendered at the same time are each in their language', async () => {
  const [english, accented] = await Promise.all([render('/'), render('/', {}, 'en-XA')]);
  expect(textOf(english.html)).toContain('Stay somewhere worth the journey');
  expect(textOf(accented.html)).not.toContain('Stay somewhere worth the journey');
});

test('the state names what was fetched; its key is that of the content, whenever it was rendered', async () => {
  const [one, other] = [await render('/rooms/r1'), await render('/rooms/r1')];
  expect(JSON.stringify(one.state)).toContain('Lakeside Haveli');
  expect(other.contentKey).toBe(one.contentKey);
});
