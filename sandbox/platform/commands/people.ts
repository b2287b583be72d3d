import path from 'node:path';
import { z } from 'zod';
import { bookingPeople } from '@wayhouse/booking/accounts/people';
import { catalogPeople } from '@wayhouse/catalog/accounts/people';
import { notificationPeople } from '@wayhouse/notification/erasure/people';
import { paymentPeople } from '@wayhouse/payment/bookings/people';
import { runPeopleCommand } from '@wayhouse/service-kit/people';
import { runningPlatform } from '../data-folder/run-file.js';
import { readEnvironment } from '../config/env-file.js';
import { readConfig } from '../config/config.js';

const shape = z.object({
  MONGO_URL: z.string(),
  CLERK_SECRET_KEY: z.string(),
  CLERK_PUBLISHABLE_KEY: z.string().optional(),
  CLERK_API_URL: z.string().optional(),
});

/** The servers that the environment or `.env` names, and for the others those of the running platform. */
function findServers() {
  const root = path.resolve(import.meta.dirname, '../../..');
  const values = readEnvironment(root);
  const { dataDir } = readConfig(root, values, []).config;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const read = shape.safeParse({ ...runningPlatform(dataDir), ...given });
  if (read.success) return read.data;
  const names = read.error.issues.map(({ path: [name] }) => String(name)).join(', ');
  throw new Error(`Set ${names}, or start a platform with npm start.`);
}

async function main(): Promise<string> {
  return runPeopleCommand(process.argv.slice(2), findServers(), {
    catalog: catalogPeople,
    booking: bookingPeople,
    payment: paymentPeople,
    notification: notificationPeople,
  });
}

main().then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
