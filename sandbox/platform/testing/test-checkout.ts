import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesHash, stampBuilt } from '../build/front-end-stamp.js';
import { frontEnds } from '../processes/parts.js';

const root = path.resolve(import.meta.dirname, '../../..');
const copied = ['sandbox', 'services', 'packages'];
const linked = ['node_modules', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const isSource = (file: string) => !['node_modules', 'dist'].includes(path.basename(file));

/** A checkout whose front ends count as built, because building them takes a minute. */
export function copyCheckout(to: string): void {
  for (const name of copied) cpSync(path.join(root, name), path.join(to, name), { recursive: true, filter: isSource });
  const workspaces = ['services', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const installed = ['sandbox', ...workspaces].map((workspace) => `${workspace}/node_modules`);
  for (const name of [...linked, ...installed].filter((name) => existsSync(path.join(root, name))))
    symlinkSync(path.join(root, name), path.join(to, name));
  for (const app of frontEnds) makeBuilt(to, app);
}

function makeBuilt(checkout: string, app: string): void {
  const dist = path.join(checkout, app, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(dist, 'mf-manifest.json'), '{"metaData":{"buildInfo":{"buildVersion":"0.1.0"}}}');
  stampBuilt(checkout, app, sourcesHash(checkout, app));
}
