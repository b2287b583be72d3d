import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { addDays } from '@wayhouse/domain/stay';
import { aHotelProfile, aRoom } from '../../../testing/factories.js';
import { renderOwnerArea } from '../../../testing/render-owner-area.js';
import { messages } from './carry/messages.js';

const today = new Date().toISOString().slice(0, 10);
const day = (at: number) => addDays(today, at);
const nora = {
  ...{ room: 'r1', unit: 1, from: day(1), to: day(3), bookingId: 'b1', checkIn: day(1), checkOut: day(3) },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid' as const },
};
const ada = { ...nora, unit: 2, bookingId: 'b2', guest: 'Ada Berg' };
const painting = { room: 'r1', unit: 3, from: day(5), to: day(7), reason: 'Painting', isUnitAlone: true };

type Answer = { status?: number; body: object } | Promise<Response>;
type Sent = { path: string; body: object };

/** The timeline of a hotel with four units, of which the first column is yesterday; `answer` is the one to whatever changes it. */
async function openTimeline({ answer = (): Answer => ({ body: {} }), role = 'owner' } = {}) {
  const sent: Sent[] = [];
  const timeline = {
    rooms: [{ _id: 'r1', roomType: 'Double Bed', units: 4 }],
    ...{ stays: [nora, ada], blocked: [painting] },
  };
  const change = (path: string) => (body: unknown) => {
    sent.push({ path, body: JSON.parse(String(body)) as object });
    return answer() as { body: object };
  };
  const shown = renderOwnerArea('/owner/calendar/timeline', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom({ units: 4 })] } }),
    'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile({ role: role as 'owner' })] } }),
    'GET /api/bookings/hotel/timeline': () => ({ body: timeline }),
    'GET /api/bookings/rooms/r1/taken-nights': () => ({ body: { nights: [] } }),
    'POST /api/bookings/hotel/move-stay': change('move-stay'),
    'POST /api/bookings/hotel/block-nights': change('block-nights'),
    'POST /api/bookings/hotel/unblock-nights': change('unblock-nights'),
  });
  await screen.findByRole('button', { name: /^Nora/ });
  layOut();
  return { ...shown, sent, timeline };
}

const pixels = 10;
/** jsdom has no layout: every night is as wide, and every row as high, as so many pixels. */
function layOut() {
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  Object.assign(document, {
    elementFromPoint: (_x: number, y: number) => document.querySelector(`[data-row="${Math.floor(y / pixels)}"]`),
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, 60 * pixels, 60 * pixels));
}
/** Inside of the cell of that unit and night. */
const point = (unit: number, night: number) => ({
  clientX: (night + 1) * pixels + 5,
  clientY: (unit - 1) * pixels + 5,
});
type Place = [unit: number, night: number];

const row = (unit: number) => screen.getByRole('row', { name: `No. ${unit}` });
const track = (unit: number) => row(unit).querySelector('.timeline-track')!;
const bar = (name: RegExp) => screen.getByRole('button', { name });
const ghost = () => document.querySelector('.timeline-ghost');
const status = () => within(screen.getByRole('grid').parentElement!).getByRole('status');

async function drag(user: UserEvent, target: Element, from: Place, to: Place, drop = true) {
  await user.pointer([{ keys: '[MouseLeft>]', target, coords: point(...from) }]);
  await user.pointer([{ target, coords: point(...to) }]);
  if (drop) await user.pointer([{ keys: '[/MouseLeft]', target, coords: point(...to) }]);
}

