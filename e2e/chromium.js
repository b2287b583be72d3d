import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

// Chromium's headless shell does what the journeys need in two thirds of the time; otherwise any Chromium does.
const shell = '/usr/bin/chromium-headless-shell';
const aptGet = '/usr/bin/apt-get';
const browsers = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const { CHROMIUM } = process.env;

/** @returns {string | undefined} The path of the browser that CHROMIUM names, or else of the best that is there. */
export const findChromium = () => (CHROMIUM ? [CHROMIUM] : browsers).find(isExecutable);

/** Installs the headless shell where it is missing and can be installed, or else a whole Chromium where there is none. */
export function installChromium() {
  if (CHROMIUM || isExecutable(shell)) return;
  if (process.getuid?.() !== 0 || !isExecutable(aptGet)) return;
  console.log('Installing Chromium with apt-get …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const run = (...words) => spawnSync(aptGet, words, { stdio: 'inherit' });
  const install = (name) => run('install', '-y', '-qq', '--no-install-recommends', name);
  run('update', '-qq');
  install('chromium-headless-shell');
  if (!findChromium()) install('chromium');
}
