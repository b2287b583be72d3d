import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import express from 'express';

const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/** The shell's own files. What carries a hash in its name never changes; the rest is asked for again each time. */
export const shellFiles = (directory: string) =>
  express.static(directory, {
    index: false,
    redirect: false,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

/**
 * The page that every client route starts from, as it now lies in the folder: the shell may be
 * deployed under a running gateway.
 */
export function indexPageIn(directory: string): () => string {
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
    return read.html;
  };
}
