import { readConfig } from '../config.js';
import { startGateway } from '../start-gateway.js';
import { startStubShell } from './stub-shell.js';

/** An address where nobody listens. */
export const unreachableUrl = 'http://127.0.0.1:9';

/** A gateway in this process, with a server in the place of the shell's. `over` sets its upstreams and other settings. */
export async function testGateway(over: NodeJS.ProcessEnv = {}, overrides?: Parameters<typeof startGateway>[1]) {
  const shell = await startStubShell();
  const { MINIO_ENDPOINT = unreachableUrl, MINIO_ACCESS_KEY = 'key', MINIO_SECRET_KEY = 'secret-key' } = process.env;
  const settings = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://stay.example.test',
    SHELL_URL: shell.url,
    CATALOG_URL: unreachableUrl,
    BOOKING_URL: unreachableUrl,
    PAYMENT_URL: unreachableUrl,
    NOTIFICATION_URL: unreachableUrl,
    OWNER_REMOTE_URL: unreachableUrl,
    STATIC_PAGES_REMOTE_URL: unreachableUrl,
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.stay.test$')}`,
    MINIO_ENDPOINT,
    MINIO_ACCESS_KEY,
    MINIO_SECRET_KEY,
    ...over,
  });
  const config = { ...settings, LOG_LEVEL: 'silent' as const };
  const gateway = await startGateway(config, overrides);
  return {
    ...gateway,
    config,
    get: (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers }),
    async stop() {
      await Promise.all([gateway.stop(), shell.stop()]);
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>;
