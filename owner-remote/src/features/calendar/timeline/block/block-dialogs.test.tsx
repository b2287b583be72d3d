import { screen, waitFor, within } from '@testing-library/react';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bar, day, openTimeline, painting, point, track } from '../../../../testing/open-timeline.js';
import { messages } from '../dialogs/messages.js';
import { messages as carryMessages } from '../carry/messages.js';

type User = Awaited<ReturnType<typeof openTimeline>>['user'];
type Within = ReturnType<typeof within>;

const blocked = () => ({ body: { message: confirmations.nightsBlocked, blocked: [] } });
const unblocked = () => ({ body: { message: confirmations.nightsUnblocked, blocked: [] } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function fill(user: User, dialog: Within, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(dialog.getByLabelText(label));
    if (text) await user.type(dialog.getByLabelText(label), text);
  }
}

describe('blocking one unit', () => {
  async function blockUnit4(user: User, texts: Record<string, string>) {
    await user.click(screen.getByRole('button', { name: 'No. 4, block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block No. 4' }));
    await fill(user, dialog, texts);
    await user.click(dialog.getByRole('button', { name: 'Block nights' }));
    return dialog;
  }
  const wanted = { 'First night': day(8), 'Last night': day(9), Reason: 'Painting' };

  test('it is blocked by itself, with a reason', async () => {
    const { user, sent, host } = await openTimeline({ answer: blocked });
    await blockUnit4(user, wanted);
    await waitFor(() => expect(host.toast.success).toHaveBeenCalledWith(confirmations.nightsBlocked));
    const body = { room: 'r1', unit: 4, from: day(8), to: day(10), reason: 'Painting' };
    expect(sent).toEqual([{ path: 'block-nights', body }]);
    await isClosed();
  });

  test('a refusal is explained in the dialog, which keeps what was typed', async () => {
    const body = { message: errorMessages['unit-not-free'], code: 'not-available', field: 'from' };
    const { user } = await openTimeline({ answer: () => ({ status: 409, body }) });
    const dialog = await blockUnit4(user, wanted);
    expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Painting');
    expect(dialog.getByLabelText('First night')).toHaveValue(day(8));
  });

  test('nights without an end are not sent', async () => {
    const { user, sent } = await openTimeline();
    const dialog = await blockUnit4(user, { 'Last night': '' });
    expect(dialog.getByLabelText('Last night')).toBeInvalid();
    expect(sent).toEqual([]);
  });
});

describe('a block', () => {
  async function openBlock(user: User, name = 'Painting') {
    await user.click(bar(/^Blocked/));
    return within(await screen.findByRole('dialog', { name }));
  }
  const nights = { from: day(5), to: day(7) };

  test('is unblocked in its unit alone', async () => {
    const { user, sent } = await openTimeline({ answer: unblocked });
    await user.click((await openBlock(user)).getByRole('button', { name: 'Unblock' }));
    await isClosed();
    expect(sent).toEqual([{ path: 'unblock-nights', body: { room: 'r1', unit: 3, ...nights } }]);
  });

  test('of all rooms of a kind is unblocked in all of them', async () => {
    const change = { blocked: [{ room: 'r1', unit: 3, ...nights }] };
    const { user, sent } = await openTimeline({ answer: unblocked, change });
    const dialog = await openBlock(user, 'Blocked');
    expect(dialog.getByText(messages.block.all)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Unblock all rooms' }));
    await isClosed();
    expect(sent).toEqual([{ path: 'unblock-nights', body: { room: 'r1', ...nights } }]);
  });

  test('of the only room of a kind is its block, and names no others', async () => {
    const rooms = [{ _id: 'r1', roomType: 'Double Bed', units: 1 }];
    const change = { rooms, blocked: [{ room: 'r1', unit: 1, ...nights }] };
    const { user } = await openTimeline({ change });
    const dialog = await openBlock(user, 'Blocked');
    expect(dialog.queryByText(messages.block.all)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Unblock' })).toBeVisible();
  });

  test('keeps the nights that are not among those to unblock', async () => {
    const { user, sent } = await openTimeline({ answer: unblocked });
    const dialog = await openBlock(user);
    await fill(user, dialog, { 'First night': day(6) });
    await user.click(dialog.getByRole('button', { name: 'Unblock' }));
    await isClosed();
    expect(sent).toEqual([{ path: 'unblock-nights', body: { room: 'r1', unit: 3, from: day(6), to: day(7) } }]);
  });

  test.each([
    ['before it', { 'First night': day(4) }, 'First night'],
    ['after it', { 'Last night': day(7) }, 'Last night'],
    ['in the wrong order', { 'First night': day(6), 'Last night': day(5) }, 'Last night'],
    ['that are none', { 'First night': '' }, 'First night'],
  ])('has no nights %s to unblock', async (_which, texts, field) => {
    const { user, sent } = await openTimeline();
    const dialog = await openBlock(user);
    await fill(user, dialog, texts as Record<string, string>);
    await user.click(dialog.getByRole('button', { name: 'Unblock' }));
    expect(dialog.getByLabelText(field)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('that has begun keeps the nights that are over', async () => {
    const change = { blocked: [{ ...painting, from: day(-3), to: day(2) }] };
    const { user, sent } = await openTimeline({ answer: unblocked, change });
    await user.click((await openBlock(user)).getByRole('button', { name: 'Unblock' }));
    await isClosed();
    expect(sent).toMatchObject([{ body: { from: day(0), to: day(2) } }]);
  });

  test.each([
    ['another reason', ' New carpet ', 'New carpet'],
    ['no reason any more', '', ''],
  ])('gets %s', async (_what, typed, reason) => {
    const { user, sent } = await openTimeline({ answer: blocked });
    const dialog = await openBlock(user);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Painting');
    expect(dialog.getByRole('button', { name: 'Save reason' })).toBeDisabled();
    await fill(user, dialog, { Reason: typed });
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    await isClosed();
    expect(sent).toEqual([{ path: 'block-nights', body: { room: 'r1', unit: 3, ...nights, reason } }]);
  });

  test('whose change is refused shows why, and keeps what was typed', async () => {
    const body = { message: errorMessages['unit-not-free'], code: 'not-available', field: 'from' };
    const { user } = await openTimeline({ answer: () => ({ status: 409, body }) });
    const dialog = await openBlock(user);
    await fill(user, dialog, { Reason: 'New carpet' });
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(body.message);
    expect(dialog.getByLabelText('Reason')).toHaveValue('New carpet');
  });

  test('shows its dates and its reason to reception, which changes nothing of it', async () => {
    const { user } = await openTimeline({ role: 'reception' });
    const dialog = await openBlock(user);
    expect(dialog.getByText(/2 nights$/)).toBeVisible();
    for (const name of ['Unblock', 'Save reason']) expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'No. 3, block' })).toBeNull();
  });
});

describe('free nights of a closed hotel', () => {
  const press = async (role: string) => {
    const { user } = await openTimeline({ role, hotel: { closedBy: 'owner' } });
    await user.pointer([{ keys: '[MouseLeft]', target: track(4), coords: point(4, 3) }]);
    const dialog = within(await screen.findByRole('dialog', { name: /^No. 4, / }));
    expect(dialog.getByText(carryMessages.create.closed)).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
    return dialog.queryAllByRole('button', { name: 'Block' }).length;
  };
  test('can be blocked and not booked', async () => {
    expect(await press('manager')).toBe(1);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Book for a guest');
  });
  test('are neither booked nor blocked by reception', async () => expect(await press('reception')).toBe(0));
});
