import { runService } from '@wayhouse/service-kit';
import type { testConfig } from '@wayhouse/service-kit/testing';
import { buildBooking } from '../services/booking/src/compose.js';
import { nobodyInParticular } from './book-one.js';

// The booking service by itself, at the moment the factories' rooms are booked for.
process.once('message', async (config: ReturnType<typeof testConfig>) => {
  const service = await runService(
    'booking',
    config,
    (given) => buildBooking({ ...given, currency: config.CURRENCY }),
    {
      profileOf: nobodyInParticular,
      now: () => new Date('2027-01-05T06:30:00Z'),
    },
  );
  process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
  process.send?.(service.url);
});
