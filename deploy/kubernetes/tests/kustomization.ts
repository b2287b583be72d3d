import { validateAgainstApi } from './validate-against-api.js';
import { deploymentsIn, type DeploymentFiles, nameOf, ofKind, partsIn } from './deployment.js';
import { deployables } from '../../../tools/ci/deployables.js';

export const findInvalidDocuments = ({ base, example }: DeploymentFiles): string[] =>
  validateAgainstApi([...base.manifests, ...example.manifests]);

/** Files that no kustomization names, and names without a file. */
export const findLostFiles = ({ base, example }: DeploymentFiles): string[] =>
  [base, example].flatMap(({ files, kustomization }) => {
    const { resources = [], patches = [], configMapGenerator = [] } = kustomization;
    const named = [
      ...(resources as string[]).filter((path) => !path.startsWith('..')),
      ...(patches as { path: string }[]).map(({ path }) => path),
      ...(configMapGenerator as { envs: string[] }[]).flatMap(({ envs }) => envs),
    ];
    return [...files.filter((file) => !named.includes(file)), ...named.filter((file) => !files.includes(file))];
  });

/** Files with several patches: kustomize before 5.2.1, which kubectl has up to 1.30, takes one from each. */
export const findJoinedPatches = ({ example: { manifests } }: DeploymentFiles): string[] => {
  const files = manifests.filter(({ part }) => part).map(({ file }) => file);
  return files.filter((file, at) => files.indexOf(file) !== at);
};

/** Documents that the example patches and the base lacks. */
export function findLostPatches({ base, example }: DeploymentFiles): string[] {
  const known = base.manifests.map(({ document }) => `${document.kind} ${nameOf(document)}`);
  const changed = example.manifests.map(({ document }) => `${document.kind} ${nameOf(document)}`);
  return changed.filter((name) => !known.includes(name));
}

/** Deployables without a Deployment, Deployments of anything else, and images the example gives no version to. */
export function findWrongImages(files: DeploymentFiles): string[] {
  const images = deploymentsIn(files).map((deployment) => String(deployment.spec.template.spec.containers[0].image));
  const expected = partsIn(deployables).map((name) => `wayhouse/${name}`);
  const versioned = ((files.example.kustomization.images ?? []) as { name: string }[]).map(({ name }) => name);
  const apart = (one: string[], other: string[]) => one.filter((name) => !other.includes(name));
  return [
    ...apart(expected, images),
    ...apart(images, expected),
    ...apart(images, versioned),
    ...apart(versioned, images),
  ];
}

/** Deployments without exactly one autoscaler and one budget, or with replicas of their own, and autoscalers and budgets
 * without a Deployment. */
export function findUnscaled(files: DeploymentFiles): string[] {
  const names = deploymentsIn(files).map(nameOf);
  const scaled = ofKind(files.base, 'HorizontalPodAutoscaler').map(({ spec }) => String(spec.scaleTargetRef.name));
  const budgets = ofKind(files.base, 'PodDisruptionBudget').map(nameOf);
  const counted = deploymentsIn(files).filter(({ spec }) => spec.replicas !== undefined);
  return [
    ...counted.map(nameOf),
    ...[scaled, budgets].flatMap((list) => [
      ...names.filter((name) => list.filter((one) => one === name).length !== 1),
      ...list.filter((name) => !names.includes(name)),
    ]),
  ];
}
