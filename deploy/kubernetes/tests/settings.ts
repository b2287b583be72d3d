import { containerOf, deploymentsIn, type DeploymentFiles, nameOf } from './deployment.js';
import type { Document } from './read-manifests.js';

type Field = { safeParse(value: unknown): { success: boolean } };
/** The config schema of each service. */
export type Schemas = Record<string, { shape: Record<string, Field> }>;

/** Read before the schemas. */
const readByAll = ['SETTINGS_DIR'];

type Source = { secret: { name: string } };
export const secretsOf = (deployment: Document): string[] =>
  (deployment.spec.template.spec.volumes as Document[]).flatMap(({ projected }) =>
    ((projected?.sources ?? []) as Source[]).map(({ secret }) => secret.name),
  );
const ownOf = (deployment: Document): string[] =>
  ((containerOf(deployment).env ?? []) as { name: string }[]).map(({ name }) => name);
const sharedIn = ({ base, example }: DeploymentFiles): string[] => [
  ...new Set([...base.settings, ...example.settings]),
];
const readsShared = (deployment: Document): boolean => containerOf(deployment).envFrom !== undefined;

/** Settings that no schema contains. */
export function findUnreadSettings(files: DeploymentFiles, schemas: Schemas): string[] {
  const reads = (name: string, setting: string) =>
    setting in (schemas[name]?.shape ?? {}) || readByAll.includes(setting);
  const shared = sharedIn(files).filter((setting) => !Object.keys(schemas).some((name) => reads(name, setting)));
  const own = deploymentsIn(files).flatMap((deployment) => {
    const name = nameOf(deployment);
    const all = [...ownOf(deployment), ...secretsOf(deployment).flatMap((secret) => files.secrets[secret] ?? [])];
    return all.filter((setting) => !reads(name, setting)).map((setting) => `${name}: ${setting}`);
  });
  return [...shared, ...own];
}

/** Required settings that a service does not get. */
export function findMissingSettings(files: DeploymentFiles, schemas: Schemas): string[] {
  return deploymentsIn(files).flatMap((deployment) => {
    const name = nameOf(deployment);
    const secret = secretsOf(deployment).flatMap((one) => files.secrets[one] ?? []);
    const all = [...ownOf(deployment), ...(readsShared(deployment) ? sharedIn(files) : []), ...secret];
    const needed = Object.entries(schemas[name]?.shape ?? {}).filter(([, field]) => !isOptional(field));
    return needed.filter(([setting]) => !all.includes(setting)).map(([setting]) => `${name}: ${setting}`);
  });
}

const isOptional = (field: Field): boolean => field.safeParse(undefined).success;

/** Secrets that are mounted but not generated, or generated but not mounted. */
export function findLostSecrets(files: DeploymentFiles): string[] {
  const mounted = deploymentsIn(files).flatMap(secretsOf);
  const made = Object.keys(files.secrets);
  return [...mounted.filter((name) => !made.includes(name)), ...made.filter((name) => !mounted.includes(name))];
}

/** Secrets with keys to a store that several parts mount: whoever takes one of them would have the rights of all. */
export function findSharedStores(files: DeploymentFiles): string[] {
  const mounted = deploymentsIn(files).flatMap(secretsOf);
  return Object.entries(files.secrets)
    .filter(([secret, names]) => names.some((name) => storeKeys.includes(name)) && countOf(mounted, secret) > 1)
    .map(([secret]) => secret);
}

const storeKeys = ['MONGO_URL', 'AMQP_URL', 'MINIO_SECRET_KEY'];
const countOf = (list: string[], item: string) => list.filter((each) => each === item).length;
