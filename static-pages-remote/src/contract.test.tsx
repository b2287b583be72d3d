import { asHostOf, remoteContract } from '@wayhouse/contracts/remote-contract';
import { screen } from '@testing-library/react';
import { contract } from './App.js';
import { showPage } from './testing/show-page.js';

test('says which contract it was built with', () => {
  expect(contract).toEqual(remoteContract);
});

test('works in a host of the first minor, which hands over less', async () => {
  showPage('/helpcenter', (host) => asHostOf(0, host));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
