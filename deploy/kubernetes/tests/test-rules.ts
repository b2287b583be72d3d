import { deploymentsIn, type DeploymentFiles, nameOf, ofKind, readDeployment } from './deployment.js';
import type { Document } from './read-manifests.js';

/** A rule, a change that violates it, and the expected problem. */
type Case = [
  title: string,
  problems: (files: DeploymentFiles) => string[],
  breaks: (broken: DeploymentFiles) => unknown,
  expected: RegExp,
];

export const bookingIn = (broken: DeploymentFiles): Document =>
  deploymentsIn(broken).find((one) => nameOf(one) === 'booking');
export const firstIn = (broken: DeploymentFiles, kind: string): Document => ofKind(broken.base, kind)[0];

/** Tests that the manifests satisfy each rule, and that its violation is reported. */
export function testRules(cases: Case[]): void {
  const files = readDeployment();

  // Compiling the API's types takes a while on a busy machine.
  const timeoutMs = 60_000;

  test.each(cases)('%s', (_, problems) => expect(problems(files)).toEqual([]), timeoutMs);

  test.each(cases)(
    'reports a violation of: %s',
    (_, problems, breaks, expected) => {
      const broken = structuredClone(files);
      breaks(broken);
      expect(problems(broken).join('\n')).toMatch(expected);
    },
    timeoutMs,
  );
}
