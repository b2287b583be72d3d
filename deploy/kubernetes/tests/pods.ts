import { containerOf, deploymentsIn, nameOf, type Rendered } from './deployment.js';
import type { Document } from './read-manifests.js';

/** Seconds a process takes to stop at most (packages/service-kit/src/graceful-shutdown.ts). */
const stopping = 3;

const those = (given: Rendered, wrong: (pod: Document, container: Document) => boolean): string[] =>
  deploymentsIn(given)
    .filter((deployment) => wrong(deployment.spec.template.spec, containerOf(deployment)))
    .map(nameOf);

const probePaths = {
  startupProbe: '/health/live',
  livenessProbe: '/health/live',
  readinessProbe: '/health/ready',
};

/** A pod is restarted by its own life alone, and gets requests while it has what it needs. */
export const unprobed = (given: Rendered): string[] =>
  those(given, (_, container) =>
    Object.entries(probePaths).some(
      ([probe, path]) => container[probe]?.httpGet?.path !== path || container[probe].httpGet.port !== 'http',
    ),
  );

export const unhardened = (given: Rendered): string[] =>
  those(given, ({ automountServiceAccountToken, enableServiceLinks, securityContext: pod }, { securityContext }) => {
    const isHard = [
      automountServiceAccountToken === false,
      enableServiceLinks === false,
      pod?.runAsNonRoot === true,
      pod?.seccompProfile?.type === 'RuntimeDefault',
      securityContext?.allowPrivilegeEscalation === false,
      securityContext?.readOnlyRootFilesystem === true,
      securityContext?.capabilities?.drop?.join() === 'ALL',
    ];
    return !isHard.every(Boolean);
  });

const memory = /^\d+(Mi|Gi)$/;

/** The autoscaler reads the processor's request; memory has a limit, so that a leak ends one pod and not a machine. */
export const unmeasured = (given: Rendered): string[] =>
  those(given, (_, { resources }) => {
    const { requests, limits } = resources ?? {};
    return !/^\d+m$/.test(requests?.cpu) || !memory.test(requests?.memory) || !memory.test(limits?.memory);
  });

/** A pod that is to go keeps answering until nobody sends it requests, and then has the time to end the running ones. */
export const cutOff = (given: Rendered): string[] =>
  those(given, ({ terminationGracePeriodSeconds }, { lifecycle }) => {
    const [command, seconds] = (lifecycle?.preStop?.exec?.command ?? []) as string[];
    return command !== 'sleep' || Number(seconds) + stopping >= terminationGracePeriodSeconds;
  });
