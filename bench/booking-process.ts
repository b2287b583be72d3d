import { startService } from '@wayhouse/service-kit';
import type { testConfig } from '@wayhouse/service-kit/testing';
import { noUnpaidLimits } from '@wayhouse/booking';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { stubProfile } from './book-room.js';

// The booking service alone, at the time of the test factories.
process.once('message', async (config: ReturnType<typeof testConfig>) => {
  const service = await startService(
    'booking',
    config,
    (context) => composeBooking(context, bookingConfig, { unpaidLimits: noUnpaidLimits }),
    {
      findProfile: stubProfile,
      now: () => new Date('2027-01-05T06:30:00Z'),
    },
  );
  process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
  process.send?.(service.url);
});
