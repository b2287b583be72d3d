import { limits } from '@wayhouse/domain';
import { aCalendar, startOtherSite } from '../testing/other-site.js';
import { fetchCalendarBy } from './fetch-calendar.js';

let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => (site = await startOtherSite()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => site.stop());

const fetchHere = fetchCalendarBy({ allowsLocal: true });
const fetchSafely = fetchCalendarBy({ allowsLocal: false });
const redirectTo = (location: string) => site.answers({ status: 302, headers: { location } });

test('reads what the other site has', async () => {
  site.shows();
  expect(await fetchHere(site.address)).toBe(aCalendar());
});

test('follows redirects, but not for ever, and only to what may be asked', async () => {
  redirectTo('/calendar.ics');
  await expect(fetchHere(site.address)).rejects.toThrow('refused-by-site');
  redirectTo('file:///etc/passwd');
  await expect(fetchHere(site.address)).rejects.toThrow('address-refused');
});

test('by default nothing of this machine is read, by whatever name, and not a single request is made', async () => {
  const before = site.requests();
  const port = new URL(site.address).port;
  for (const address of [site.address, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`, 'https://[::1]/'])
    await expect(fetchSafely(address)).rejects.toThrow('address-refused');
  expect(site.requests()).toBe(before);
});

test('a file that is too large is given up before it is read', async () => {
  site.answers({ body: Buffer.alloc(limits.calendarBytes + 1, 'x') });
  await expect(fetchHere(site.address)).rejects.toThrow('too-large');
  site.answers({ body: Buffer.alloc(limits.calendarBytes, 'x') });
  expect(await fetchHere(site.address)).toHaveLength(limits.calendarBytes);
});

test('a compressed answer, which may be much larger than it looks, is refused', async () => {
  site.answers({ headers: { 'content-encoding': 'gzip' } });
  await expect(fetchHere(site.address)).rejects.toThrow('not-a-calendar');
});

test('a site that does not answer in time is given up', async () => {
  site.answers({ hangs: true });
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(fetchHere(site.address)).rejects.toThrow('timed-out');
});

test('nor is a site waited for that begins to answer and does not end', async () => {
  site.answers({ body: 'BEGIN:VCALENDAR', stalls: true });
  const soon = AbortSignal.timeout(300);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  await expect(fetchHere(site.address)).rejects.toThrow('timed-out');
});

test('a site that is away, or refuses, is named so', async () => {
  const gone = await startOtherSite();
  await gone.stop();
  await expect(fetchHere(gone.address)).rejects.toThrow('unreachable');
  site.answers({ status: 404 });
  await expect(fetchHere(site.address)).rejects.toThrow('refused-by-site');
});
