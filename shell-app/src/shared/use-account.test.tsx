import { pageFailures } from '@wayhouse/messages/page-failures';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { act, screen } from '@testing-library/react';
import { ok, errorResponse, stubApi } from '../testing/stub-api.js';
import { renderPart } from '../testing/render-part.js';
import { useAccount } from './use-account.js';

function Role() {
  const { isOwner, isLoaded } = useAccount();
  return <p>{isLoaded ? (isOwner ? 'owner' : 'guest') : 'loading'}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a failed request for the user shows an error and is retried every five seconds until it succeeds', async () => {
  let isDown = true;
  const requests = stubApi({
    'GET /api/user': () =>
      isDown
        ? errorResponse(503, 'unavailable', pageFailures.unexpected)
        : ok({ role: 'hotelOwner', recentSearchedCities: ['Goa'] }),
  });
  renderPart(
    <>
      <Role />
      <Toaster />
    </>,
    { isSignedIn: true },
  );
  await advance(100);
  expect(requests).toHaveLength(1);
  expect(screen.getByText(pageFailures.unexpected)).toBeInTheDocument();
  await advance(4800);
  expect(requests).toHaveLength(1);
  await advance(200);
  expect(requests).toHaveLength(2);

  isDown = false;
  await advance(5000);
  expect(requests).toHaveLength(3);
  expect(screen.getByText('owner')).toBeInTheDocument();
  await advance(60_000);
  expect(requests).toHaveLength(3);
});
