// `kubectl kustomize deploy/kubernetes/overlays/example | npm run check:manifests`: checks rendered
// manifests against the Kubernetes API and the rules for pods.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { validateAgainstApi } from './validate-against-api.js';
import { findShortGracePeriods, findUnhardened, findWithoutResources, findUnprobed } from './pods.js';
import type { Document } from './read-manifests.js';

const documents = parseAllDocuments(readFileSync(0, 'utf8')).map((document) => document.toJS() as Document);
const manifests = documents.map((document) => ({ file: 'rendered:', document }));
const rules = Object.entries({ findUnprobed, findUnhardened, findWithoutResources, findShortGracePeriods });
const problems = [
  ...validateAgainstApi(manifests),
  ...rules.flatMap(([rule, those]) => those({ base: { manifests } }).map((name) => `${name} is ${rule}`)),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${documents.length} documents, ${problems.length} problems\n`);
process.exit(problems.length === 0 && documents.length > 0 ? 0 : 1);
