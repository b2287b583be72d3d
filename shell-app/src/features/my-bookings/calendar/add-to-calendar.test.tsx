import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor } from '@testing-library/react';
import { aBooking } from '../../../testing/a-booking.js';
import { show } from '../../../testing/render-part.js';
import { AddToCalendar } from './add-to-calendar.js';
import { texts } from '../messages.js';

test('saves a file that is named for the hotel and the day', async () => {
  const createObjectURL = jest.fn<string, [File]>(() => 'blob:stay');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = show(<AddToCalendar booking={aBooking()} />);
  await user.click(screen.getByRole('button', { name: 'Add to calendar for Lakeside Haveli' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(createObjectURL.mock.calls[0]?.[0].name).toBe('lakeside-haveli-2127-03-10.ics');
});

test('says so when it cannot be made', async () => {
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no room');
    },
  });
  const { user } = show(
    <>
      <AddToCalendar booking={aBooking()} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Add to calendar/ }));
  expect(await screen.findByText(texts.calendar.failed)).toBeInTheDocument();
});
