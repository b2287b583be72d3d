import { containerOf, ofKind } from './deployment.js';
import { bookingIn, firstIn, holds } from './holds.js';
import { lostChanges, lostFiles, notScaled, unfit, wrongImages } from './whole.js';

holds([
  [
    'every document fits the Kubernetes API',
    unfit,
    (broken) => (containerOf(bookingIn(broken)).readinesProbe = {}),
    /booking\.yaml Deployment booking: .*readinesProbe/,
  ],
  ['what the API asks for is there', unfit, (broken) => delete bookingIn(broken).spec.selector, /selector/],
  ['a kind exists', unfit, (broken) => (firstIn(broken, 'PodDisruptionBudget').kind = 'Budget'), /Budget/],
  [
    'a change fits the API too',
    unfit,
    (broken) => (ofKind(broken.example, 'HorizontalPodAutoscaler')[0].spec.maxReplicas = '2'),
    /replicas\.yaml .*not assignable/,
  ],
  [
    'every file is named by its kustomization',
    lostFiles,
    ({ base }) => base.kustomization.resources.pop(),
    /^notification|^network-policies/,
  ],
  ['only files that exist are named', lostFiles, ({ example }) => example.files.pop(), /settings\.env/],
  [
    'the example changes what there is',
    lostChanges,
    (broken) => (ofKind(broken.example, 'Ingress')[0].metadata.name = 'site'),
    /Ingress site/,
  ],
  [
    'every deployable has its image, and nothing else has one',
    wrongImages,
    (broken) => (containerOf(bookingIn(broken)).image = 'wayhouse/bookings'),
    /wayhouse\/booking\b/,
  ],
  [
    'the example gives each image a version',
    wrongImages,
    ({ example }) => example.kustomization.images.pop(),
    /wayhouse/,
  ],
  [
    'every autoscaler scales a Deployment that exists',
    notScaled,
    (broken) => (firstIn(broken, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name = 'book'),
    /booking/,
  ],
  ['only the autoscaler says how many run', notScaled, (broken) => (bookingIn(broken).spec.replicas = 2), /booking/],
  [
    'every Deployment has its budget',
    notScaled,
    (broken) => (firstIn(broken, 'PodDisruptionBudget').metadata.name = 'none'),
    /booking/,
  ],
]);
