import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeHeader, solutionHeader } from '@wayhouse/contracts/form-challenge';
import { sendMessage } from '@wayhouse/contracts/calls/form-calls';
import { showUser, storeRecentSearch } from '@wayhouse/contracts/calls/account-calls';
import { addRoom } from '@wayhouse/contracts/calls/room-calls';
import { downloadReceipt, listTakenNights } from '@wayhouse/contracts/calls/booking-calls';
import { setLocaleSource } from '@wayhouse/messages/locale';
import { createApi } from './create-api.js';

const jsonResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const stubFetch = (response: () => Response) => {
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>(async () => response());
  window.fetch = fetchMock as unknown as typeof fetch;
  globalThis.fetch = window.fetch;
  return fetchMock;
};

test('fills the path and puts the rest of a GET into the query, without a token for public calls', async () => {
  const fetched = stubFetch(() => jsonResponse({ success: true, nights: [] }));
  const getToken = jest.fn(async () => 'token');
  await createApi(getToken).call(listTakenNights, { id: 'r 1', from: '2027-03-01', to: '2027-04-01' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/bookings/rooms/r%201/taken-nights?from=2027-03-01&to=2027-04-01');
  expect(getToken).not.toHaveBeenCalled();
});

test('sends a traceparent header', async () => {
  const fetched = stubFetch(() => jsonResponse({ success: true, nights: [] }));
  await createApi(async () => null).call(listTakenNights, { id: 'r1', from: '2027-03-01', to: '2027-04-01' });
  const { traceparent } = fetched.mock.calls[0]?.[1].headers as { traceparent: string };
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
});

test('asks for responses in the locale of the page', async () => {
  const fetched = stubFetch(() => jsonResponse({ success: true, nights: [] }));
  setLocaleSource(() => 'en-XA');
  await createApi(async () => null).call(listTakenNights, { id: 'r1', from: '2027-03-01', to: '2027-04-01' });
  setLocaleSource(() => 'en');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'Accept-Language': 'en-XA' });
});

test('sends the bearer token with calls that need a user', async () => {
  const fetched = stubFetch(() =>
    jsonResponse({ success: true, message: 'Search stored.', recentSearchedCities: ['Goa'] }),
  );
  const stored = await createApi(async () => 'token').call(storeRecentSearch, { recentSearchedCity: 'Goa' });
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer token' });
  expect(stored.recentSearchedCities).toEqual(['Goa']);
});

test('leaves a field without a value out of a form', async () => {
  const fetched = stubFetch(() => jsonResponse({ success: true }));
  const room = { roomType: 'Double Bed', pricePerNight: '120', amenities: undefined } as const;
  await createApi(async () => 'token').call(addRoom, room);
  const form = fetched.mock.calls[0]?.[1].body as FormData;
  expect([...form.keys()]).toEqual(['roomType', 'pricePerNight']);
});

test('rejects with the server’s message, its code and the invalid field', async () => {
  stubFetch(() =>
    jsonResponse(
      { success: false, message: 'Please fill this in', code: 'invalid-input', field: 'recentSearchedCity' },
      400,
    ),
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

test('downloads a document under the name the server gives it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename=wayhouse-receipt-b1.pdf' };
  const fetched = stubFetch(() => new Response('%PDF-1.7', { headers }));
  const file = await createApi(async () => 'token').download(downloadReceipt, { id: 'b1' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/bookings/b1/receipt.pdf');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'Bearer token' });
  expect([file.name, file.type, file.size]).toEqual(['wayhouse-receipt-b1.pdf', 'application/pdf', 8]);
});

test('a refused download rejects like every call', async () => {
  stubFetch(() => jsonResponse({ success: false, message: 'We cannot find this booking.', code: 'not-found' }, 404));
  await expect(createApi(async () => 'token').download(downloadReceipt, { id: 'b1' })).rejects.toMatchObject({
    message: 'We cannot find this booking.',
    code: 'not-found',
    status: 404,
  });
});

test('rejects with a readable message when the server cannot be reached', async () => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  globalThis.fetch = window.fetch;
  await expect(
    createApi(async () => null).call(storeRecentSearch, { recentSearchedCity: 'Goa' }),
  ).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('cannot reach Wayhouse'),
  });
});

