import { containerOf, ofKind } from './deployment.js';
import { bookingIn, firstIn, testRules } from './test-rules.js';
import { findLostAddresses, findClosedPorts, findLostSelectors } from './networking.js';

testRules([
  [
    'every selector matches pods',
    findLostSelectors,
    (broken) => (bookingIn(broken).spec.template.metadata.labels = { 'app.kubernetes.io/name': 'bookings' }),
    /Service booking/,
  ],
  [
    'pods are spread by their own label',
    findLostSelectors,
    (broken) =>
      (bookingIn(broken).spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels = { name: 'x' }),
    /Deployment booking/,
  ],
  [
    'every Service leads to an open port',
    findClosedPorts,
    (broken) => (containerOf(bookingIn(broken)).ports[0].name = 'web'),
    /Service booking/,
  ],
  [
    'the Ingress leads to a Service',
    findClosedPorts,
    (broken) => (firstIn(broken, 'Ingress').spec.rules[0].http.paths[0].backend.service.name = 'front'),
    /Ingress to front/,
  ],
  [
    'every URL is a Service',
    findLostAddresses,
    (broken) => ofKind(broken.base, 'Service').forEach((one) => (one.spec.ports[0].port = 80)),
    /BOOKING_URL: http:\/\/booking:8080/,
  ],
]);
