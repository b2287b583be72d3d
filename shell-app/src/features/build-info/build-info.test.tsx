import { screen, within } from '@testing-library/react';
import { RuntimeConfigProvider } from '../../shared/runtime-config.js';
import { renderPart } from '../../testing/render-part.js';
import { BuildInfo } from './build-info.js';

const manifest = (buildVersion: string, hash: string) => ({ metaData: { buildInfo: { buildVersion, hash } } });
const served: Record<string, object> = {
  '/config.json': {
    remotes: { owner: '/remotes/owner/m.json', 'static-pages': '/remotes/static/m.json' },
    releases: {},
  },
  '/mf-manifest.json': manifest('1.4.0', 'aaaaaaaabbbb'),
  '/remotes/owner/m.json': manifest('2.0.1', 'ccccccccdddd'),
};

test('shows the version and build of each front end, and which one is unavailable', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const body = served[String(url)];
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 503 });
  });
  const { user } = renderPart(
    <RuntimeConfigProvider>
      <BuildInfo />
    </RuntimeConfigProvider>,
  );
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(await row('Shell').findByText('1.4.0')).toBeVisible();
  expect(await row('Owner').findByText('2.0.1')).toBeVisible();
  expect(row('Owner').getByText('cccccccc')).toBeVisible();
  expect(await row('Information').findByText('Unavailable')).toBeVisible();

  served['/remotes/static/m.json'] = manifest('1.0.0', 'eeeeeeeeffff');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await row('Information').findByText('1.0.0')).toBeVisible();
});
