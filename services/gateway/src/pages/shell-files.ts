import { readFileSync } from 'node:fs';
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

/** The page that every client route starts from. */
export function readIndexPage(directory: string): string {
  try {
    return readFileSync(path.join(directory, 'index.html'), 'utf8');
  } catch {
    throw new Error(`There is no index.html in ${directory} (SHELL_DIR); build the shell first.`);
  }
}
