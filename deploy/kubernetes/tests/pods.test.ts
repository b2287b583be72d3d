import { containerOf } from './deployment.js';
import { bookingIn, holds } from './holds.js';
import { cutOff, unhardened, unmeasured, unprobed } from './pods.js';

holds([
  ['every pod is probed', unprobed, (broken) => delete containerOf(bookingIn(broken)).startupProbe, /booking/],
  [
    'a pod is not restarted for what it needs of others',
    unprobed,
    (broken) => (containerOf(bookingIn(broken)).livenessProbe.httpGet.path = '/health/ready'),
    /booking/,
  ],
  [
    'every pod may do as little as it can',
    unhardened,
    (broken) => (containerOf(bookingIn(broken)).securityContext.capabilities.drop = ['NET_RAW']),
    /booking/,
  ],
  [
    'every pod says what it takes',
    unmeasured,
    (broken) => delete containerOf(bookingIn(broken)).resources.limits,
    /booking/,
  ],
  [
    'a pod has the time to end what runs',
    cutOff,
    (broken) => (bookingIn(broken).spec.template.spec.terminationGracePeriodSeconds = 6),
    /booking/,
  ],
]);
