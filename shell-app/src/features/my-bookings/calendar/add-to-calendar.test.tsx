import { Toaster } from '@wayhouse/web-kit/toaster';
import { screen, waitFor } from '@testing-library/react';
import { aBooking } from '../../../testing/a-booking.js';
import { renderPart } from '../../../testing/render-part.js';
import { AddToCalendar } from './add-to-calendar.js';
import { messages } from '../messages.js';

test('downloads a file named after the hotel and the check-in date', async () => {
  const createObjectURL = jest.fn<string, [File]>(() => 'blob:stay');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderPart(<AddToCalendar booking={aBooking()} />);
  await user.click(screen.getByRole('button', { name: 'Add to calendar for Lakeside Haveli' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(createObjectURL.mock.calls[0]?.[0].name).toBe('lakeside-haveli-2127-03-10.ics');
});

test('shows an error when the file cannot be created', async () => {
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no room');
    },
  });
  const { user } = renderPart(
    <>
      <AddToCalendar booking={aBooking()} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Add to calendar/ }));
  expect(await screen.findByText(messages.calendar.failed)).toBeInTheDocument();
});
