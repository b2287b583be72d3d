import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.js';
import { startGateway } from '../start-gateway.js';

/** An address where nobody listens. */
export const unreachableUrl = 'http://127.0.0.1:9';

const shell = {
  'index.html': '<!doctype html><html><head><title>Shell</title></head><body>the shell</body></html>',
  'main.0123abcd.js': 'console.log("hashed")'.padEnd(2000),
  'documents/terms-of-use.pdf': '%PDF-1.7',
};

/** A gateway in this process with a small shell. `over` sets its upstreams and other settings. */
export async function testGateway(over: NodeJS.ProcessEnv = {}, overrides?: Parameters<typeof startGateway>[1]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-shell-'));
  mkdirSync(path.join(folder, 'documents'));
  for (const [name, text] of Object.entries(shell)) writeFileSync(path.join(folder, name), text);
  const { MINIO_ENDPOINT = unreachableUrl, MINIO_ACCESS_KEY = 'key', MINIO_SECRET_KEY = 'secret-key' } = process.env;
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHELL_DIR: folder,
    PUBLIC_URL: 'https://stay.example.test',
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
  const gateway = await startGateway(config, overrides);
  return {
    ...gateway,
    config,
    shellDir: folder,
    get: (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers }),
    async stop() {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>;
