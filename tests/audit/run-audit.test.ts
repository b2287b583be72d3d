import { runAudit } from './run-audit.js';
import { type PlantedPlatform, plantedPlatform } from './testing/planted-platform.js';

let platform: PlantedPlatform;
beforeEach(async () => {
  platform = await plantedPlatform();
});
afterEach(() => platform.stop());

async function run(config = platform.config) {
  const lines: string[] = [];
  const code = await runAudit(['--timeout', '0'], config, (line) => lines.push(line));
  return { code, lines };
}

test('states how many of each it has read', async () => {
  expect(await run()).toEqual({
    code: 0,
    lines: [
      'read catalog: 1 rooms, 1 hotels, 0 accounts, 0 register, 3 holds, 0 unshown, 0 events sent or to send, 0 processed',
      expect.stringMatching(
        /^read booking: 4 nights, 2 bookings, 2 filings, 0 guests, 1 blocks, 0 promotions, 0 invoices, 0 invoiceSeries, 1 rooms, 1 hotels, /,
      ),
      expect.stringMatching(/^read payment: 2 payments, 1 refunds, 0 orders, 0 setAside, 0 waiting, 2 bookings, /),
      expect.stringMatching(/^read notification: 2 bookings, 1 hotels, 0 addresses, /),
      'read dead letters: 0',
      'read photos: 1',
      '0 contradictions.',
    ],
  });
});

test('ends with 1 when there is a contradiction', async () => {
  await platform.rows('payment', 'payments').deleteOne({ _id: 'b1' as never });
  const { code, lines } = await run();
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^paid-without-payment +Booking b1 /);
});

test('finds nothing right in databases that nobody has stored anything in', async () => {
  const { databases } = platform.config;
  const wrong = { ...databases, booking: { ...databases.booking, database: 'bookings-by-mistake' } };
  await expect(run({ ...platform.config, databases: wrong })).rejects.toThrow(
    "Nothing is stored in bookings-by-mistake: are these the services' databases?",
  );
});
