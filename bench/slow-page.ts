import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from 'e2e/chromium.js';

/** A connection: milliseconds of latency, and bytes a second in each direction. */
export type Network = { latency: number; downloadThroughput: number; uploadThroughput: number };

/** Chromium's own "Fast 3G". */
export const fast3G: Network = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** 1.6 Mbit/s. */
export const slow4G: Network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A processor of a quarter of the speed. */
const slowdown = 4;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

/** A page of a new visitor, with nothing in its cache, on a slow network and processor. */
export async function slowPage(browser: Browser, network: Network, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 844 : 768 } });
  // esbuild wraps named functions in `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
