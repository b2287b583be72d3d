import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';

/** Starts the emulators in a process of their own and creates the key that signs test tokens. */
export default async function startServers() {
  const servers = spawn(process.execPath, ['--import', 'tsx', 'sandbox/emulators/test-servers.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const addresses = await Promise.race([
    once(servers, 'message').then(([message]) => message),
    once(servers, 'exit').then(([code]) => Promise.reject(new Error(`the test servers ended with code ${code}`))),
  ]);
  Object.assign(process.env, addresses, { TEST_SIGNING_KEY: newSigningKey() });
  globalThis.testServers = servers;
}

const newSigningKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
