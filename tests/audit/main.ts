import { parseArgs } from 'node:util';
import { connectPlatform } from './connect-platform.js';
import { findLasting } from './find-contradictions.js';
import { repair } from './repair.js';
import { findSettings } from './settings.js';

// `npm run audit [-- --repair] [--patience <seconds>]`: docs/operations.md.
async function audit(): Promise<number> {
  const options = { repair: { type: 'boolean' }, patience: { type: 'string', default: '10' } } as const;
  const { values } = parseArgs({ options });
  const patienceMs = Number(values.patience) * 1000;
  const platform = await connectPlatform(findSettings());
  try {
    let { data, found } = await findLasting(platform, patienceMs);
    if (values.repair && found.length) {
      for (const line of await repair(platform, data, found)) console.log(line);
      ({ data, found } = await findLasting(platform, patienceMs));
    }
    for (const { kind, text } of found) console.log(`${kind.padEnd(26)} ${text}`);
    const { booking, payment, catalog, photos } = data;
    const read = [
      `${booking.bookings.length} bookings`,
      `${booking.nights.length} nights`,
      `${payment.payments.flatMap(({ cardPayments }) => cardPayments).length} card payments`,
      `${catalog.rooms.length} rooms`,
      `${photos.size} photos`,
    ];
    console.log(`${found.length} contradictions in ${read.join(', ')}.`);
    return found.length ? 1 : 0;
  } finally {
    await platform.close();
  }
}

audit().then(
  (code) => void (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
