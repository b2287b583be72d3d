import { containerOf, ofKind } from './deployment.js';
import { bookingIn, firstIn, testRules } from './test-rules.js';
import {
  findJoinedPatches,
  findLostPatches,
  findLostFiles,
  findUnscaled,
  findInvalidDocuments,
  findWrongImages,
} from './kustomization.js';

testRules([
  [
    'every document is valid for the Kubernetes API',
    findInvalidDocuments,
    (broken) => (containerOf(bookingIn(broken)).readinesProbe = {}),
    /booking\.yaml Deployment booking: .*readinesProbe/,
  ],
  ['required fields are present', findInvalidDocuments, (broken) => delete bookingIn(broken).spec.selector, /selector/],
  [
    'every kind exists',
    findInvalidDocuments,
    (broken) => (firstIn(broken, 'PodDisruptionBudget').kind = 'Budget'),
    /Budget/,
  ],
  [
    'every patch is valid for the API',
    findInvalidDocuments,
    (broken) => (ofKind(broken.example, 'HorizontalPodAutoscaler')[0].spec.maxReplicas = '2'),
    /replicas\.yaml .*not assignable/,
  ],
  [
    'every file is named by its kustomization',
    findLostFiles,
    ({ base }) => base.kustomization.resources.pop(),
    /^egress-policies/,
  ],
  ['only files that exist are named', findLostFiles, ({ example }) => example.files.pop(), /settings\.env/],
  [
    'the example patches existing documents',
    findLostPatches,
    (broken) => (ofKind(broken.example, 'Ingress')[0].metadata.name = 'site'),
    /Ingress site/,
  ],
  [
    'each patch has a file of its own',
    findJoinedPatches,
    ({ example }) => example.manifests.push(example.manifests.find(({ part }) => part)!),
    /yaml$/,
  ],
  [
    'every deployable has its image, and nothing else has one',
    findWrongImages,
    (broken) => (containerOf(bookingIn(broken)).image = 'wayhouse/bookings'),
    /wayhouse\/booking\b/,
  ],
  [
    'the example gives each image a version',
    findWrongImages,
    ({ example }) => example.kustomization.images.pop(),
    /wayhouse/,
  ],
  [
    'every autoscaler scales a Deployment that exists',
    findUnscaled,
    (broken) => (firstIn(broken, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name = 'book'),
    /booking/,
  ],
  ['only the autoscaler sets replicas', findUnscaled, (broken) => (bookingIn(broken).spec.replicas = 2), /booking/],
  [
    'every Deployment has its budget',
    findUnscaled,
    (broken) => (firstIn(broken, 'PodDisruptionBudget').metadata.name = 'none'),
    /booking/,
  ],
]);
