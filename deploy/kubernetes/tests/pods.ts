import { containerOf, deploymentsIn, nameOf, type Rendered } from './deployment.js';
import type { Document } from './read-manifests.js';

/** The limit of a graceful shutdown (packages/service-kit/src/graceful-shutdown.ts). */
const shutdownSeconds = 3;

const findPods = (files: Rendered, wrong: (pod: Document, container: Document) => boolean): string[] =>
  deploymentsIn(files)
    .filter((deployment) => wrong(deployment.spec.template.spec, containerOf(deployment)))
    .map(nameOf);

const probePaths = {
  startupProbe: '/health/live',
  livenessProbe: '/health/live',
  readinessProbe: '/health/ready',
};

export const findUnprobed = (files: Rendered): string[] =>
  findPods(files, (_, container) =>
    Object.entries(probePaths).some(
      ([probe, path]) => container[probe]?.httpGet?.path !== path || container[probe].httpGet.port !== 'http',
    ),
  );

export const findUnhardened = (files: Rendered): string[] =>
  findPods(files, ({ automountServiceAccountToken, enableServiceLinks, securityContext: pod }, { securityContext }) => {
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

/** The autoscaler needs a CPU request; a memory limit confines leaks to one pod. */
export const findWithoutResources = (files: Rendered): string[] =>
  findPods(files, (_, { resources }) => {
    const { requests, limits } = resources ?? {};
    return !/^\d+m$/.test(requests?.cpu) || !memory.test(requests?.memory) || !memory.test(limits?.memory);
  });

/** A pod sleeps until no endpoint lists it, and then needs time for its running requests. */
export const findShortGracePeriods = (files: Rendered): string[] =>
  findPods(files, ({ terminationGracePeriodSeconds }, { lifecycle }) => {
    const [command, seconds] = (lifecycle?.preStop?.exec?.command ?? []) as string[];
    return command !== 'sleep' || Number(seconds) + shutdownSeconds >= terminationGracePeriodSeconds;
  });
