import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables, deployablesTouchedBy, foldersOf, root } from './deployables.js';

const namesTouchedBy = (...files: string[]) => deployablesTouchedBy(files).map(({ name }) => name);
const all = Object.keys(deployables);

test('everything that has an image is known, and nothing else', () => {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
  const places = [...readdirSync(root), ...services];
  const built = places.filter((folder) => existsSync(join(root, folder, 'Dockerfile')));
  expect(built.sort()).toEqual(Object.values(deployables).sort());
});

test('a change touches what is made from it', () => {
  expect(namesTouchedBy('services/payment/src/main.ts')).toEqual(['payment', 'sandbox']);
  expect(namesTouchedBy('services/gateway/Dockerfile')).toEqual(['gateway']);
  expect(namesTouchedBy('owner-remote/src/app/App.tsx')).toEqual(['owner-remote']);
  expect(namesTouchedBy('packages/web-kit/src/ui/action/button.tsx')).toEqual([
    'shell',
    'owner-remote',
    'static-pages-remote',
  ]);
  expect(namesTouchedBy('packages/documents/src/pdf-content.ts')).toEqual(['shell', 'booking', 'sandbox']);
});

test('a change of the contracts, or of what every image is made with, touches all', () => {
  expect(namesTouchedBy('packages/contracts/src/money.ts')).toEqual(all);
  expect(namesTouchedBy('package-lock.json')).toEqual(all);
  expect(namesTouchedBy('docs/architecture.md', '.github/workflows/ci.yml')).toEqual(all);
});

test('words and journeys touch none', () => {
  expect(namesTouchedBy('README.md', 'docs/operations.md', 'e2e/journeys/book.spec.ts')).toEqual([]);
});

test('a folder whose name begins like another’s is another', () => {
  expect(namesTouchedBy('shell-application/index.html')).toEqual([]);
});

test('what an image is made from follows its package.json, theirs, and its Dockerfile', () => {
  expect(foldersOf('sandbox')).toEqual(expect.arrayContaining(['services/booking', 'packages/documents']));
  expect(foldersOf('owner-remote')).toContain('packages/static-server');
});

test.each(Object.values(deployables))('the Dockerfile of %s takes all that its workspace depends on', (folder) => {
  const dockerfile = readFileSync(join(root, folder, 'Dockerfile'), 'utf8');
  const taken = foldersOf(folder).filter((one) => dockerfile.includes(`COPY ${one} ${one}\n`));
  expect(foldersOf(folder).filter((one) => !taken.includes(one))).toEqual([]);
});

/** What the builder that is a part of Docker's engine does not know (docs/decisions/containers.md). */
const needsBuildKit =
  /^# *syntax=|^(RUN|COPY|ADD) .*--(mount|network|security|link|chmod|parents|exclude)\b|<<-?["']?\w/im;

test.each(Object.values(deployables))('the Dockerfile of %s can be built without BuildKit', (folder) => {
  expect(readFileSync(join(root, folder, 'Dockerfile'), 'utf8')).not.toMatch(needsBuildKit);
});

test.each(['# syntax=docker/dockerfile:1', 'RUN --mount=type=cache,target=/x npm ci', 'COPY --link a a', 'RUN <<END'])(
  'that “%s” needs BuildKit is noticed',
  (line) => expect(`FROM node\n${line}\n`).toMatch(needsBuildKit),
);

/** The last stage alone: what the image is. */
const imageOf = (folder: string) =>
  readFileSync(join(root, folder, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!;

describe.each(Object.values(deployables))('the image of %s', (folder) => {
  const image = imageOf(folder);

  test('is made from the image that a registry of one’s own may hold', () => {
    expect(readFileSync(join(root, folder, 'Dockerfile'), 'utf8')).toMatch(/^ARG NODE_IMAGE=node:24-bookworm-slim$/m);
    expect(image).toMatch(/^\$\{NODE_IMAGE\}\n/);
  });

  test('has nothing of the repository that was not built, but what is sent to browsers or loaded as it is', () => {
    const copied = [...image.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, source]) => source);
    expect(copied.filter((source) => !/^sandbox\/(photos|src\/pages\/assets)$/.test(source!))).toEqual([]);
  });

  test('runs as nobody in particular, takes signals itself, is asked for its health, and says its version', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^CMD \["node", /m);
    expect(image).toMatch(/^HEALTHCHECK .*\n {2}CMD \["node", /m);
    expect(image).toMatch(/^LABEL .*org\.opencontainers\.image\.version="\$VERSION"$/m);
  });
});
