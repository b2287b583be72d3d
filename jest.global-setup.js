import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Before the first test: the servers that tests talk to, in a process of their own. */
export default async function startServers() {
  const servers = spawn(process.execPath, ['--import', 'tsx', 'sandbox/src/test-servers.ts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const addresses = await Promise.race([
    once(servers, 'message').then(([message]) => message),
    once(servers, 'exit').then(([code]) => Promise.reject(new Error(`the test servers ended with code ${code}`))),
  ]);
  Object.assign(process.env, addresses);
  globalThis.testServers = servers;
}
