import { limits } from '@wayhouse/domain/limits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import {
  ada,
  bar,
  day,
  drag,
  ghost,
  nora,
  openTimeline,
  painting,
  point,
  row,
  status,
  track,
} from '../../../testing/open-timeline.js';
import { messages } from './carry/messages.js';

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

  test('of two changes at once the refused one alone goes back', async () => {
    const refuse: ((response: Response) => void)[] = [];
    const { user } = await openTimeline({ answer: () => new Promise<Response>((resolve) => refuse.push(resolve)) });
    await drag(user, bar(/^Nora/), [1, 1], [4, 1]);
    expect(await within(row(4)).findByRole('button', { name: /^Nora/ })).toBeVisible();
    await drag(user, bar(/^Ada/), [2, 1], [1, 1]);
    expect(await within(row(1)).findByRole('button', { name: /^Ada/ })).toBeVisible();
    const body = { success: false, message: errorMessages['unit-taken'], code: 'not-available', field: 'unit' };
    await act(async () => refuse[0]!(new Response(JSON.stringify(body), { status: 409 })));
    expect(await within(row(1)).findByRole('button', { name: /^Nora/ })).toBeVisible();
    expect(within(row(1)).getByRole('button', { name: /^Ada/ })).toBeVisible();
  });

  test('a quick drop counts where it is, and one outside of the rows for nothing', async () => {
    const { user, sent } = await openTimeline();
    await drag(user, bar(/^Nora/), [1, 1], [4, 1], false);
    await user.pointer([{ target: bar(/^Nora/), coords: point(30, 1) }]);
    expect(status()).toHaveTextContent(messages.outside);
    expect(ghost()).toBeNull();
    await user.pointer([{ keys: '[/MouseLeft]', target: bar(/^Nora/), coords: point(30, 1) }]);
    expect(status()).toHaveTextContent(messages.unchanged);
    expect(sent).toEqual([]);
    const target = bar(/^Nora/);
    // Nothing is drawn in between.
    act(() => {
      for (const [type, unit] of [
        ['down', 1],
        ['move', 2],
        ['move', 4],
        ['up', 4],
      ] as const) {
        const event = new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, ...point(unit, 1) });
        target.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
      }
    });
    await waitFor(() => expect(sent).toEqual([{ path: 'move-stay', body: { bookingId: 'b1', unit: 4 } }]));
    expect(ghost()).toBeNull();
  });

  test('the end of a block on nights that are not shown is not dragged', async () => {
    const { timeline, user } = await openTimeline({ change: { blocked: [{ ...painting, from: day(-5) }] } });
    expect(timeline.blocked).toHaveLength(1);
    expect(row(3).querySelector('[data-edge=start]')).toBeNull();
    expect(row(3).querySelector('[data-edge=end]')).not.toBeNull();
    await drag(user, bar(/Painting/), [3, -1], [3, 1], false);
    expect(ghost()).toBeNull();
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

  test('an end of a stay is dragged, and nothing changes where its price is not agreed on', async () => {
    const { user, sent } = await openTimeline();
    await drag(user, row(1).querySelector('[data-edge=end]')!, [1, 2], [1, 4]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change stay' }));
    expect(await dialog.findByText('$240')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await drag(user, row(1).querySelector('[data-edge=start]')!, [1, 1], [1, 2]);
    await user.click(await screen.findByRole('button', { name: 'Change the stay' }));
    const stay = {
      checkInDate: day(2),
      checkOutDate: day(3),
      guests: 2,
      seen: expect.anything() as unknown,
      moves: [],
      key: expect.any(String) as string,
      totalPrice: 360,
    };
    await waitFor(() => expect(sent).toEqual([{ path: 'change-stay', body: stay }]));
  });

  test('a stay that has begun has no ends to drag', async () => {
    await openTimeline({ change: { stays: [{ ...nora, from: day(-1), checkIn: day(-1) }, ada] } });
    expect(row(1).querySelector('[data-edge]')).toBeNull();
    expect(row(2).querySelectorAll('[data-edge]')).toHaveLength(2);
  });

  test('a guest who is there stays longer, and nothing but the departure can be changed', async () => {
    const there = { ...nora, from: day(-1), checkIn: day(-1), isInHouse: true };
    const { user, sent } = await openTimeline({ change: { stays: [there] } });
    expect(row(1).querySelectorAll('[data-edge]')).toHaveLength(1);
    await drag(user, row(1).querySelector('[data-edge=end]')!, [1, 2], [1, 4]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change stay' }));
    expect(dialog.getByText(/^Nora Lind is here/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Check-in/ })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'One guest more' })).toBeNull();
    expect(dialog.queryByText('Free to cancel until')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Change the stay' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ checkInDate: day(-1), checkOutDate: day(5), guests: 2 });
  });

  test('free nights are booked for a guest in their unit', async () => {
    const { user } = await openTimeline();
    await drag(user, track(4), [4, 2], [4, 4]);
    const dialog = within(await screen.findByRole('dialog', { name: /^No\. 4, / }));
    expect(dialog.getByText('Double Bed · 3 nights')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: messages.create.book }));
    expect(await screen.findByText(/^In No\. 4/)).toBeVisible();
  });

  test('more free nights than a stay may have are blocked only', async () => {
    const { user } = await openTimeline();
    await drag(user, track(4), [4, 2], [4, 2 + limits.nights]);
    const dialog = within(await screen.findByRole('dialog', { name: /^No\. 4, / }));
    expect(dialog.getByText(messages.reasons['too-long'])).toBeVisible();
    expect(dialog.queryByRole('link', { name: messages.create.book })).toBeNull();
    expect(dialog.getByRole('button', { name: messages.create.block })).toBeVisible();
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