describe('with a mouse', () => {
  test('a stay is moved at once to where it is dropped, without opening it', async () => {
    let respond: (response: Response) => void = () => undefined;
    const answer = () => new Promise<Response>((resolve) => (respond = resolve));
    const { user, sent, timeline, host } = await openTimeline({ answer });
    await drag(user, bar(/^Nora/), [1, 1], [4, 1]);
    expect(await within(row(4)).findByRole('button', { name: /^Nora/ })).toBeVisible();
    expect(within(row(1)).queryByRole('button', { name: /^Nora/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([{ path: 'move-stay', body: { bookingId: 'b1', unit: 4 } }]);
    timeline.stays = [{ ...nora, unit: 4 }, ada];
    await act(async () => respond(new Response(JSON.stringify({ success: true, message: 'The stay is moved.' }))));
    await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith('The stay is moved.'));
    expect(within(row(4)).getByRole('button', { name: /^Nora/ })).toBeVisible();
  });

  test('a refused move goes back, and a notice names the reason', async () => {
    const body = { message: errorMessages['unit-taken'], code: 'not-available', field: 'unit' };
    const { user, host } = await openTimeline({ answer: () => ({ status: 409, body }) });
    await drag(user, bar(/^Nora/), [1, 1], [4, 1]);
    await waitFor(() => expect(host.toast.error).toHaveBeenCalledWith(body.message));
    expect(await within(row(1)).findByRole('button', { name: /^Nora/ })).toBeVisible();
  });

  test('what is not possible is named before letting go, and then changes nothing', async () => {
    const { user, sent } = await openTimeline();
    await drag(user, bar(/^Nora/), [1, 1], [2, 1], false);
    expect(status()).toHaveTextContent('Ada Berg has this room on these nights.');
    expect(ghost()).toHaveTextContent(messages.notPossible);
    await user.pointer([{ keys: '[/MouseLeft]', target: bar(/^Nora/) }]);
    expect(status()).toHaveTextContent(messages.unchanged);
    expect(ghost()).toBeNull();
    expect(sent).toEqual([]);
  });

  test('Escape puts it back', async () => {
    const { user, sent } = await openTimeline();
    await drag(user, bar(/^Nora/), [1, 1], [4, 1], false);
    expect(status()).toHaveTextContent(/No\. 4 .* Let go to save\.$/);
    await user.keyboard('{Escape}');
    await user.pointer([{ keys: '[/MouseLeft]', target: bar(/^Nora/) }]);
    expect(status()).toHaveTextContent(messages.unchanged);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('an end of a block is dragged to other nights', async () => {
    const { user, sent } = await openTimeline({ answer: () => ({ body: { message: confirmations.nightsBlocked } }) });
    const end = (edge: string) => row(3).querySelector(`[data-edge=${edge}]`)!;
    await drag(user, end('end'), [3, 6], [3, 8]);
    const of = { room: 'r1', unit: 3 };
    const more = { ...of, from: day(7), to: day(9), reason: 'Painting' };
    await waitFor(() => expect(sent).toEqual([{ path: 'block-nights', body: more }]));
    await drag(user, end('start'), [3, 5], [3, 6]);
    const less = { path: 'unblock-nights', body: { ...of, from: day(5), to: day(6) } };
    await waitFor(() => expect(sent[1]).toEqual(less));
  });

  test('free nights are booked for a guest in their unit', async () => {
    const { user } = await openTimeline();
    await drag(user, track(4), [4, 2], [4, 4]);
    const dialog = within(await screen.findByRole('dialog', { name: /^No\. 4, / }));
    expect(dialog.getByText('Double Bed · 3 nights')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: messages.create.book }));
    expect(await screen.findByText(/^In No\. 4/)).toBeVisible();
  });

  test('a free night that is pressed is blocked', async () => {
    const { user, sent } = await openTimeline({ answer: () => ({ body: { message: confirmations.nightsBlocked } }) });
    await user.pointer([{ keys: '[MouseLeft]', target: track(4), coords: point(4, 2) }]);
    await user.click(await screen.findByRole('button', { name: messages.create.block }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block No. 4' }));
    expect(dialog.getByLabelText('Last night')).toHaveValue(day(2));
    await user.click(dialog.getByRole('button', { name: 'Block nights' }));
    const nights = { room: 'r1', unit: 4, from: day(2), to: day(3) };
    await waitFor(() => expect(sent).toEqual([{ path: 'block-nights', body: nights }]));
  });

  test('who may not change stays carries nothing', async () => {
    const { user, sent } = await openTimeline({ role: 'viewer' });
    await screen.findByText(messages.how.look);
    await user.pointer([{ keys: '[MouseLeft]', target: track(4), coords: point(4, 2) }]);
    await drag(user, bar(/^Nora/), [1, 1], [4, 1], false);
    expect(ghost()).toBeNull();
    expect(sent).toEqual([]);
  });
});

test('a finger moves a stay after resting on it, and scrolls when it moves at once', async () => {
  const { sent } = await openTimeline();
  const target = bar(/^Nora/);
  // jsdom has no pointer events of its own.
  const touch = (type: string, unit: number) => {
    const event = new MouseEvent(type, { bubbles: true, ...point(unit, 1) });
    fireEvent(target, Object.assign(event, { pointerId: 7, pointerType: 'touch' }));
  };
  const scrolls = () => fireEvent.touchMove(screen.getByRole('grid'), { cancelable: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const rest = () => act(() => jest.advanceTimersByTime(1000));
  try {
    touch('pointerdown', 1);
    touch('pointermove', 4);
    rest();
    expect(scrolls()).toBe(true);
    expect(ghost()).toBeNull();
    touch('pointerdown', 1);
    rest();
    expect(scrolls()).toBe(false);
    expect(fireEvent.contextMenu(target)).toBe(false);
    touch('pointermove', 4);
  } finally {
    jest.useRealTimers();
  }
  touch('pointerup', 4);
  await waitFor(() => expect(sent).toEqual([{ path: 'move-stay', body: { bookingId: 'b1', unit: 4 } }]));
});

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

  test('M, the arrows and Enter move a stay; on the way each place is announced', async () => {
    const { user, sent } = await openTimeline();
    focusOn(bar(/^Nora/));
    await user.keyboard('m{ArrowDown}');
    expect(status()).toHaveTextContent('Ada Berg has this room on these nights.');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(status()).toHaveTextContent(/^Nora Lind · No\. 4 .*Enter saves, Escape cancels\.$/);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ path: 'move-stay', body: { bookingId: 'b1', unit: 4 } }]);
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
