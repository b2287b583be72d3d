import { asHostOf, remoteContract } from '@wayhouse/contracts/remote-contract';
import { screen } from '@testing-library/react';
import { contract } from './App.js';
import { showPage } from '../testing/render-page.js';

test('says which contract it was built with', () => {
  expect(contract).toEqual(remoteContract);
});

test('in a host that does not know where applications go, they go to those who help', async () => {
  showPage('/careers', (host) => asHostOf(1, host));
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'work@example.com' })).toBeNull();
});

test('works in a host of the first minor, which hands over less', async () => {
  showPage('/helpcenter', (host) => asHostOf(0, host));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
