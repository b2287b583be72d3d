import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../../config.js';
import { shellAt } from './shell-server.js';
import { shellInFolder } from './shell-folder.js';

/** The built shell: the page that every client route starts from, and its other files. */
export type Shell = { index: () => Promise<string>; files: RequestHandler };

/** The shell from a folder of this machine or, where it is deployed on its own, from its server, to which `pass` sends. */
export function openShell({ SHELL_DIR, SHELL_URL }: GatewayConfig, pass: RequestHandler): Shell {
  return SHELL_URL ? shellAt(SHELL_URL, pass) : shellInFolder(SHELL_DIR ?? '');
}
