import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from 'e2e/platform/run-platform';
import { findConfig } from 'audit/config';
import { startStripeNetwork } from './stripe.js';

const root = path.resolve(import.meta.dirname, '../..');

/** Guests book a lot here, and all of them from one address. */
const settings = {
  ...{ MAX_UNPAID_BOOKINGS: '100000', MAX_UNPAID_NIGHTS: '100000', MAX_UNPAID_SAME_NIGHT: '1000' },
  MAX_NIGHT_CHANGES_PER_ACCOUNT_AND_MINUTE: '0',
  ...{ MAX_BOOKINGS_PER_ACCOUNT_AND_MINUTE: '0', MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: '0' },
  // One of the hotels has its prices in rupees.
  EXCHANGE_RATES: 'inr=83.1',
  ...{ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_BOOKINGS_PER_MINUTE: '0', RATE_LIMIT_CHECKS_PER_MINUTE: '0' },
};
/** Five minutes apart. Booking's is the later one: see docs/reliability.md. */
const clocks = { booking: 150_000, payment: -150_000 };

type RunFile = {
  url: string;
  processes: Record<string, { pid: number }>;
  control: { url: string; token: string };
} & Record<'STRIPE_API_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>;
export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** A folder with the demo data, loaded once; each seed has a copy of it. */
export async function prepareData(log: (line: string) => void): Promise<string> {
  const folder = newFolder();
  log('loading the demo data');
  const platform = await startPlatform({ folder, clocksApart: false });
  await platform.stop();
  return folder;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'wayhouse-torture-'));

export function copyData(from: string): string {
  const folder = newFolder();
  cpSync(from, folder, { recursive: true });
  return folder;
}

export const removeData = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** All processes of the platform on a free port, as `npm start` starts them. Stripe's webhooks go through this process. */
export async function startPlatform({ folder, clocksApart }: { folder: string; clocksApart: boolean }) {
  const dataDir = path.join(folder, 'platform');
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const stripe = await startStripeNetwork();
  const env = {
    ...process.env,
    ...settings,
    ...{ PORT: String(port), DATA_DIR: dataDir, WEBHOOK_URL: stripe.url, LOG_LEVEL: 'warn' },
    ...(clocksApart && {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'shift-clock.js')).href}`,
      TORTURE_CLOCKS: JSON.stringify(clocks),
    }),
  };
  const launcher = spawn(process.execPath, ['sandbox/start.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(launcher, 'exit').then(([code]) =>
    Promise.reject(new Error(`the platform ended: ${String(code)}`)),
  );
  ended.catch(() => undefined);
  await Promise.race([once(launcher, 'message'), ended]);
  const runFile = () => JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as RunFile;
  stripe.connect(site, runFile());
  const parts = Object.keys(runFile().processes);

  /** Starts a part that has ended, or that is about to: the process `killed`. Repeats until it runs. */
  async function revive(part: string, killed?: number): Promise<void> {
    const { url, token } = runFile().control;
    const headers = { authorization: `Bearer ${token}` };
    for (const end = Date.now() + reviveMs; ; await wait(100)) {
      const answer = await fetch(`${url}/start/${part}`, { method: 'POST', headers });
      const { message = '' } = (await answer.json()) as { message?: string };
      if (answer.ok) return;
      // The launcher notices the end of a process a moment later.
      if (/is running/.test(message) && runFile().processes[part]?.pid !== killed) return;
      if (Date.now() > end) throw new Error(`${part} cannot be started again: ${message}`);
    }
  }

  return {
    site,
    dataDir,
    stripe,
    config: findConfig({ DATA_DIR: dataDir }),
    pidOf: (part: string): number | undefined => runFile().processes[part]?.pid,
    revive,
    /** Starts all parts that have ended, and returns their number. */
    async reviveAll(log: (line: string) => void): Promise<number> {
      const ended = parts.filter((part) => !runFile().processes[part]);
      for (const part of ended) {
        log(`${part} had ended: ${lastLine(path.join(dataDir, 'logs', `${part}.log`))}`);
        await revive(part);
      }
      return ended.length;
    },
    async stop() {
      if (launcher.exitCode === null && launcher.signalCode === null) {
        const gone = once(launcher, 'exit');
        launcher.kill('SIGTERM');
        await gone;
      }
      await stripe.close();
    },
  };
}

const reviveMs = 90_000;

const lastLine = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';

/** The private key that the Clerk emulator signs tokens with. */
export function signingKeyOf(dataDir: string): string {
  const file = path.join(dataDir, 'clerk', 'signing-key.pem');
  if (!existsSync(file)) throw new Error(`No key of the Clerk emulator in ${file}.`);
  return readFileSync(file, 'utf8');
}
