import { hostAtMinor, remoteContract } from '@wayhouse/contracts/remote-contract';
import { screen } from '@testing-library/react';
import { contract } from './App.js';
import { renderPage } from '../testing/render-page.js';

test('exports the contract version it was built with', () => {
  expect(contract).toEqual(remoteContract);
});

test('sends applications to the support address in a host without careersEmail', async () => {
  renderPage('/careers', (host) => hostAtMinor(1, host));
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'work@example.com' })).toBeNull();
});

test('works in a host of the first minor version, which passes fewer props', async () => {
  renderPage('/helpcenter', (host) => hostAtMinor(0, host));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
