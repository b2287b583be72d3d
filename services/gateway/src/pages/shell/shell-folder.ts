import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Shell } from './shell.js';

const hashed = /\.[0-9a-f]{8,}\.\w+$/;

export const shellFromFolder = (directory: string): Shell => ({
  index: readIndexPage(directory),
  files: serveFiles(directory),
});

/** Files with a hash in their name never change; others are revalidated every time. */
const serveFiles = (directory: string) =>
  express.static(directory, {
    index: false,
    redirect: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

/** Reads the current HTML, because the shell may be deployed while the gateway runs. */
function readIndexPage(directory: string): Shell['index'] {
  const file = path.join(directory, 'index.html');
  let cached = { modifiedAt: 0, html: '' };
  const refresh = () => {
    const modifiedAt = statSync(file).mtimeMs;
    if (modifiedAt !== cached.modifiedAt) cached = { modifiedAt, html: readFileSync(file, 'utf8') };
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
      // During a deployment the cached HTML is served.
    }
    return Promise.resolve(cached.html);
  };
}
