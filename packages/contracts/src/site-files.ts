import { paths } from './paths.js';

/** Whether a path names a file. What follows `/loader/` is the page to redirect to, never a file. */
export const isFilePath = (path: string): boolean => /^(?!\/loader\/).*\.\w{1,8}$/i.test(path);

/** What the shell's server has beside pages, and the gateway keeps: the HTML without anything of a page, and `RuntimeConfig`. */
export const shellFiles = { frame: '/frame.html', config: '/config.json' } as const;

/** Made by the shell's build. */
export const siteLogo = '/icon-512.png';

/** Shows pushes on the pages of the owner area; made by the shell's build. */
export const pushWorker = { file: '/push-worker.js', scope: paths.owner } as const;
