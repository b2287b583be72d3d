// `kubectl kustomize deploy/kubernetes/overlays/example | npm run manifests`: holds what would be sent to a cluster against
// the Kubernetes API, and its pods against our rules.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { fitsTheApi } from './fits-the-api.js';
import { cutOff, unhardened, unmeasured, unprobed } from './pods.js';
import type { Document } from './read-manifests.js';

const documents = parseAllDocuments(readFileSync(0, 'utf8')).map((document) => document.toJS() as Document);
const manifests = documents.map((document) => ({ file: 'rendered:', document }));
const rules = Object.entries({ unprobed, unhardened, unmeasured, cutOff });
const problems = [
  ...fitsTheApi(manifests),
  ...rules.flatMap(([rule, those]) => those({ base: { manifests } }).map((name) => `${name} is ${rule}`)),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${documents.length} documents, ${problems.length} problems\n`);
process.exit(problems.length === 0 && documents.length > 0 ? 0 : 1);
