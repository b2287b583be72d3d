import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config.js';
import { startShell } from '../start-shell.js';
import { smallRenderer } from './small-renderer.js';

const unreachableUrl = 'http://127.0.0.1:9';

const smallBuild = {
  ...smallRenderer(),
  'index.html': '<!doctype html><html><head><title>Shell</title></head><body>the shell</body></html>',
  'main.0123abcd.js': 'console.log("hashed")'.padEnd(2000),
  'documents/terms-of-use.pdf': '%PDF-1.7',
};

/**
 * The shell's server in this process, with a small build. `over` sets where it reads from, and other settings; `files` are added
 * to the build.
 */
export async function testShell(over: NodeJS.ProcessEnv = {}, files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayhouse-shell-'));
  for (const [name, text] of Object.entries({ ...smallBuild, ...files })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const settings = readConfig({
    PORT: '0',
    SHELL_DIR: folder,
    PUBLIC_URL: 'https://stay.example.test',
    CATALOG_URL: unreachableUrl,
    OWNER_REMOTE_URL: unreachableUrl,
    STATIC_PAGES_REMOTE_URL: unreachableUrl,
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.stay.test$')}`,
    MINIO_ENDPOINT: unreachableUrl,
    MINIO_ACCESS_KEY: 'key',
    MINIO_SECRET_KEY: 'secret-key',
    ...over,
  });
  const config = { ...settings, LOG_LEVEL: 'silent' as const };
  const shell = await startShell(config);
  return {
    ...shell,
    folder,
    get: (path: string, headers: Record<string, string> = {}) => fetch(shell.url + path, { headers }),
    async stop() {
      await shell.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestShell = Awaited<ReturnType<typeof testShell>>;
