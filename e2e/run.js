import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findChromium, installChromium } from './chromium.js';

installChromium();
const chromium = findChromium();
if (!chromium) {
  console.error(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}
process.env.CHROMIUM = chromium;
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
// Journeys by name run alone, one after the other.
const named = process.argv.slice(2);
const options = named.length ? ['--no-deps', '--workers=1', ...named] : [];
process.exit(spawnSync(process.execPath, [playwright, 'test', ...options], { stdio: 'inherit' }).status ?? 1);
