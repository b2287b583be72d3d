import { handedOver, remoteContract } from '@wayhouse/contracts/remote-contract';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '../session/session.js';
import { createSessionStore } from '../session/session-store.js';
import { useRemoteProps } from './use-remote-props.js';

const config = {
  ...{ remotes: { owner: '', 'static-pages': '' }, clerk: { publishableKey: 'pk_test_' }, sandbox: true },
  ...{
    currency: 'USD',
    supportPhone: '+1 555 010 0199',
    supportEmail: 'help@example.com',
    careersEmail: 'work@example.com',
  },
};

test('a host hands over all that the contract names, and nothing else', () => {
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
  const kinds = (given = {}, at = '') => Object.entries(given).map(([name, value]) => [at + name, typeof value]);
  const given = [...kinds(props), ...kinds(props.config, 'config.')];
  expect(Object.fromEntries(given)).toEqual(handedOver(remoteContract.minor));
});
