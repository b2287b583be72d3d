import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, because CI runs it before `npm ci`.

export const root = join(import.meta.dirname, '../..');

/**
 * The name of each image and the workspace it is built from.
 * @type {Record<string, string>}
 */
export const deployables = {
  shell: 'shell-app',
  'owner-remote': 'owner-remote',
  'static-pages-remote': 'static-pages-remote',
  gateway: 'services/gateway',
  catalog: 'services/catalog',
  booking: 'services/booking',
  payment: 'services/payment',
  notification: 'services/notification',
  sandbox: 'sandbox',
};

/** A change of one of these affects every image. */
const forAll = [
  /^package(-lock)?\.json$/,
  /^tsconfig[^/]*\.json$/,
  /^\.dockerignore$/,
  /^\.github\/workflows\//,
  /^tools\/ci\/(changed-)?deployables\.js$/,
];

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The folder of every workspace by its package's name. */
function workspaces() {
  const links = Object.entries(readJson('package-lock.json').packages).filter(([, { link }]) => link);
  return Object.fromEntries(links.map(([path, { resolved }]) => [path.replace('node_modules/', ''), resolved]));
}

/** The folders that a Dockerfile copies from the repository. */
function copiedBy(folder) {
  const copies = readFileSync(join(root, folder, 'Dockerfile'), 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const sources = [...copies].flatMap(([, copied]) => copied.split(' '));
  return sources.filter((source) => statSync(join(root, source)).isDirectory());
}

/**
 * The folders an image is built from: its workspace, all workspaces that one depends on, and what the Dockerfile copies
 * besides.
 * @param {string} folder
 * @returns {string[]}
 */
export function foldersOf(folder) {
  const folders = workspaces();
  const found = new Set(copiedBy(folder));
  const follow = (from) => {
    found.add(from);
    const { dependencies, devDependencies } = readJson(join(from, 'package.json'));
    const needs = Object.keys({ ...dependencies, ...devDependencies }).map((name) => folders[name]);
    for (const next of needs) if (next && !found.has(next)) follow(next);
  };
  follow(folder);
  // The server of a front end is a workspace in its folder.
  for (const inside of Object.values(folders)) if (inside.startsWith(`${folder}/`)) follow(inside);
  return [...found].sort();
}

/**
 * The deployables whose image is affected by a change of these files.
 * @param {string[]} files
 * @returns {{ name: string; folder: string }[]}
 */
export function deployablesAffectedBy(files) {
  const isForAll = files.some((file) => forAll.some((pattern) => pattern.test(file)));
  return Object.entries(deployables)
    .filter(([, folder]) => {
      const from = foldersOf(folder).map((one) => `${one}/`);
      return isForAll || files.some((file) => from.some((one) => file.startsWith(one)));
    })
    .map(([name, folder]) => ({ name, folder }));
}
