import { containerOf, deploymentsIn, type Given, nameOf } from './deployment.js';
import type { Document } from './read-manifests.js';

type Field = { safeParse(value: unknown): { success: boolean } };
/** What each service reads, by its name. */
export type Schemas = Record<string, { shape: Record<string, Field> }>;

/** Read before the schemas: where the other settings lie. */
const readByAll = ['SETTINGS_DIR'];

type Source = { secret: { name: string } };
const secretsOf = (deployment: Document): string[] =>
  (deployment.spec.template.spec.volumes as Document[]).flatMap(({ projected }) =>
    ((projected?.sources ?? []) as Source[]).map(({ secret }) => secret.name),
  );
const ownOf = (deployment: Document): string[] =>
  ((containerOf(deployment).env ?? []) as { name: string }[]).map(({ name }) => name);
const sharedIn = ({ base, example }: Given): string[] => [...new Set([...base.settings, ...example.settings])];
const readsShared = (deployment: Document): boolean => containerOf(deployment).envFrom !== undefined;

/** Names that nobody reads: a slip of the pen, or a setting that has gone. */
export function unreadSettings(given: Given, schemas: Schemas): string[] {
  const reads = (name: string, setting: string) =>
    setting in (schemas[name]?.shape ?? {}) || readByAll.includes(setting);
  const shared = sharedIn(given).filter((setting) => !Object.keys(schemas).some((name) => reads(name, setting)));
  const own = deploymentsIn(given).flatMap((deployment) => {
    const name = nameOf(deployment);
    const all = [...ownOf(deployment), ...secretsOf(deployment).flatMap((secret) => given.secrets[secret] ?? [])];
    return all.filter((setting) => !reads(name, setting)).map((setting) => `${name}: ${setting}`);
  });
  return [...shared, ...own];
}

/** Settings a service cannot start without, and nothing gives it. */
export function missingSettings(given: Given, schemas: Schemas): string[] {
  return deploymentsIn(given).flatMap((deployment) => {
    const name = nameOf(deployment);
    const secret = secretsOf(deployment).flatMap((one) => given.secrets[one] ?? []);
    const all = [...ownOf(deployment), ...(readsShared(deployment) ? sharedIn(given) : []), ...secret];
    const needed = Object.entries(schemas[name]?.shape ?? {}).filter(([, field]) => !isOptional(field));
    return needed.filter(([setting]) => !all.includes(setting)).map(([setting]) => `${name}: ${setting}`);
  });
}

const isOptional = (field: Field): boolean => field.safeParse(undefined).success;

/** Secrets that a Deployment mounts and nobody makes, or that are made for nobody. */
export function lostSecrets(given: Given): string[] {
  const mounted = deploymentsIn(given).flatMap(secretsOf);
  const made = Object.keys(given.secrets);
  return [...mounted.filter((name) => !made.includes(name)), ...made.filter((name) => !mounted.includes(name))];
}
