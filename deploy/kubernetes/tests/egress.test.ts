import { type DeploymentFiles, nameOf, ofKind } from './deployment.js';
import { findMissingWays, findOpen, findUnneededWays } from './egress.js';
import { testRules } from './test-rules.js';

const policy = ({ base }: DeploymentFiles, name: string) =>
  ofKind(base, 'NetworkPolicy').find((one) => nameOf(one) === name);
const addPart = (files: DeploymentFiles, name: string, part: string) =>
  policy(files, name).spec.podSelector.matchExpressions[0].values.push(part);
const without = (files: DeploymentFiles, name: string, part: string) => {
  const [expression] = policy(files, name).spec.podSelector.matchExpressions;
  expression.values = expression.values.filter((one: string) => one !== part);
};

testRules([
  [
    'no part may send everywhere',
    findOpen,
    (broken) => (policy(broken, 'no-egress').spec.policyTypes = ['Ingress']),
    /^owner-remote\nstatic-pages-remote$/,
  ],
  [
    'every part may send where its settings lead',
    findMissingWays,
    (broken) => without(broken, 'stores', 'booking'),
    /booking to storage:27017\nbooking to storage:5671\nbooking to storage:5672$/,
  ],
  [
    'who sends anywhere can find addresses',
    findMissingWays,
    (broken) => without(broken, 'names-and-traces', 'payment'),
    /payment to kube-system:53/,
  ],
  [
    'the gateway reaches every part',
    findMissingWays,
    (broken) =>
      policy(broken, 'gateway-to-parts').spec.egress[0].to[0].podSelector.matchExpressions[0].values.push('shell'),
    /gateway to shell:http/,
  ],
  [
    'the shell reaches what pages are made of, and no other part',
    findUnneededWays,
    (broken) =>
      policy(broken, 'shell-to-parts').spec.egress[0].to[0].podSelector.matchExpressions[0].values.push('payment'),
    /^shell to payment:http$/,
  ],
  [
    'gateways reach the store where they count together',
    findMissingWays,
    (broken) => (policy(broken, 'shared-limits').spec.podSelector.matchLabels = { none: 'such' }),
    /^gateway to storage:27017$/,
  ],
  [
    'the gateway reaches MongoDB and not the broker',
    findUnneededWays,
    (broken) => addPart(broken, 'stores', 'gateway'),
    /^gateway to storage:5672\ngateway to storage:5671$/,
  ],
  [
    'only who has a key of Clerk or Stripe sends to the internet',
    findUnneededWays,
    (broken) => addPart(broken, 'clerk-and-stripe', 'gateway'),
    /gateway to outside:443/,
  ],
  [
    'no port is open without need',
    findUnneededWays,
    (broken) => policy(broken, 'mail').spec.egress[0].ports.push({ port: 25 }),
    /notification to outside:25/,
  ],
  [
    'no rule opens every port or place',
    findUnneededWays,
    (broken) => policy(broken, 'photos').spec.egress.push({}),
    /catalog to everywhere:every/,
  ],
  [
    'private addresses and the metadata of the cloud are not outside',
    findUnneededWays,
    (broken) => policy(broken, 'clerk-and-stripe').spec.egress[0].to[0].ipBlock.except.splice(3, 1),
    /payment to 0\.0\.0\.0\/0:443/,
  ],
]);
