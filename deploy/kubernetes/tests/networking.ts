import { containerOf, deploymentsIn, finds, type DeploymentFiles, nameOf, ofKind } from './deployment.js';
import type { Document } from './read-manifests.js';

const portsOf = (deployment: Document): string[] =>
  containerOf(deployment).ports.map(({ name }: Document) => String(name));

/** Selectors that match no pods. */
export function findLostSelectors(files: DeploymentFiles): string[] {
  const deployments = deploymentsIn(files);
  const over = ofKind(files.base, 'Service', 'PodDisruptionBudget', 'NetworkPolicy').filter(
    ({ spec }) => !deployments.some((deployment) => finds(spec.podSelector ?? spec.selector, deployment)),
  );
  const own = deployments.filter(({ spec, ...deployment }) => {
    const spread = spec.template.spec.topologySpreadConstraints.map(({ labelSelector }: Document) => labelSelector);
    return [spec.selector, ...spread].some((selector: Document) => !finds(selector, { spec, ...deployment }));
  });
  return [...over, ...own].map((document) => `${document.kind} ${nameOf(document)}`);
}

/** Services, Ingresses and policies for incoming requests whose port or target does not exist. */
export function findClosedPorts(files: DeploymentFiles): string[] {
  const services = ofKind(files.base, 'Service');
  const deployments = deploymentsIn(files);
  const behind = (selector: Document) => deployments.filter((one) => finds(selector, one)).flatMap(portsOf);
  const closed = [
    ...services.flatMap((one) =>
      one.spec.ports.map(({ targetPort }: Document) => [one, one.spec.selector, targetPort]),
    ),
    ...ofKind(files.base, 'NetworkPolicy').flatMap((one) =>
      (one.spec.ingress ?? []).flatMap(({ ports }: Document) =>
        ports.map(({ port }: Document) => [one, one.spec.podSelector, port]),
      ),
    ),
  ].filter(([, selector, port]) => !behind(selector).includes(port));
  const backends = [files.base, files.example].flatMap((folder) => ofKind(folder, 'Ingress')).flatMap(backendsOf);
  const exists = ({ name, port }: Document) =>
    services.some((one) => nameOf(one) === name && one.spec.ports.some((open: Document) => open.name === port.name));
  return [
    ...closed.map(([document]) => `${document.kind} ${nameOf(document)}`),
    ...backends.filter((backend) => !exists(backend)).map(({ name }) => `Ingress to ${name}`),
  ];
}

const backendsOf = (ingress: Document): Document[] =>
  ingress.spec.rules.flatMap(({ http }: Document) => http.paths.map(({ backend }: Document) => backend.service));

/** URLs of other parts that are no Service. */
export function findLostAddresses(files: DeploymentFiles): string[] {
  const open = ofKind(files.base, 'Service').flatMap((service) =>
    service.spec.ports.map(({ port }: Document) => `http://${nameOf(service)}:${port}`),
  );
  const addresses = deploymentsIn(files)
    .flatMap((deployment) => (containerOf(deployment).env ?? []) as { name: string; value: string }[])
    .filter(({ name }) => name.endsWith('_URL'));
  return addresses.filter(({ value }) => !open.includes(value)).map(({ name, value }) => `${name}: ${value}`);
}
