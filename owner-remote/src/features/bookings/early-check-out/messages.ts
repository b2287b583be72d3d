import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('owner-remote/early-check-out', {
  title: 'Check out early?',
  left: (nights: number) =>
    plural(nights, { one: '# night of this stay is left.', other: '# nights of this stay are left.' }),
  stillSold: 'Checking out alone leaves them sold, and in the price. To sell them again, change the departure first.',
  stillSoldAnyway: 'What is left stays sold, and in the price.',
  change: 'Change departure first',
  keep: 'Check out, nights stay booked',
  dismiss: 'Not yet',
});
