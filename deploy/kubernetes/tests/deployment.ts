import { join } from 'node:path';
import { root } from '../../../tools/ci/deployables.js';
import { applyPatches } from './apply-patches.js';
import { type Document, type Folder, namesIn, readFolder } from './read-manifests.js';

/** The base, the example overlay, and the names in its secrets. */
export type DeploymentFiles = { base: Folder; example: Folder; secrets: Record<string, string[]> };

/** The part that the rules for pods need. */
export type Rendered = { base: Pick<Folder, 'manifests'> };

export function readDeployment(): DeploymentFiles {
  const folder = join(root, 'deploy/kubernetes');
  const example = readFolder(join(folder, 'overlays/example'));
  const generators = (example.kustomization.secretGenerator ?? []) as { name: string; envs: string[] }[];
  const secrets = generators.map(({ name, envs }): [string, string[]] => [
    name,
    envs.flatMap((file) => namesIn(join(folder, 'overlays/example', file))),
  ]);
  return { base: applyPatches(readFolder(join(folder, 'base'))), example, secrets: Object.fromEntries(secrets) };
}

export const ofKind = ({ manifests }: Pick<Folder, 'manifests'>, ...kinds: string[]): Document[] =>
  manifests.filter(({ document }) => kinds.includes(String(document?.kind))).map(({ document }): Document => document);

export const deploymentsIn = ({ base }: Rendered): Document[] => ofKind(base, 'Deployment');

export const nameOf = (document: Document): string => String(document?.metadata?.name);

/** The deployables of a platform in production: all but the sandbox. */
export const partsIn = (deployables: Record<string, string>): string[] =>
  Object.keys(deployables).filter((name) => name !== 'sandbox');

/** The one container of a Deployment's pods. */
export const containerOf = (deployment: Document): Document => deployment.spec.template.spec.containers[0];

/** Whether a selector matches the pods of a Deployment. The kustomization adds `part-of` to every pod. */
export function finds(selector: Document, deployment: Document): boolean {
  const labels = { ...deployment.spec.template.metadata.labels, 'app.kubernetes.io/part-of': 'wayhouse' };
  const { matchLabels, matchExpressions = [], ...plain } = selector;
  const wanted: Record<string, string> = matchLabels ?? plain;
  return (
    Object.entries(wanted).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(
      ({ key, operator, values }: Document) => (operator === 'In') === values.includes(labels[key]),
    )
  );
}
