import { screen, within } from '@testing-library/react';
import { renderOwnerArea } from '../testing/render-owner-area.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

async function chooseAfterTyping(item: string) {
  const part = renderOwnerArea('/owner/add-room', {});
  await part.user.type(await screen.findByLabelText('Price per night'), '120');
  await part.user.click(screen.getByRole('button', { name: /Asha Rao/ }));
  await part.user.click(screen.getByRole('menuitem', { name: item }));
  return { ...part, dialog: within(await screen.findByRole('dialog')) };
}

test('the menu of the user asks before it leaves what is not saved', async () => {
  const { host } = await chooseAfterTyping(messages.myData);
  expect(host.navigate).not.toHaveBeenCalled();
});

test('signing out asks before it loses what is not saved', async () => {
  const { user, host, dialog } = await chooseAfterTyping(messages.signOut);
  expect(host.signOut).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: shared.leaving.leave }));
  expect(host.signOut).toHaveBeenCalledTimes(1);
});
