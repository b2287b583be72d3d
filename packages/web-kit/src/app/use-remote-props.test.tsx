import { providedProps, remoteContract } from '@wayhouse/contracts/remote-contract';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '../session/session.js';
import { createSessionStore } from '../session/session-store.js';
import { useRemoteProps } from './use-remote-props.js';

const config = {
  remotes: { owner: '', 'static-pages': '' },
  releases: {},
  observedShare: 100,
  pages: {},
  clerk: { publishableKey: 'pk_test_' },
  sandbox: true,
  currency: 'USD',
  supportPhone: '+1 555 010 0199',
  supportEmail: 'help@example.com',
  careersEmail: 'work@example.com',
  exchangeRates: { INR: 83.1 },
  mapTiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Streets' },
};

test('passes exactly the props that the contract names', () => {
  let props: { config?: object } = {};
  function Host() {
    props = useRemoteProps(config);
    return null;
  }
  render(
    <MemoryRouter>
      <SessionProvider config={undefined} navigate={() => undefined} store={createSessionStore()}>
        <Host />
      </SessionProvider>
    </MemoryRouter>,
  );
  const valueTypes = (values = {}, at = '') => Object.entries(values).map(([name, value]) => [at + name, typeof value]);
  const propTypes = [...valueTypes(props), ...valueTypes(props.config, 'config.')];
  expect(Object.fromEntries(propTypes)).toEqual(providedProps(remoteContract.minor));
});
