import { storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { downloadReceipt, listTakenNights } from '@wayhouse/contracts/calls/booking-calls';
import { createApi } from './api.js';

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetchOf = (response: () => Response) => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(async () => response());
  window.fetch = fetched as unknown as typeof fetch;
  globalThis.fetch = window.fetch;
  return fetched;
};

test('fills the path, and sends the rest of a GET as its query, without a token where anyone may call', async () => {
  const fetched = fetchOf(() => answer({ success: true, nights: [] }));
  const getToken = jest.fn(async () => 'token');
  await createApi(getToken).call(listTakenNights, { id: 'r 1', from: '2027-03-01', to: '2027-04-01' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/bookings/rooms/r%201/taken-nights?from=2027-03-01&to=2027-04-01');
  expect(getToken).not.toHaveBeenCalled();
});

test('carries the bearer token where a guest must be known', async () => {
  const fetched = fetchOf(() => answer({ success: true, message: 'Search stored.', recentSearchedCities: ['Goa'] }));
  const stored = await createApi(async () => 'token').call(storeRecentSearch, { recentSearchedCity: 'Goa' });
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer token' });
  expect(stored.recentSearchedCities).toEqual(['Goa']);
});

test('rejects with the server’s message, its code and the field to blame', async () => {
  fetchOf(() =>
    answer({ success: false, message: 'Please fill this in', code: 'invalid-input', field: 'recentSearchedCity' }, 400),
  );
  await expect(
    createApi(async () => 'token').call(storeRecentSearch, { recentSearchedCity: '' }),
  ).rejects.toMatchObject({
    message: 'Please fill this in',
    code: 'invalid-input',
    field: 'recentSearchedCity',
    status: 400,
  });
});

test('a document comes as a file under the name the server gave it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename=wayhouse-receipt-b1.pdf' };
  const fetched = fetchOf(() => new Response('%PDF-1.7', { headers }));
  const file = await createApi(async () => 'token').download(downloadReceipt, { id: 'b1' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/bookings/b1/receipt.pdf');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer token' });
  expect([file.name, file.type, file.size]).toEqual(['wayhouse-receipt-b1.pdf', 'application/pdf', 8]);
});

test('a document that is refused rejects like every call', async () => {
  fetchOf(() => answer({ success: false, message: 'We cannot find this booking.', code: 'not-found' }, 404));
  await expect(createApi(async () => 'token').download(downloadReceipt, { id: 'b1' })).rejects.toMatchObject({
    message: 'We cannot find this booking.',
    code: 'not-found',
    status: 404,
  });
});

test('says in plain words that the server cannot be reached', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  globalThis.fetch = window.fetch;
  await expect(
    createApi(async () => null).call(storeRecentSearch, { recentSearchedCity: 'Goa' }),
  ).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('cannot reach Wayhouse'),
  });
});
