import { containerOf } from './deployment.js';
import { bookingIn, testRules } from './test-rules.js';
import { findShortGracePeriods, findUnhardened, findWithoutResources, findUnprobed } from './pods.js';

testRules([
  ['every pod has probes', findUnprobed, (broken) => delete containerOf(bookingIn(broken)).startupProbe, /booking/],
  [
    'liveness does not depend on other servers',
    findUnprobed,
    (broken) => (containerOf(bookingIn(broken)).livenessProbe.httpGet.path = '/health/ready'),
    /booking/,
  ],
  [
    'every pod is hardened',
    findUnhardened,
    (broken) => (containerOf(bookingIn(broken)).securityContext.capabilities.drop = ['NET_RAW']),
    /booking/,
  ],
  [
    'every pod has requests and limits',
    findWithoutResources,
    (broken) => delete containerOf(bookingIn(broken)).resources.limits,
    /booking/,
  ],
  [
    'every pod has time for a graceful shutdown',
    findShortGracePeriods,
    (broken) => (bookingIn(broken).spec.template.spec.terminationGracePeriodSeconds = 6),
    /booking/,
  ],
]);
