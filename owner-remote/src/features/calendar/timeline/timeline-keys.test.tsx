import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, bar, day, drag, nora, openTimeline, row, status } from '../../../testing/open-timeline.js';
import { messages } from './carry/messages.js';

describe('with keys', () => {
  const focusOn = (element: Element) => act(() => (element as HTMLElement).focus());

  test('there is one tab stop, from which arrows lead to stays and free nights', async () => {
    const { user } = await openTimeline();
    const grid = within(screen.getByRole('grid'));
    expect(grid.getAllByRole('button').filter((each) => each.tabIndex === 0)).toHaveLength(1);
    focusOn(bar(/^Nora/));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/ · free$/);
    await user.keyboard('{ArrowLeft}');
    expect(bar(/^Nora/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(bar(/^Ada/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(bar(/^No\. 2, block/)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(row(4)).toContainElement(document.activeElement as HTMLElement);
    expect(grid.getAllByRole('button').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });

  test('Enter opens a stay, and the choices for a free night', async () => {
    const { user } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Nora Lind' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar(/^Nora/)).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('dialog', { name: /^No\. 1, / })).toBeVisible();
  });

  test('after the choices and the block the focus is where it was', async () => {
    const { user, sent } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(await screen.findByRole('button', { name: messages.create.block }));
    const dialog = await screen.findByRole('dialog', { name: 'Block No. 1' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.click(within(dialog).getByRole('button', { name: 'Block nights' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(row(1)).toContainElement(document.activeElement as HTMLElement));
  });

  test('M, the arrows and Enter move a stay; on the way each place is announced', async () => {
    const { user, sent } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('m{ArrowDown}');
    expect(status()).toHaveTextContent('Ada Berg has this room on these nights.');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(status()).toHaveTextContent(/^Nora Lind · No\. 4 .*Enter saves, Escape cancels\.$/);
    await user.keyboard('{F5}');
    expect(status()).toHaveTextContent(/^Nora Lind · No\. 4 /);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ path: 'move-stay', body: { bookingId: 'b1', unit: 4 } }]);
  });

  test('after a change the focus is where it was made', async () => {
    const { user, sent } = await openTimeline({ answer: () => new Promise<Response>(() => undefined) });
    focusOn(bar(/^Nora/));
    await user.keyboard('m{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(within(row(4)).getByRole('button', { name: /^Nora/ })).toHaveFocus());
    focusOn(bar(/Painting/));
    await user.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(bar(/Painting/)).toHaveFocus();
  });

  test('Shift and an arrow make a stay longer, whose price is confirmed before anything changes', async () => {
    const { user, sent } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(status()).toHaveTextContent(/^Nora Lind · No\. 1 .* · 3 nights\. Enter shows the price, Escape cancels\.$/);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change stay' });
    expect(await within(dialog).findByText('$240')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change the stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stay = {
      checkInDate: day(1),
      checkOutDate: day(4),
      guests: 2,
      seen: expect.anything() as unknown,
      moves: [],
      key: expect.any(String) as string,
      totalPrice: 360,
    };
    expect(sent).toEqual([{ path: 'change-stay', body: stay }]);
    await waitFor(() => expect(bar(/^Nora/)).toHaveFocus());
    await user.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}');
    expect(status()).toHaveTextContent(/^Nora Lind · No\. 1 .* · 1 night\. Enter shows the price/);
    await user.keyboard('{Escape}');
    expect(status()).toHaveTextContent(messages.unchanged);
  });

  test('a stay that begins later has the focus on a night that it has, before and after it is agreed on', async () => {
    const { user, timeline } = await openTimeline();
    const before = bar(/^Nora/).getAttribute('aria-label')!;
    focusOn(bar(/^Nora/));
    await user.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(bar(/^Nora/)).toHaveFocus());
    await user.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}{Enter}');
    timeline.stays = [{ ...nora, from: day(2), checkIn: day(2) }, ada];
    await user.click(await screen.findByRole('button', { name: 'Change the stay' }));
    await waitFor(() => expect(bar(/^Nora/)).not.toHaveAccessibleName(before));
    expect(bar(/^Nora/)).toHaveFocus();
  });

  test('keys go no further than what they do, so that the next one back counts', async () => {
    const { user } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(status()).toHaveTextContent(/ · 1 night\. Enter/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(status()).toHaveTextContent(/ · 3 nights\. Enter/);
    await user.keyboard('{Escape}');
  });

  test('Shift and arrows change the nights of a block and choose free ones', async () => {
    const { user, sent } = await openTimeline();
    focusOn(bar(/Painting/));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    const more = { room: 'r1', unit: 3, from: day(7), to: day(8), reason: 'Painting' };
    expect(sent).toEqual([{ path: 'block-nights', body: more }]);
    focusOn(bar(/^Nora/));
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}');
    expect(status()).toHaveTextContent(messages.unchanged);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    expect(await screen.findByText('Double Bed · 3 nights')).toBeVisible();
  });
});

test('without a connection that is named with the time, nothing is carried, and all is read again when it is back', async () => {
  const { user, sent, calls } = await openTimeline();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(
    await screen.findByText(/^No connection\. What you see is from \d+:\d\d [AP]M\. Changes cannot be saved\.$/),
  ).toBeVisible();
  await drag(user, bar(/^Nora/), [1, 1], [4, 1]);
  expect(status()).toHaveTextContent(messages.noConnection);
  expect(sent).toEqual([]);
  const reads = () => calls.mock.calls.filter(([url]) => String(url).includes('/hotel/timeline')).length;
  const before = reads();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('a browser that is online and gets no answer can try again; one that is offline has nothing to try', async () => {
  const { user, calls } = await openTimeline();
  const answer = calls.getMockImplementation()!;
  calls.mockImplementation((...request) =>
    String(request[0]).includes('/hotel/timeline')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answer(...request),
  );
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^No connection/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  expect(screen.getByText(/^No connection/)).toBeVisible();
  calls.mockImplementation(answer);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  expect(bar(/^Nora/)).toBeVisible();
}, 20_000);

test('without a connection other dates are not drawn with what was read before, and the time stays', async () => {
  const { user } = await openTimeline();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const named = (await screen.findByText(/^No connection/)).textContent;
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(screen.getByText(/^No connection/)).toHaveTextContent(named);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('grid')).toBeVisible();
});
