import { startSystem, type TestSystem } from './start-system.js';

let started: Promise<TestSystem> | undefined;

/** The whole system, started once for all suites of a test file. */
export const sharedSystem = (): Promise<TestSystem> => (started ??= startSystem());
