import { readContainerConfig } from './config.js';

const right = { SETTINGS_DIR: '/run/wayhouse', ADVERTISED_HOST: 'sandbox', PORT: '3900' };

test('reads the address of the site and the real servers', () => {
  const real = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readContainerConfig({ ...right, ...real, CLERK_SECRET_KEY: '' })).toMatchObject({
    publicUrl: 'http://localhost:3900',
    settingsDir: '/run/wayhouse',
    host: 'sandbox',
    real: { stripe: real },
  });
});

test('reports every wrong setting by name', () => {
  const wrong = () => readContainerConfig({ PORT: 'x', WEBHOOK_URL: 'gateway', CLERK_SECRET_KEY: 'sk_test_1' });
  expect(wrong).toThrow(Error);
  for (const name of ['SETTINGS_DIR', 'ADVERTISED_HOST', 'PORT', 'WEBHOOK_URL', 'CLERK_JWT_KEY'])
    expect(wrong).toThrow(name);
});

test('refuses to stand in for a server of a site that others reach', () => {
  const site = { ...right, PUBLIC_URL: 'https://stays.example' };
  const clerk = {
    CLERK_SECRET_KEY: 'sk_live_1',
    CLERK_PUBLISHABLE_KEY: 'pk_live_1',
    CLERK_JWT_KEY: 'key',
    CLERK_WEBHOOK_SECRET: 'whsec_1',
  };
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => readContainerConfig({ ...site, ...clerk, ...stripe })).toThrow('ALLOW_EMULATORS=yes');
  expect(() =>
    readContainerConfig({ ...site, ...clerk, ...stripe, SMTP_URL: 'smtp://mail.stays.example' }),
  ).not.toThrow();
});

test('refuses to be published for others than this machine', () => {
  expect(() => readContainerConfig({ ...right, SITE_HOST: '127.0.0.1' })).not.toThrow();
  expect(() => readContainerConfig({ ...right, SITE_HOST: '0.0.0.0' })).toThrow('SITE_HOST is 0.0.0.0');
});
