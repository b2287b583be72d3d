import { firstGuest, firstOwner } from '../demo/demo-accounts.js';
import type { Progress } from './progress.js';
import type { Config } from './config/config.js';

/** Prints what to do next. */
export function printGreeting(
  { line, bold, dim }: Progress,
  { publicUrl, dataDir, real }: Config,
  hasDemo: boolean,
): void {
  const row = (what: string, text: string) => line(`  ${what.padEnd(9)} ${text}`);
  const usesProviders = !real.clerk || !real.stripe || !real.mail;
  line('');
  row('Open', bold(publicUrl));
  if (hasDemo) {
    row('Guest', `${firstGuest.email}  ${dim('password')} ${firstGuest.password}`);
    row('Owner', `${firstOwner.email}  ${dim('password')} ${firstOwner.password}`);
  }
  if (usesProviders) row('Sandbox', `${publicUrl}/__sandbox/  ${dim('emails, payments, demo accounts')}`);
  row('Logs', `${dataDir}/logs`);
  row('Stop', 'Ctrl-C');
  line('');
}

/** Prints the addresses of the emulators. */
export function printEmulators({ line, dim }: Progress, addresses: Record<string, string>, { dataDir }: Config): void {
  line('');
  for (const [name, value] of Object.entries(addresses)) {
    if (!/KEY|SECRET/.test(name)) line(`  ${name.padEnd(16)} ${value}`);
  }
  line(`  ${'Keys'.padEnd(16)} ${dim('in')} ${dataDir}/run.json`);
  line(`  ${'Stop'.padEnd(16)} Ctrl-C\n`);
}
