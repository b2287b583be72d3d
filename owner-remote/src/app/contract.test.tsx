import { asHostOf, remoteContract } from '@wayhouse/contracts/remote-contract';
import { screen } from '@testing-library/react';
import { contract } from './App.js';
import { showOwnerArea } from '../testing/render-owner-area.js';

test('says which contract it was built with', () => {
  expect(contract).toEqual(remoteContract);
});

test('works in a host of the first minor, which hands over less', async () => {
  showOwnerArea('/owner/list-room', { 'GET /api/rooms/owner': () => ({ body: { rooms: [] } }) }, (host) =>
    asHostOf(0, host),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
