import { parseEnv } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/ci/deployables.js';
import { containerOf, deploymentsIn, finds, type DeploymentFiles, nameOf, ofKind } from './deployment.js';
import type { Document } from './read-manifests.js';
import { secretsOf } from './settings.js';

// A way is who may send where, such as `gateway to catalog:http`, `booking to storage:27017`, `payment to outside:443`.

const outside = { ports: [443], place: 'outside' };
/** Where a service goes that has this setting. */
const placesBySetting: Record<string, { ports: (number | string)[]; place: string }> = {
  MONGO_URL: { place: 'storage', ports: [27017] },
  RATE_LIMIT_STORE_URL: { place: 'storage', ports: [27017] },
  AMQP_URL: { place: 'storage', ports: [5671, 5672] },
  CLERK_SECRET_KEY: outside,
  STRIPE_SECRET_KEY: outside,
  SMTP_URL: { place: 'outside', ports: [465, 587] },
};

const policiesOf = (files: DeploymentFiles, deployment: Document): Document[] =>
  ofKind(files.base, 'NetworkPolicy').filter(
    ({ spec }) => spec.policyTypes.includes('Egress') && finds(spec.podSelector, deployment),
  );

/** Parts that may send everywhere, since no policy is for them. */
export const findOpen = (files: DeploymentFiles): string[] =>
  deploymentsIn(files)
    .filter((deployment) => policiesOf(files, deployment).length === 0)
    .map(nameOf);

/** Ways that a part needs by its settings and that no policy opens. */
export const findMissingWays = (files: DeploymentFiles): string[] =>
  ways(files, ({ needed, open }) => needed.filter((way) => !open.includes(way)));

/** Ways that a policy opens to a part that has no setting for them. */
export const findUnneededWays = (files: DeploymentFiles): string[] =>
  ways(files, ({ needed, open }) => open.filter((way) => !needed.includes(way)));

type Ways = { needed: string[]; open: string[] };

const ways = (files: DeploymentFiles, pick: (ways: Ways) => string[]): string[] =>
  deploymentsIn(files).flatMap((deployment) =>
    pick({ needed: neededBy(files, deployment), open: [...new Set(openTo(files, deployment))] }).map(
      (way) => `${nameOf(deployment)} to ${way}`,
    ),
  );

function neededBy(files: DeploymentFiles, deployment: Document): string[] {
  const settings = secretsOf(deployment).flatMap((secret) => files.secrets[secret] ?? []);
  const own = (containerOf(deployment).env ?? []) as { name: string; value: string }[];
  const parts = own.filter(({ name }) => name.endsWith('_URL')).map(({ value }) => `${new URL(value).hostname}:http`);
  const places = settings.flatMap((name) => placesBySetting[name] ?? []);
  const servers = places.flatMap(({ place, ports }) => ports.map((port) => `${place}:${port}`));
  const photos = settings.includes('MINIO_ACCESS_KEY') ? photoStores() : [];
  const needed = [...parts, ...servers, ...photos];
  return needed.length ? [...new Set([...needed, 'kube-system:53', 'monitoring:4318'])] : [];
}

/** Of the base and of the example, which are to be in the same namespace. */
const photoStores = (): string[] =>
  ['base', 'overlays/example'].map((folder) => {
    const file = readFileSync(join(root, 'deploy/kubernetes', folder, 'settings.env'), 'utf8');
    const { hostname, port } = new URL(String(parseEnv(file).MINIO_ENDPOINT));
    return `${hostname.split('.')[1] ?? 'wayhouse'}:${port || 443}`;
  });

const openTo = (files: DeploymentFiles, deployment: Document): string[] =>
  policiesOf(files, deployment)
    .flatMap(({ spec }) => (spec.egress ?? []) as Document[])
    .flatMap(({ to, ports }) => {
      const places: string[] = to ? to.flatMap((peer: Document) => placesOf(files, peer)) : ['everywhere'];
      const open: (number | string)[] = ports ? ports.map(({ port }: Document) => port ?? 'every') : ['every'];
      return places.flatMap((place) => open.map((port) => `${place}:${port}`));
    });

/** Of our own parts, of namespaces, or outside. */
function placesOf(files: DeploymentFiles, { podSelector, namespaceSelector, ipBlock }: Document): string[] {
  if (ipBlock) return [isOutside(ipBlock) ? 'outside' : String(ipBlock.cidr)];
  if (namespaceSelector)
    return [String(namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'] ?? 'every namespace')];
  return deploymentsIn(files)
    .filter((deployment) => finds(podSelector, deployment))
    .map(nameOf);
}

/** Addresses within a cluster, those of the machine itself and of its cloud's metadata. */
const inside: Record<string, string[]> = {
  '0.0.0.0/0': ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  '::/0': ['::1/128', 'fc00::/7', 'fe80::/10'],
};
const isOutside = ({ cidr, except = [] }: Document): boolean =>
  inside[cidr]?.every((block) => except.includes(block)) ?? false;
