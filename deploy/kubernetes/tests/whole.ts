import { fitsTheApi } from './fits-the-api.js';
import { deploymentsIn, type Given, nameOf, ofKind, partsIn } from './deployment.js';
import { deployables } from '../../../tools/ci/deployables.js';

/** Every document says what the API has, and nothing else. */
export const unfit = ({ base, example }: Given): string[] => fitsTheApi([...base.manifests, ...example.manifests]);

/** Files that no kustomization names, and names without a file. */
export const lostFiles = ({ base, example }: Given): string[] =>
  [base, example].flatMap(({ files, kustomization }) => {
    const { resources = [], patches = [], configMapGenerator = [] } = kustomization;
    const named = [
      ...(resources as string[]).filter((path) => !path.startsWith('..')),
      ...(patches as { path: string }[]).map(({ path }) => path),
      ...(configMapGenerator as { envs: string[] }[]).flatMap(({ envs }) => envs),
    ];
    return [...files.filter((file) => !named.includes(file)), ...named.filter((file) => !files.includes(file))];
  });

/** What the example changes, but the base does not have. */
export function lostChanges({ base, example }: Given): string[] {
  const known = base.manifests.map(({ document }) => `${document.kind} ${nameOf(document)}`);
  const changed = example.manifests.map(({ document }) => `${document.kind} ${nameOf(document)}`);
  return changed.filter((name) => !known.includes(name));
}

/** Deployables without a Deployment, Deployments of anything else, and images the example gives no version to. */
export function wrongImages(given: Given): string[] {
  const images = deploymentsIn(given).map((deployment) => String(deployment.spec.template.spec.containers[0].image));
  // Stand-ins are no part of a platform that runs.
  const expected = partsIn(deployables).map((name) => `wayhouse/${name}`);
  const versioned = ((given.example.kustomization.images ?? []) as { name: string }[]).map(({ name }) => name);
  const apart = (one: string[], other: string[]) => one.filter((name) => !other.includes(name));
  return [
    ...apart(expected, images),
    ...apart(images, expected),
    ...apart(images, versioned),
    ...apart(versioned, images),
  ];
}

/** Each Deployment has one autoscaler, which alone says how many run, and one budget; and neither is for nobody. */
export function notScaled(given: Given): string[] {
  const names = deploymentsIn(given).map(nameOf);
  const scaled = ofKind(given.base, 'HorizontalPodAutoscaler').map(({ spec }) => String(spec.scaleTargetRef.name));
  const budgets = ofKind(given.base, 'PodDisruptionBudget').map(nameOf);
  const counted = deploymentsIn(given).filter(({ spec }) => spec.replicas !== undefined);
  return [
    ...counted.map(nameOf),
    ...[scaled, budgets].flatMap((list) => [
      ...names.filter((name) => list.filter((one) => one === name).length !== 1),
      ...list.filter((name) => !names.includes(name)),
    ]),
  ];
}
