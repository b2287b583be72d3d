import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

// Chromium's headless shell takes two thirds of the time.
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

/** @returns {string | undefined} The path of CHROMIUM, or else of the best installed browser. */
export const findChromium = () => (CHROMIUM ? [CHROMIUM] : browsers).find(isExecutable);

/** Installs the headless shell where apt has it, or else Chromium. */
export function installChromium() {
  if (CHROMIUM || isExecutable(shell)) return;
  if (process.getuid?.() !== 0 || !isExecutable(aptGet)) return;
  console.log('Installing Chromium with apt-get …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const run = (...args) => spawnSync(aptGet, args, { stdio: 'inherit' });
  const install = (name) => run('install', '-y', '-qq', '--no-install-recommends', name);
  run('update', '-qq');
  install('chromium-headless-shell');
  if (!findChromium()) install('chromium');
}
