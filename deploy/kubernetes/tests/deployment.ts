import { join } from 'node:path';
import { root } from '../../../tools/ci/deployables.js';
import { patched } from './laid-over.js';
import { type Document, type Folder, namesIn, readFolder } from './read-manifests.js';

/** Everything the rules look at: the base, the example laid over it, and the names in the secrets it makes. */
export type Given = { base: Folder; example: Folder; secrets: Record<string, string[]> };

/** As much of it as the rules for pods look at. */
export type Rendered = { base: Pick<Folder, 'manifests'> };

export function readDeployment(): Given {
  const folder = join(root, 'deploy/kubernetes');
  const example = readFolder(join(folder, 'overlays/example'));
  const generators = (example.kustomization.secretGenerator ?? []) as { name: string; envs: string[] }[];
  const secrets = generators.map(({ name, envs }): [string, string[]] => [
    name,
    envs.flatMap((file) => namesIn(join(folder, 'overlays/example', file))),
  ]);
  return { base: patched(readFolder(join(folder, 'base'))), example, secrets: Object.fromEntries(secrets) };
}

export const ofKind = ({ manifests }: Pick<Folder, 'manifests'>, ...kinds: string[]): Document[] =>
  manifests.filter(({ document }) => kinds.includes(String(document?.kind))).map(({ document }): Document => document);

export const deploymentsIn = ({ base }: Rendered): Document[] => ofKind(base, 'Deployment');

export const nameOf = (document: Document): string => String(document?.metadata?.name);

/** What a platform runs: everything but the stand-ins. */
export const partsIn = (deployables: Record<string, string>): string[] =>
  Object.keys(deployables).filter((name) => name !== 'sandbox');

/** The one container of a Deployment's pods. */
export const containerOf = (deployment: Document): Document => deployment.spec.template.spec.containers[0];

/** Whether a selector finds the pods of a Deployment. The kustomization gives every pod the label of the whole. */
export function finds(selector: Document, deployment: Document): boolean {
  const labels = { ...deployment.spec.template.metadata.labels, 'app.kubernetes.io/part-of': 'wayhouse' };
  const wanted: Record<string, string> = selector.matchLabels ?? selector;
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
}
