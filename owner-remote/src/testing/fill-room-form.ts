import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aPhotoFile } from './photo-files.js';

export async function fillRoomForm(user: UserEvent, price = '149.50') {
  await user.upload(screen.getByLabelText('Cover photo'), aPhotoFile('sea.jpg'));
  await user.click(screen.getByRole('combobox', { name: 'Room type' }));
  await user.click(screen.getByRole('option', { name: 'Family Suite' }));
  await user.click(screen.getByLabelText('Price per night'));
  await user.paste(price);
  await user.click(screen.getByLabelText('Free WiFi'));
}

export const submitRoomForm = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Room' }));
