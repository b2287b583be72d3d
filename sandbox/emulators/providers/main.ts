import { readConfig } from './config.js';
import { startProviders } from './start-providers.js';

try {
  const { url, smtpUrl, clerk, stripe, mail, close } = await startProviders(readConfig(process.env));
  const stop = () => void close().finally(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.send?.({ ready: url, smtp: smtpUrl, clerk, stripe, mail });
} catch (error) {
  console.error(`The Clerk, Stripe and SMTP emulators could not start: ${(error as Error).message}`);
  process.exit(1);
}
