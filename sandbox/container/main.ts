import { createServer } from 'node:http';
import { demoAccounts } from '../demo/demo-accounts.js';
import { providerAddresses } from '../platform/addresses.js';
import { sandboxSecrets } from '../emulators/providers/secrets.js';
import { startProviders } from '../emulators/providers/start-providers.js';
import { publishSettings } from './publish-settings.js';
import { type ContainerSettings, readContainerSettings } from './read-settings.js';

// The sandbox as a container beside the services: it stands in for Clerk, Stripe and mail as long as one of them is not
// real, and leaves in SETTINGS_DIR what the services need to know of that.
const own = { host: '0.0.0.0', port: 8080, smtpPort: 2525 };
const readyPort = 8081;

async function main(): Promise<void> {
  const settings = readContainerSettings(process.env);
  const { real, publicUrl, settingsDir } = settings;
  const standIns = real.clerk && real.stripe && real.mail ? undefined : await standIn(settings);
  publishSettings(settingsDir, { PUBLIC_URL: publicUrl, ...standIns?.addresses });
  // Its answer says that the settings lie there.
  const ready = createServer((_request, response) => response.end('ready')).listen(readyPort);
  const stop = () => {
    ready.close();
    void Promise.resolve(standIns?.close()).finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
}

async function standIn(settings: ContainerSettings) {
  const { dataDir, publicUrl, webhookUrl, host } = settings;
  const { url, smtpUrl, clerk, stripe, close } = await startProviders({
    ...{ ...sandboxSecrets(dataDir), ...own, dataDir, publicUrl, webhookUrl, demoAccounts },
  });
  const seenFromElsewhere = (address: string) => address.replace(own.host, host);
  const addresses = providerAddresses(settings, {
    ...{ ready: seenFromElsewhere(url), smtp: seenFromElsewhere(smtpUrl) },
    clerk: { ...clerk, apiUrl: seenFromElsewhere(clerk.apiUrl) },
    stripe: { ...stripe, apiUrl: seenFromElsewhere(stripe.apiUrl) },
  });
  return { addresses, close };
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
