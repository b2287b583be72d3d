import { screen } from '@testing-library/react';
import { renderOwnerArea } from '../testing/render-owner-area.js';
import { messages } from './messages.js';

test('the menu of the user asks before it leaves what is not saved', async () => {
  const { user, host } = renderOwnerArea('/owner/add-room', {});
  await user.type(await screen.findByLabelText('Price per night'), '120');
  await user.click(screen.getByRole('button', { name: /Asha Rao/ }));
  await user.click(screen.getByRole('menuitem', { name: messages.myData }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(host.navigate).not.toHaveBeenCalled();
});
