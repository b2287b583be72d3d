import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellMemory } from '@wayhouse/sandbox/platform/processes/parts';
import { deployables, deployablesAffectedBy, foldersOf, root } from './deployables.js';

const namesAffectedBy = (...files: string[]) => deployablesAffectedBy(files).map(({ name }) => name);
const all = Object.keys(deployables);

test('every folder with a Dockerfile is a deployable', () => {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
  const places = [...readdirSync(root), ...services];
  const built = places.filter((folder) => existsSync(join(root, folder, 'Dockerfile')));
  expect(built.sort()).toEqual(Object.values(deployables).sort());
});

test('a change affects the deployables that depend on it', () => {
  expect(namesAffectedBy('services/payment/src/main.ts')).toEqual(['payment', 'sandbox']);
  expect(namesAffectedBy('services/gateway/Dockerfile')).toEqual(['gateway']);
  expect(namesAffectedBy('owner-remote/src/app/App.tsx')).toEqual(['owner-remote']);
  expect(namesAffectedBy('packages/web-kit/src/ui/action/button.tsx')).toEqual([
    'shell',
    'owner-remote',
    'static-pages-remote',
  ]);
  expect(namesAffectedBy('packages/documents/src/pdf-content.ts')).toEqual(['shell', 'booking', 'sandbox']);
});

test('a change of the contracts or of shared build files affects all', () => {
  expect(namesAffectedBy('packages/contracts/src/money.ts')).toEqual(all);
  expect(namesAffectedBy('package-lock.json')).toEqual(all);
  expect(namesAffectedBy('docs/architecture.md', '.github/workflows/ci.yml')).toEqual(all);
});

test('docs and journeys affect none', () => {
  expect(namesAffectedBy('README.md', 'docs/operations.md', 'e2e/journeys/book.spec.ts')).toEqual([]);
});

test('a folder name that starts with another one is no match', () => {
  expect(namesAffectedBy('shell-application/index.html')).toEqual([]);
});

test('the folders of an image follow its package.json, those of its dependencies, and its Dockerfile', () => {
  expect(foldersOf('sandbox')).toEqual(expect.arrayContaining(['services/booking', 'packages/documents']));
  expect(foldersOf('owner-remote')).toContain('packages/static-server');
});

test.each(Object.values(deployables))('the Dockerfile of %s copies all dependencies of its workspace', (folder) => {
  const dockerfile = readFileSync(join(root, folder, 'Dockerfile'), 'utf8');
  const copied = foldersOf(folder).filter((one) => dockerfile.includes(`COPY ${one} ${one}\n`));
  expect(foldersOf(folder).filter((one) => !copied.includes(one))).toEqual([]);
});

/** What only BuildKit supports (docs/decisions/container-images.md). */
const needsBuildKit =
  /^# *syntax=|^(RUN|COPY|ADD) .*--(mount|network|security|link|chmod|parents|exclude)\b|<<-?["']?\w/im;

test.each(Object.values(deployables))('the Dockerfile of %s can be built without BuildKit', (folder) => {
  expect(readFileSync(join(root, folder, 'Dockerfile'), 'utf8')).not.toMatch(needsBuildKit);
});

test.each(['# syntax=docker/dockerfile:1', 'RUN --mount=type=cache,target=/x npm ci', 'COPY --link a a', 'RUN <<END'])(
  'detects that “%s” needs BuildKit',
  (line) => expect(`FROM node\n${line}\n`).toMatch(needsBuildKit),
);

/** The last stage of the Dockerfile. */
const imageOf = (folder: string) =>
  readFileSync(join(root, folder, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!;

describe.each(Object.values(deployables))('the image of %s', (folder) => {
  const image = imageOf(folder);

  test('has a configurable base image', () => {
    expect(readFileSync(join(root, folder, 'Dockerfile'), 'utf8')).toMatch(/^ARG NODE_IMAGE=node:24-bookworm-slim$/m);
    expect(image).toMatch(/^\$\{NODE_IMAGE\}\n/);
  });

  test('contains build output and static files only', () => {
    const copied = [...image.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, source]) => source);
    expect(copied.filter((source) => !/^sandbox\/(demo\/photos\/encoded|pages\/assets)$/.test(source!))).toEqual([]);
  });

  test('runs as an unprivileged user, receives signals, has a health check and a version label', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^CMD \["node", /m);
    expect(image).toMatch(/^HEALTHCHECK .*\n {2}CMD \["node", /m);
    expect(image).toMatch(/^LABEL .*org\.opencontainers\.image\.version="\$VERSION"$/m);
  });
});

test('the shell renders in as much memory in its image as under npm start', () => {
  expect(imageOf('shell-app')).toContain(`"${shellMemory.join('", "')}"`);
});
