import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@wayhouse/service-kit/testing';
import { bundle } from '@wayhouse/service-kit/bundle.js';

// A process as it runs in production: bundled, where an import in the wrong place would load everything at its start.
const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-tracing-'));
const unreachable = 'http://127.0.0.1:9';
const addresses = ['CATALOG', 'BOOKING', 'PAYMENT', 'NOTIFICATION', 'OWNER_REMOTE', 'STATIC_PAGES_REMOTE', 'SHELL'];
const settings = {
  ...Object.fromEntries(addresses.map((name) => [`${name}_URL`, unreachable])),
  ...{ MINIO_ENDPOINT: unreachable, MINIO_ACCESS_KEY: 'a', MINIO_SECRET_KEY: 'b', PORT: '0' },
  CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuc3RheS50ZXN0JA==',
};
const reportLoaded = `
  process.on('message', () => process.send({ loaded: Object.keys(require.cache) }));
`;

let main: string;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'report-loaded.cjs'), reportLoaded);
  [main = ''] = await bundle(root, ['services/gateway/src/main.ts']);
});
const children: ChildProcess[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function startProcess(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--require', path.join(folder, 'report-loaded.cjs'), main], {
    env: { PATH, ...settings, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  return {
    url: ready,
    async loaded(): Promise<string[]> {
      child.send('loaded?');
      const [{ loaded }] = (await once(child, 'message')) as [{ loaded: string[] }];
      return loaded;
    },
    /** Resolves to the exit code. */
    async stop(): Promise<number> {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    },
  };
}

async function collector(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sdkFiles = (files: string[]) => files.filter((file) => /@opentelemetry[/\\](?!api[/\\])/.test(file));

test('does not load the tracing SDK without its setting', async () => {
  const gateway = await startProcess({});
  await fetch(`${gateway.url}/api/openapi.json`);
  const loaded = await gateway.loaded();
  expect(loaded.some((file) => file.includes('express'))).toBe(true);
  expect(sdkFiles(loaded)).toEqual([]);
  expect(await gateway.stop()).toBe(0);
});

test('exports recorded spans before the process exits', async () => {
  let received = '';
  const url = await collector((request, response) => {
    request.on('data', (part) => (received += String(part)));
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  const gateway = await startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` });
  expect(sdkFiles(await gateway.loaded())).not.toEqual([]);
  await (await fetch(`${gateway.url}/api/openapi.json`)).text();
  expect(await gateway.stop()).toBe(0);
  const sent = JSON.parse(received) as object;
  expect(JSON.stringify(sent)).toContain('"name":"GET /api/openapi.json"');
  expect(JSON.stringify(sent)).toContain('{"key":"service.name","value":{"stringValue":"gateway"}}');
});

test('an unresponsive collector does not delay the exit', async () => {
  let isCalled = false;
  const url = await collector(() => (isCalled = true));
  const gateway = await startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  await (await fetch(`${gateway.url}/api/openapi.json`)).text();
  expect(await gateway.stop()).toBe(0);
  await eventually(() => Promise.resolve(expect(isCalled).toBe(true)));
});
