import { hostAtMinor, remoteContract } from '@wayhouse/contracts/remote-contract';
import { screen } from '@testing-library/react';
import { contract } from './App.js';
import { renderOwnerArea } from '../testing/render-owner-area.js';

test('exports the contract version it was built with', () => {
  expect(contract).toEqual(remoteContract);
});

test('works in a host of the first minor version, which passes fewer props', async () => {
  renderOwnerArea('/owner/list-room', { 'GET /api/rooms/owner': () => ({ body: { rooms: [] } }) }, (host) =>
    hostAtMinor(0, host),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
