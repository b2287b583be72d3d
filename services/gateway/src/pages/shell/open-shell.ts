import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../../config.js';
import { shellFromFolder } from './shell-folder.js';
import { shellFromServer } from './shell-server.js';
import type { Shell } from './shell.js';

/** The shell from a local folder or, if it is deployed on its own, from its server, to which `forward` sends requests. */
export function openShell({ SHELL_DIR, SHELL_URL }: GatewayConfig, forward: RequestHandler): Shell {
  return SHELL_URL ? shellFromServer(SHELL_URL, forward) : shellFromFolder(SHELL_DIR ?? '');
}
