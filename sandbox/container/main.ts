import { createServer } from 'node:http';
import { demoAccounts } from '../demo/demo-accounts.js';
import { providerAddresses } from '../platform/config/server-addresses.js';
import { sandboxSecrets } from '../emulators/providers/secrets.js';
import { startProviders } from '../emulators/providers/start-providers.js';
import { publishSettings } from './publish-settings.js';
import { type ContainerConfig, readContainerConfig } from './config.js';

// The sandbox as a container beside the services: it runs the Clerk, Stripe and SMTP emulators unless all three are real,
// and writes their addresses and keys to SETTINGS_DIR for the services.
const own = { host: '0.0.0.0', port: 8080, smtpPort: 2525 };
const readyPort = 8081;

async function main(): Promise<void> {
  const config = readContainerConfig(process.env);
  const { real, publicUrl, settingsDir } = config;
  const emulators = real.clerk && real.stripe && real.mail ? undefined : await startEmulators(config);
  publishSettings(settingsDir, { PUBLIC_URL: publicUrl, ...emulators?.addresses });
  // For the health check: the settings are published.
  const ready = createServer((_request, response) => response.end('ready')).listen(readyPort);
  const stop = () => {
    ready.close();
    void Promise.resolve(emulators?.close()).finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
}

async function startEmulators(config: ContainerConfig) {
  const { dataDir, publicUrl, webhookUrl, host } = config;
  const { url, smtpUrl, clerk, stripe, mail, close } = await startProviders({
    ...sandboxSecrets(dataDir),
    ...own,
    dataDir,
    publicUrl,
    webhookUrl,
    demoAccounts,
  });
  const externalAddress = (address: string) => address.replace(own.host, host);
  const addresses = providerAddresses(config, {
    ready: externalAddress(url),
    smtp: externalAddress(smtpUrl),
    clerk: { ...clerk, apiUrl: externalAddress(clerk.apiUrl) },
    stripe: { ...stripe, apiUrl: externalAddress(stripe.apiUrl) },
    mail,
  });
  return { addresses, close };
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
