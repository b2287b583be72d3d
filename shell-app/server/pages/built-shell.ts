import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { FrontEndReleases, PageRenderer } from '@wayhouse/contracts';
import { releaseFolders, releaseHandlers } from '@wayhouse/static-server/release-folders.js';
import { releaseOfBuild } from '../releases/front-end-releases.js';
import { rendererLoader } from './load-renderers.js';

/** The built front end: the HTML that every page starts from, what renders its pages, and its other files. */
export type BuiltShell = {
  frame: () => string;
  renderer: () => PageRenderer | undefined;
  release: () => FrontEndReleases | undefined;
  files: RequestHandler;
};

/** The shell of a folder, which may be deployed while this process runs. */
export function openBuiltShell(directory: string): BuiltShell {
  const [folders, handlers, rendererOf] = [releaseFolders(directory), releaseHandlers(directory), rendererLoader()];
  return {
    frame: readFrame(directory),
    release: readRelease(folders),
    renderer: () => rendererOf(folders()[0] ?? ''),
    files(request, response, next) {
      // Open pages still request files of an earlier release.
      const rest = [...handlers()];
      const tryNext = () => {
        const handler = rest.shift();
        if (handler) handler(request, response, tryNext);
        else next();
      };
      tryNext();
    },
  };
}

/** Reads the current HTML. During a deployment it is the one before. */
function readFrame(directory: string): BuiltShell['frame'] {
  const folders = releaseFolders(directory);
  let cached = { version: '', html: '' };
  const refresh = () => {
    const file = path.join(folders()[0] ?? '', 'index.html');
    const version = `${file} ${statSync(file).mtimeMs}`;
    if (version !== cached.version) cached = { version, html: readFileSync(file, 'utf8') };
  };
  try {
    refresh();
  } catch {
    throw new Error(`There is no index.html in ${directory} (SHELL_DIR). Build the shell first.`);
  }
  return () => {
    try {
      refresh();
    } catch {
      // The HTML before is still right.
    }
    return cached.html;
  };
}

/** The release that is served; undefined where its build has no manifest. */
function readRelease(folders: () => string[]): BuiltShell['release'] {
  let cached: { version?: string; release?: FrontEndReleases } = {};
  return () => {
    const file = path.join(folders()[0] ?? '', 'mf-manifest.json');
    try {
      const version = `${file} ${statSync(file).mtimeMs}`;
      if (version !== cached.version) cached = { version, release: releaseOfBuild(readFileSync(file, 'utf8')) };
    } catch {
      // During a deployment it is the one before.
    }
    return cached.release;
  };
}
