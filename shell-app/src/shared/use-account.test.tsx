import { messages } from '@wayhouse/contracts/messages';
import { Toaster } from '@wayhouse/web-kit/toaster';
import { act, screen } from '@testing-library/react';
import { ok, refused, serve } from '../testing/stub-api.js';
import { show } from '../testing/render-part.js';
import { useAccount } from './use-account.js';

function Role() {
  const { isOwner, isKnown } = useAccount();
  return <p>{isKnown ? (isOwner ? 'owner' : 'guest') : 'not known'}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a failed fetch of the user is said and made again after five seconds, until it works', async () => {
  let isDown = true;
  const asked = serve({
    'GET /api/user': () =>
      isDown
        ? refused(503, 'unavailable', messages.unexpected)
        : ok({ role: 'hotelOwner', recentSearchedCities: ['Goa'] }),
  });
  show(
    <>
      <Role />
      <Toaster />
    </>,
    { isSignedIn: true },
  );
  await after(100);
  expect(asked).toHaveLength(1);
  expect(screen.getByText(messages.unexpected)).toBeInTheDocument();
  await after(4800);
  expect(asked).toHaveLength(1);
  await after(200);
  expect(asked).toHaveLength(2);

  isDown = false;
  await after(5000);
  expect(asked).toHaveLength(3);
  expect(screen.getByText('owner')).toBeInTheDocument();
  await after(60_000);
  expect(asked).toHaveLength(3);
});
