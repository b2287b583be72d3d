import { messages } from '@wayhouse/contracts/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { chosen, drag, night, read } from '../../../testing/calendar-grid.js';
import { hotelWithRooms, on } from '../../../testing/stub-hotel.js';
import { showOwnerArea } from '../../../testing/render-owner-area.js';

const block = 'POST /api/bookings/hotel/block-nights';
const button = (name: string) => screen.getByRole('button', { name });

/** Three nights are to be blocked; the answer comes with `answer`, and is a failure if it `fails`. */
async function blocking({ fails }: { fails: boolean }) {
  const { answers } = hotelWithRooms();
  const failure = { status: 500, body: { message: messages.unexpected, code: 'unexpected' } };
  let answer = () => {};
  const shown = showOwnerArea(`/owner/calendar?from=${on('03-15')}`, {
    ...answers,
    [block]: async (body) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return fails ? failure : answers[block](body);
    },
  });
  await read();
  await drag(shown.user, '03-16', '03-18');
  await shown.user.click(button('Block nights'));
  return { ...shown, answer: () => answer() };
}

test('a block that fails after the choice was cleared is said all the same', async () => {
  const { user, host, answer } = await blocking({ fails: true });
  await user.click(button('Clear the choice'));
  answer();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(messages.unexpected));
});

test('a block that fails after other nights were chosen is said, and not as if it were about these', async () => {
  const { user, host, answer } = await blocking({ fails: true });
  await drag(user, '03-22', '03-23');
  answer();
  await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(messages.unexpected));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(chosen()).toEqual([on('03-22'), on('03-23')]);
});

test('a block that fails is said once where its nights are still chosen', async () => {
  const { host, answer } = await blocking({ fails: true });
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.unexpected);
  expect(host.toast.error).not.toHaveBeenCalled();
});

test('a block that is done leaves the nights that were chosen meanwhile', async () => {
  const { user, host, answer } = await blocking({ fails: false });
  await drag(user, '03-16', '03-20');
  answer();
  await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(messages.nightsBlocked));
  expect(night('03-17')).toHaveAccessibleName(/blocked$/);
  expect(chosen()).toHaveLength(5);
});

test('a reason stays with the choice it was typed for while that grows, and is not that of the next', async () => {
  const { user } = showOwnerArea(`/owner/calendar?from=${on('03-15')}`, hotelWithRooms().answers);
  await read();
  await drag(user, '03-16', '03-18');
  await user.type(screen.getByLabelText('Reason'), 'Painting');
  act(() => night('03-18').focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(chosen()).toHaveLength(4);
  expect(screen.getByLabelText('Reason')).toHaveValue('Painting');
  await drag(user, '03-22', '03-23');
  expect(screen.getByLabelText('Reason')).toHaveValue('');
});
