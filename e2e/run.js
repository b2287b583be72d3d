import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';

// The journeys need a Chromium. Its headless shell does the same in two thirds of the time; where it is missing and can be
// installed, it is. Otherwise any Chromium does, or the way to get one is said.
const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const given = process.env.CHROMIUM;
const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status;

function installShell() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  console.log('Installing Chromium with apt-get …');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
}

if (!given && !isExecutable(shell)) installShell();
const chromium = given ?? [shell, ...browsers].find(isExecutable);
if (!chromium || !isExecutable(chromium)) {
  console.error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}
process.env.CHROMIUM = chromium;
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
// A few journeys by name: those alone, one after the other.
const named = process.argv.slice(2);
const options = named.length ? ['--no-deps', '--workers=1', ...named] : [];
process.exit(run(process.execPath, playwright, 'test', ...options) ?? 1);
