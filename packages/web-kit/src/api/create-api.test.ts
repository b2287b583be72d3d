import { showUser, storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { downloadReceipt, listTakenNights } from '@wayhouse/contracts/calls/booking-calls';
import { createApi } from './create-api.js';

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

test('names the trace that a call belongs to', async () => {
  const fetched = fetchOf(() => answer({ success: true, nights: [] }));
  await createApi(async () => null).call(listTakenNights, { id: 'r1', from: '2027-03-01', to: '2027-04-01' });
  const { traceparent } = fetched.mock.calls[0]?.[1].headers as { traceparent: string };
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
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

describe('a session that ended', () => {
  const refused = () => answer({ success: false, message: 'Please sign in to go on.', code: 'sign-in-required' }, 401);
  const stored = () => answer({ success: true, message: 'Search stored.', recentSearchedCities: ['Goa'] });
  const input = { recentSearchedCity: 'Goa' };
  const tokens = (...given: (string | null)[]) => jest.fn(async () => given.shift() ?? null);

  test('asks to sign in when there is no token any more, and then makes the same change once', async () => {
    const fetched = fetchOf(stored);
    const api = createApi(tokens(null, 'new'), async () => true);
    await expect(api.call(storeRecentSearch, input)).resolves.toMatchObject({ recentSearchedCities: ['Goa'] });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      headers: { Authorization: 'Bearer new' },
      body: JSON.stringify(input),
    });
  });

  test('asks to sign in when the service refuses the token, and makes the same change once more', async () => {
    const answers = [refused, stored];
    const fetched = fetchOf(() => answers.shift()!());
    const api = createApi(tokens('old', 'new'), async () => true);
    await expect(api.call(storeRecentSearch, input)).resolves.toMatchObject({ recentSearchedCities: ['Goa'] });
    const sent = fetched.mock.calls.map(([, { headers, body }]) => [(headers as never)['Authorization'], body]);
    expect(sent).toEqual([
      ['Bearer old', JSON.stringify(input)],
      ['Bearer new', JSON.stringify(input)],
    ]);
  });

  test('is refused in plain words when nobody signs in, and nothing is sent', async () => {
    const fetched = fetchOf(stored);
    const api = createApi(tokens(null), async () => false);
    await expect(api.call(storeRecentSearch, input)).rejects.toMatchObject({
      message: 'Please sign in to go on.',
      status: 401,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('asks once: who is refused again is told so', async () => {
    const fetched = fetchOf(refused);
    const signInAgain = jest.fn(async () => true);
    await expect(createApi(tokens('a', 'b', 'c'), signInAgain).call(storeRecentSearch, input)).rejects.toMatchObject({
      status: 401,
    });
    expect([signInAgain.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 2]);
  });

  test('is nothing a query asks about', async () => {
    fetchOf(refused);
    const signInAgain = jest.fn(async () => true);
    await expect(createApi(tokens('old'), signInAgain).call(showUser, {})).rejects.toMatchObject({ status: 401 });
    expect(signInAgain).not.toHaveBeenCalled();
  });

  test('is refused as before where the host cannot ask', async () => {
    const fetched = fetchOf(refused);
    await expect(createApi(tokens('old')).call(storeRecentSearch, input)).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test('offline nothing is sent, and it says so at once', async () => {
  const fetched = fetchOf(() => answer({ success: true }));
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const getToken = jest.fn(async () => 'token');
  await expect(createApi(getToken).call(storeRecentSearch, { recentSearchedCity: 'Goa' })).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringContaining('You are offline'),
  });
  expect([fetched, getToken].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
});
