import { screen } from '@testing-library/react';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { confirmations } from '@wayhouse/messages/confirmations';
import { amenityGroupNames, bedKindNames } from '@wayhouse/messages/room-description';
import { messages as sharedMessages } from '../../shared/messages.js';
import { aRoom } from '../../testing/factories.js';
import { renderOwnerArea } from '../../testing/render-owner-area.js';
import { messages } from './messages.js';

const conflict = { success: false, code: 'edit-conflict', message: 'This room was changed meanwhile.' };

/** The page of a room. `sent` has the bodies of what is saved, which is refused as often as there are refusals. */
function renderDescription(described: Partial<OwnRoom> = {}, refusals: object[] = []) {
  const sent: object[] = [];
  let room = aRoom({ version: 3, ...described });
  const rendered = renderOwnerArea('/owner/list-room/r1/description', {
    'GET /api/rooms/owner': () => ({ body: { rooms: [room] } }),
    'POST /api/rooms/r1/description': (body) => {
      const { version: _, ...description } = JSON.parse(String(body)) as Partial<OwnRoom>;
      sent.push(JSON.parse(String(body)) as object);
      const refusal = refusals.shift();
      if (refusal) {
        room = { ...room, version: room.version + 1, name: 'Sea Double' };
        return { status: 409, body: refusal };
      }
      room = { ...room, ...description, version: room.version + 1 };
      return { body: { message: confirmations.roomDescribed, room } };
    },
  });
  return { ...rendered, sent };
}
const field = (name: string | RegExp) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });

test('an owner describes a room; what is empty is left out', async () => {
  const { user, host, sent } = renderDescription();
  await user.type(await field(messages.name.label), 'Garden Double');
  await user.type(await field(messages.description.label), 'Quiet at night.');
  await user.type(await field(messages.squareMetres.label), '24');
  await user.type(await field(messages.mostAdults.label), '1');
  await user.type(await field(bedKindNames.queen), '1');
  await user.type(await field(bedKindNames.cot), '0');
  await user.click(screen.getByRole('checkbox', { name: 'Terrace' }));
  await user.click(screen.getByRole('checkbox', { name: 'Desk' }));
  await user.click(screen.getByRole('checkbox', { name: 'Step-free to the room' }));
  await user.click(await button(messages.submit));
  expect(await screen.findByDisplayValue('Garden Double')).toBeVisible();
  expect(host.toast.success).toHaveBeenCalledWith(confirmations.roomDescribed);
  expect(sent).toEqual([
    {
      version: 3,
      name: 'Garden Double',
      description: 'Quiet at night.',
      squareMetres: '24',
      mostAdults: '1',
      beds: [{ kind: 'queen', count: 1 }],
      moreAmenities: ['terrace', 'desk'],
      accessibility: ['step-free'],
    },
  ]);
});

test('shows the description that there is, and sends it back as it is', async () => {
  const described = {
    name: 'Garden Double',
    squareMetres: 24,
    beds: [{ kind: 'king' as const, count: 2 }],
    moreAmenities: ['desk' as const],
    accessibility: ['lift' as const],
  };
  const { user, sent } = renderDescription(described);
  expect(await field(bedKindNames.king)).toHaveValue(2);
  expect(screen.getByRole('group', { name: amenityGroupNames.work })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Desk' })).toBeChecked();
  await user.click(await button(messages.submit));
  expect(sent).toEqual([{ version: 3, ...described, description: '', squareMetres: '24' }]);
});

test('a number that cannot be is marked at its field, and nothing is sent', async () => {
  const { user, host, sent } = renderDescription();
  await user.type(await field(messages.name.label), 'Garden Double');
  await user.type(await field(bedKindNames.bunk), '99');
  await user.type(await field(messages.squareMetres.label), '0');
  await user.click(await button(messages.submit));
  expect(await field(bedKindNames.bunk)).toBeInvalid();
  expect(await field(messages.squareMetres.label)).toBeInvalid();
  expect(await field(bedKindNames.king)).toBeValid();
  expect(await field(messages.name.label)).toHaveValue('Garden Double');
  expect(host.toast.error).toHaveBeenCalledWith(messages.incomplete);
  expect(sent).toEqual([]);
});

test('where somebody else has changed the room, an owner keeps the own text or takes theirs', async () => {
  const { user, sent } = renderDescription({}, [conflict]);
  await user.type(await field(messages.name.label), 'Garden Double');
  await user.click(await button(messages.submit));
  expect(await screen.findByText(messages.conflict.title)).toBeVisible();
  expect(screen.getByText(/Double Bed · Sea Double/)).toBeVisible();
  await user.click(await button(sharedMessages.conflict.keepMine));
  expect(await screen.findByDisplayValue('Garden Double')).toBeVisible();
  expect(sent).toMatchObject([{ version: 3 }, { version: 4, name: 'Garden Double' }]);
});
