import { act, screen, waitFor } from '@testing-library/react';
import type { Staff } from '@wayhouse/contracts/calls/staff-calls';
import type { StaffRole } from '@wayhouse/domain/staff-roles';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { roleNames } from '@wayhouse/messages/staff-roles';
import { aHotelProfile, aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages as appMessages } from '../../app/messages.js';
import { messages } from './list/messages.js';

const list = 'GET /api/hotels/owner/all';
const show = 'GET /api/hotels/owner/h1/staff';
const hotelWith = (role: StaffRole) => () => ({ body: { hotels: [aHotelProfile({ role })] } });
const rita = {
  ...{ _id: 'u2', name: 'Rita Sen', email: 'rita@example.com', since: '2026-11-02T10:00:00.000Z' },
  role: 'reception' as const,
};
const invited = { _id: 'i1', email: 'sam@example.com', role: 'viewer' as const, endsAt: '2026-11-20T10:00:00.000Z' };

const renderStaff = (staff: Staff, answers: Parameters<typeof renderOwnerArea>[1] = {}) =>
  renderOwnerArea('/owner/hotel/staff', { [list]: hotelWith('owner'), [show]: () => ({ body: staff }), ...answers });

test('invites a member; what was entered stays until it is sent', async () => {
  const sent: unknown[] = [];
  const refusals = [
    { status: 429, body: { code: 'too-many-requests', message: errorMessages['too-many-invitations']() } },
  ];
  const { user } = renderStaff(
    { members: [], invitations: [] },
    {
      'POST /api/hotels/owner/h1/staff/invite': (body) => {
        sent.push(JSON.parse(String(body)));
        return (
          refusals.shift() ?? { body: { message: confirmations.memberInvited, members: [], invitations: [invited] } }
        );
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: messages.invite }));
  await user.click(screen.getByRole('button', { name: messages.form.send }));
  expect(await screen.findByRole('textbox', { name: messages.form.email })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: messages.form.email }), 'sam@example.com');
  await user.click(screen.getByRole('button', { name: messages.form.send }));
  expect(await screen.findByText(errorMessages['too-many-invitations']())).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: messages.form.email })).toHaveValue('sam@example.com');
  await user.click(screen.getByRole('button', { name: messages.form.send }));
  expect(await screen.findByText('sam@example.com')).toBeVisible();
  expect(sent).toEqual(Array(2).fill({ email: 'sam@example.com', role: 'reception' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an address that is refused is marked', async () => {
  const message = errorMessages['own-invitation'];
  const { user } = renderStaff(
    { members: [], invitations: [] },
    {
      'POST /api/hotels/owner/h1/staff/invite': () => ({
        status: 422,
        body: { code: 'rule-broken', field: 'email', message },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: messages.invite }));
  await user.type(screen.getByRole('textbox', { name: messages.form.email }), 'asha@example.com{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: messages.form.email })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('an invitation that is being sent cannot be changed or sent again; after a refusal the focus is where it was', async () => {
  const sent: unknown[] = [];
  let respond = () => {};
  const { user } = renderStaff(
    { members: [], invitations: [] },
    {
      'POST /api/hotels/owner/h1/staff/invite': async (body) => {
        sent.push(JSON.parse(String(body)));
        await new Promise<void>((resolve) => (respond = resolve));
        return { status: 503, body: { message: 'Later' } };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: messages.invite }));
  const email = screen.getByRole('textbox', { name: messages.form.email });
  const submit = screen.getByRole('button', { name: messages.form.send });
  await user.type(email, 'sam@example.com{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(email).toBeDisabled());
  await user.type(email, '.in{Enter}');
  expect(email).toHaveValue('sam@example.com');
  // As in browsers, where a field that is disabled has no focus.
  act(() => (submit.focus(), submit.blur()));
  respond();
  expect(await screen.findByText('Later')).toBeVisible();
  expect(email).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual(Array(2).fill({ email: 'sam@example.com', role: 'reception' })));
});

test('changes a role, withdraws an invitation and removes a member, each shown at once', async () => {
  const { user } = renderStaff(
    { members: [rita], invitations: [invited] },
    {
      'POST /api/hotels/owner/h1/staff/role': (body) => {
        expect(JSON.parse(String(body))).toEqual({ userId: 'u2', role: 'manager' });
        const message = confirmations.memberRoleChanged;
        return { body: { message, members: [{ ...rita, role: 'manager' }], invitations: [invited] } };
      },
      'POST /api/hotels/owner/h1/staff/withdraw': () => ({
        body: { message: confirmations.invitationWithdrawn, members: [rita], invitations: [] },
      }),
      'POST /api/hotels/owner/h1/staff/remove': () => ({
        body: { message: confirmations.memberRemoved, members: [], invitations: [] },
      }),
    },
  );
  await user.click(await screen.findByRole('combobox', { name: messages.roleOf('Rita Sen') }));
  await user.click(screen.getByRole('option', { name: roleNames.manager }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent(roleNames.manager));
  await user.click(screen.getByRole('button', { name: messages.withdraw('sam@example.com') }));
  await waitFor(() => expect(screen.queryByText('sam@example.com')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: messages.remove('Rita Sen') }));
  await user.click(screen.getByRole('button', { name: messages.removing.confirm }));
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('a member is there since the day it was at the hotel', async () => {
  const late = { ...rita, since: '2026-11-02T20:00:00.000Z' };
  renderStaff({ members: [late], invitations: [] });
  expect(await screen.findByText('rita@example.com, since Tue, 3 Nov 2026')).toBeVisible();
});

test.each([
  ['viewer', false, 0],
  ['manager', true, 1],
] as const)('a %s sees what the role allows', async (role, canAdd, switches) => {
  renderOwnerArea('/owner/list-room', {
    [list]: hotelWith(role),
    'GET /api/rooms/owner': () => ({ body: { rooms: [aRoom()] } }),
  });
  await screen.findByText('Free WiFi, Pool Access');
  await waitFor(() => expect(screen.queryAllByRole('switch')).toHaveLength(switches));
  expect(screen.queryAllByRole('link', { name: 'Add Room' }).length > 0).toBe(canAdd);
});

test('a page that the role is too low for is replaced by the reason', async () => {
  renderOwnerArea('/owner/hotel/staff', { [list]: hotelWith('manager'), [show]: () => ({ status: 403, body: {} }) });
  expect(await screen.findByText(appMessages.roleTooLow.title)).toBeVisible();
});
