import { confirmations } from '@wayhouse/messages/confirmations';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { act, screen, waitFor } from '@testing-library/react';
import { selectedNights, dragNights, night, nightsLoaded } from '../../../testing/calendar-grid.js';
import { stubHotel, nextYearDate } from '../../../testing/stub-hotel.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';

const block = 'POST /api/bookings/hotel/block-nights';
const button = (name: string) => screen.getByRole('button', { name });

/** Three nights are being blocked; the response arrives with `respond`, as an error if it `fails`. */
async function blocking({ fails }: { fails: boolean }) {
  const { responses } = stubHotel();
  const failure = { status: 500, body: { message: pageFailures.unexpected, code: 'unexpected' } };
  let respond = () => {};
  const shown = renderOwnerArea(`/owner/calendar?from=${nextYearDate('03-15')}`, {
    ...responses,
    [block]: async (body) => {
      await new Promise<void>((resolve) => (respond = resolve));
      return fails ? failure : responses[block](body);
    },
  });
  await nightsLoaded();
  await dragNights(shown.user, '03-16', '03-18');
  await shown.user.click(button('Block nights'));
  return { ...shown, respond: () => respond() };
}

test('toasts an error after the selection was cleared', async () => {
  const { user, host, respond } = await blocking({ fails: true });
  await user.click(button('Clear selection'));
  respond();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(pageFailures.unexpected));
});

test('toasts an error after other nights were selected, not in their panel', async () => {
  const { user, host, respond } = await blocking({ fails: true });
  await dragNights(user, '03-22', '03-23');
  respond();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(pageFailures.unexpected));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(selectedNights()).toEqual([nextYearDate('03-22'), nextYearDate('03-23')]);
});

test('shows an error once if its nights are still selected', async () => {
  const { host, respond } = await blocking({ fails: true });
  respond();
  expect(await screen.findByRole('alert')).toHaveTextContent(pageFailures.unexpected);
  expect(host.toast.error).not.toHaveBeenCalled();
});

test('a completed block keeps nights selected meanwhile', async () => {
  const { user, host, respond } = await blocking({ fails: false });
  await dragNights(user, '03-16', '03-20');
  respond();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.nightsBlocked));
  expect(night('03-17')).toHaveAccessibleName(/blocked$/);
  expect(selectedNights()).toHaveLength(5);
});

test('the different reasons of blocked nights stay until another one is typed', async () => {
  const { hotel, responses } = stubHotel();
  hotel.blocked.set(nextYearDate('03-16'), 'Painting').set(nextYearDate('03-17'), 'Family');
  const { user } = renderOwnerArea(`/owner/calendar?from=${nextYearDate('03-15')}`, responses);
  await nightsLoaded();
  await dragNights(user, '03-16', '03-17');
  expect(screen.getByLabelText('Reason')).toHaveValue('');
  expect(button('Save reason')).toBeDisabled();
  await user.type(screen.getByLabelText('Reason'), '{Enter}');
  expect(hotel.requests).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'Repairs');
  await user.click(button('Save reason'));
  await waitFor(() => expect([...hotel.blocked.values()]).toEqual(['Repairs', 'Repairs']));
});

test('keeps the typed reason while the selection grows, not for the next one', async () => {
  const { user } = renderOwnerArea(`/owner/calendar?from=${nextYearDate('03-15')}`, stubHotel().responses);
  await nightsLoaded();
  await dragNights(user, '03-16', '03-18');
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  act(() => night('03-18').focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(selectedNights()).toHaveLength(4);
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  await dragNights(user, '03-22', '03-23');
  expect(screen.getByLabelText('Reason')).toHaveValue('');
});
