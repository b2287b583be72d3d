import { containerOf, deploymentsIn, finds, type Given, nameOf, ofKind } from './deployment.js';
import type { Document } from './read-manifests.js';

const portsOf = (deployment: Document): string[] =>
  containerOf(deployment).ports.map(({ name }: Document) => String(name));

/** Selectors that find no pods. */
export function lostSelectors(given: Given): string[] {
  const deployments = deploymentsIn(given);
  const over = ofKind(given.base, 'Service', 'PodDisruptionBudget', 'NetworkPolicy').filter(
    ({ spec }) => !deployments.some((deployment) => finds(spec.podSelector ?? spec.selector, deployment)),
  );
  const own = deployments.filter(({ spec, ...deployment }) => {
    const spread = spec.template.spec.topologySpreadConstraints.map(({ labelSelector }: Document) => labelSelector);
    return [spec.selector, ...spread].some((selector: Document) => !finds(selector, { spec, ...deployment }));
  });
  return [...over, ...own].map((document) => `${document.kind} ${nameOf(document)}`);
}

/** Services, Ingresses, probes and policies that lead to a port which is not open, or to nothing. */
export function lostPorts(given: Given): string[] {
  const services = ofKind(given.base, 'Service');
  const deployments = deploymentsIn(given);
  const behind = (selector: Document) => deployments.filter((one) => finds(selector, one)).flatMap(portsOf);
  const closed = [
    ...services.flatMap((one) =>
      one.spec.ports.map(({ targetPort }: Document) => [one, one.spec.selector, targetPort]),
    ),
    ...ofKind(given.base, 'NetworkPolicy').flatMap((one) =>
      one.spec.ingress.flatMap(({ ports }: Document) =>
        ports.map(({ port }: Document) => [one, one.spec.podSelector, port]),
      ),
    ),
  ].filter(([, selector, port]) => !behind(selector).includes(port));
  const ways = [given.base, given.example].flatMap((folder) => ofKind(folder, 'Ingress')).flatMap(backendsOf);
  const leads = ({ name, port }: Document) =>
    services.some((one) => nameOf(one) === name && one.spec.ports.some((open: Document) => open.name === port.name));
  return [
    ...closed.map(([document]) => `${document.kind} ${nameOf(document)}`),
    ...ways.filter((way) => !leads(way)).map(({ name }) => `Ingress to ${name}`),
  ];
}

const backendsOf = (ingress: Document): Document[] =>
  ingress.spec.rules.flatMap(({ http }: Document) => http.paths.map(({ backend }: Document) => backend.service));

/** Addresses of other parts that no Service answers at. */
export function lostAddresses(given: Given): string[] {
  const open = ofKind(given.base, 'Service').flatMap((service) =>
    service.spec.ports.map(({ port }: Document) => `http://${nameOf(service)}:${port}`),
  );
  const addresses = deploymentsIn(given)
    .flatMap((deployment) => (containerOf(deployment).env ?? []) as { name: string; value: string }[])
    .filter(({ name }) => name.endsWith('_URL'));
  return addresses.filter(({ value }) => !open.includes(value)).map(({ name, value }) => `${name}: ${value}`);
}