describe('a form that is refused with a challenge', () => {
  beforeAll(() => Object.assign(globalThis, { TextEncoder }));
  const message = { name: 'Asha', email: 'asha@example.test', subject: 'Stay', message: 'Is the desk open at night?' };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const challenged = (header: string) =>
    new Response(
      JSON.stringify({ success: false, message: 'Please try again in an hour.', code: 'challenge-required' }),
      {
        status: 428,
        headers: { [challengeHeader]: header },
      },
    );

  test('is sent once more, with the solution', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0' };
    const challenge = await createChallenge({ ...work, deriveKey, hmacSignatureSecret: 'secret' });
    const responses = [() => challenged(encode(challenge)), () => jsonResponse({ success: true, reference: 'WH-1' })];
    const fetched = stubFetch(() => responses.shift()!());
    await expect(createApi(async () => null).call(sendMessage, message)).resolves.toMatchObject({ reference: 'WH-1' });
    const [first, second] = fetched.mock.calls.map(([, request]) => request);
    expect(second?.body).toBe(first?.body);
    const header = (second?.headers as Record<string, string>)[solutionHeader];
    const payload = JSON.parse(Buffer.from(String(header), 'base64url').toString()) as Payload;
    expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: 'secret' })).toMatchObject({
      verified: true,
    });
  });

  test('rejects with the server’s message where the challenge cannot be solved', async () => {
    const fetched = stubFetch(() => challenged('unreadable'));
    await expect(createApi(async () => null).call(sendMessage, message)).rejects.toMatchObject({
      message: 'Please try again in an hour.',
      status: 428,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('an ended session', () => {
  const refused = () =>
    jsonResponse({ success: false, message: 'Please sign in to continue.', code: 'sign-in-required' }, 401);
  const stored = () => jsonResponse({ success: true, message: 'Search stored.', recentSearchedCities: ['Goa'] });
  const input = { recentSearchedCity: 'Goa' };
  const tokens = (...values: (string | null)[]) => jest.fn(async () => values.shift() ?? null);

  test('asks to sign in when the service rejects the token, then sends the mutation again', async () => {
    const fetched = stubFetch(stored);
    const api = createApi(tokens(null, 'new'), async () => true);
    await expect(api.call(storeRecentSearch, input)).resolves.toMatchObject({ recentSearchedCities: ['Goa'] });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      headers: { Authorization: 'Bearer new' },
      body: JSON.stringify(input),
    });
  });

  test('asks to sign in when the service refuses the token, and makes the same change once more', async () => {
    const responses = [refused, stored];
    const fetched = stubFetch(() => responses.shift()!());
    const api = createApi(tokens('old', 'new'), async () => true);
    await expect(api.call(storeRecentSearch, input)).resolves.toMatchObject({ recentSearchedCities: ['Goa'] });
    const sent = fetched.mock.calls.map(([, { headers, body }]) => [(headers as never)['Authorization'], body]);
    expect(sent).toEqual([
      ['Bearer old', JSON.stringify(input)],
      ['Bearer new', JSON.stringify(input)],
    ]);
  });

  test('rejects with a readable message when nobody signs in, and sends nothing', async () => {
    const fetched = stubFetch(stored);
    const api = createApi(tokens(null), async () => false);
    await expect(api.call(storeRecentSearch, input)).rejects.toMatchObject({
      message: 'Please sign in to continue.',
      status: 401,
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('asks once: a second rejection is passed on', async () => {
    const fetched = stubFetch(refused);
    const signInAgain = jest.fn(async () => true);
    await expect(createApi(tokens('a', 'b', 'c'), signInAgain).call(storeRecentSearch, input)).rejects.toMatchObject({
      status: 401,
    });
    expect([signInAgain.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 2]);
  });

  test('never asks to sign in for a query', async () => {
    stubFetch(refused);
    const signInAgain = jest.fn(async () => true);
    await expect(createApi(tokens('old'), signInAgain).call(showUser, {})).rejects.toMatchObject({ status: 401 });
    expect(signInAgain).not.toHaveBeenCalled();
  });

  test('rejects where the host cannot ask to sign in', async () => {
    const fetched = stubFetch(refused);
    await expect(createApi(tokens('old')).call(storeRecentSearch, input)).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test('offline rejects at once and sends nothing', async () => {
  const fetched = stubFetch(() => jsonResponse({ success: true }));
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const getToken = jest.fn(async () => 'token');
  await expect(createApi(getToken).call(storeRecentSearch, { recentSearchedCity: 'Goa' })).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringContaining('You are offline'),
  });
  expect([fetched, getToken].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
});
