import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

// Without times of an earlier run Jest begins with the largest files, and one of a few lines may take longest.
const longest = [
  'tests/system/system.test.ts',
  'sandbox/platform/starts/interrupted-starts.test.ts',
  'deploy/kubernetes/tests/kustomization.test.ts',
].map((name) => path.join(import.meta.dirname, '../..', name));

/** Begins with what takes longest: at the end it would run alone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path: file }) => (longest.includes(file) ? longest.indexOf(file) : longest.length);
    return super.sort(tests).toSorted((a, b) => place(a) - place(b));
  }
}
