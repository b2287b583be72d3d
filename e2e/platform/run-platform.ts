import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** A few guests book a lot here, and all of them fill in forms from one address. */
const limits = {
  ...{ MAX_UNPAID_BOOKINGS: '1000', MAX_UNPAID_NIGHTS: '9999', MAX_UNPAID_SAME_NIGHT: '100' },
  ...{ MAX_NEW_HOTELS_PER_SENDER_AND_DAY: '1000', MAX_NEW_HOTELS_PER_HOUR: '1000' },
  ...{ MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: '0', MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: '0' },
  ...{ MAX_CALENDAR_IMPORTS_PER_ACCOUNT_AND_MINUTE: '0', MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: '0' },
  MAX_MESSAGES_PER_ACCOUNT_AND_MINUTE: '0',
  ...{ MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE: '0', MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE: '0' },
  MAX_ROOM_IMPORTS_PER_ACCOUNT_AND_MINUTE: '0',
  MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: '1000',
  RATE_LIMIT_FORMS_PER_MINUTE: '1000',
  FORMS_WITHOUT_CHALLENGE_PER_HOUR: '0',
};

type RunFile = { url: string; SHELL_URL: string; processes: Record<string, { pid: number }> };

/** The complete platform on a port and a data folder of its own, started as by `npm start`. */
export function createPlatform(settings: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayhouse-'));
  const runFile = (): RunFile => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as RunFile;
  let launcher: ReturnType<typeof spawn> | undefined;

  return {
    dataDir,
    runFile,
    async start(port: number) {
      launcher = spawn(process.execPath, ['sandbox/start.js'], {
        cwd: root,
        env: { ...process.env, ...limits, ...settings, PORT: String(port), DATA_DIR: dataDir },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const ended = once(launcher, 'exit').then(([code]) =>
        Promise.reject(new Error(`the platform ended: ${String(code)}`)),
      );
      await Promise.race([once(launcher, 'message'), ended]);
      ended.catch(() => undefined);
    },
    /** Kills every process with SIGKILL. */
    async killAll() {
      const pids = [launcher?.pid, ...Object.values(runFile().processes).map(({ pid }) => pid)];
      const gone = launcher && once(launcher, 'exit');
      for (const pid of pids) if (pid) process.kill(pid, 'SIGKILL');
      await gone;
    },
    async stop() {
      if (launcher && launcher.exitCode === null && launcher.signalCode === null) {
        launcher.kill('SIGTERM');
        await once(launcher, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A free port below those that systems give to outgoing connections, of which one might take it before the platform does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
