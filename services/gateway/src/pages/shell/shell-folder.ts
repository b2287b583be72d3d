import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Shell } from './open-shell.js';

const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/** A shell that lies in a folder of this machine. */
export const shellInFolder = (directory: string): Shell => ({
  index: indexPageIn(directory),
  files: filesIn(directory),
});

/** What carries a hash in its name never changes; the rest is asked for again each time. */
const filesIn = (directory: string) =>
  express.static(directory, {
    index: false,
    redirect: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

/** The page as it now lies in the folder: the shell may be deployed under a running gateway. */
function indexPageIn(directory: string): Shell['index'] {
  const file = path.join(directory, 'index.html');
  let read = { changed: 0, html: '' };
  const readAgain = () => {
    const changed = statSync(file).mtimeMs;
    if (changed !== read.changed) read = { changed, html: readFileSync(file, 'utf8') };
  };
  try {
    readAgain();
  } catch {
    throw new Error(`There is no index.html in ${directory} (SHELL_DIR); build the shell first.`);
  }
  return () => {
    try {
      readAgain();
    } catch {
      // In the middle of a deployment the last page still serves.
    }
    return Promise.resolve(read.html);
  };
}
