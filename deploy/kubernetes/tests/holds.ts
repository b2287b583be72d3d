import { deploymentsIn, type Given, nameOf, ofKind, readDeployment } from './deployment.js';
import type { Document } from './read-manifests.js';

/** A rule, a change that breaks it, and what is then said. */
export type Case = [
  title: string,
  problems: (given: Given) => string[],
  breaks: (broken: Given) => unknown,
  said: RegExp,
];

export const bookingIn = (broken: Given): Document => deploymentsIn(broken).find((one) => nameOf(one) === 'booking');
export const firstIn = (broken: Given, kind: string): Document => ofKind(broken.base, kind)[0];

/** Tests that each rule holds for the manifests as they are, and that it is noticed where it does not. */
export function holds(cases: Case[]): void {
  const given = readDeployment();

  // The compiler has to read the API's types, which takes a while on a busy machine.
  const patience = 60_000;

  test.each(cases)('%s', (_, problems) => expect(problems(given)).toEqual([]), patience);

  test.each(cases)(
    'it is noticed when it is not so: %s',
    (_, problems, breaks, said) => {
      const broken = structuredClone(given);
      breaks(broken);
      expect(problems(broken).join('\n')).toMatch(said);
    },
    patience,
  );
}
