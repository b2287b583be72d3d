import type { RequestHandler } from 'express';

/** The built shell: the HTML that every page starts from, and its other files. */
export type Shell = { index: () => Promise<string>; files: RequestHandler };
