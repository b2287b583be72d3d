import { readManifest } from './manifest.js';

/**
 * A style sheet that fails to load raises no error: the remote would show unstyled. Its own sheet says `--styled` on its
 * root, so ask for that, and load what did not arrive once more. `manifest` is the address of the remote's manifest.
 */
export async function ensureStyles(container: string, manifest: string): Promise<void> {
  if (isStyled(container)) return;
  await Promise.all([...(await sheetsOf(manifest))].map(load));
  if (!isStyled(container)) throw new Error(`The styles of ${container} did not arrive.`);
}

/** Ends the wait for sheets of this remote that hang: nothing else would, and a later attempt would wait along. */
export function giveUpStyles(manifest: string): void {
  const base = new URL('.', manifest).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.href.startsWith(base) || link.sheet) continue;
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
}

function isStyled(container: string): boolean {
  const probe = document.createElement('div');
  probe.dataset['remote'] = container;
  document.body.append(probe);
  const styled = getComputedStyle(probe).getPropertyValue('--styled').trim() === '1';
  probe.remove();
  return styled;
}

async function sheetsOf(manifest: string): Promise<Set<string>> {
  const { exposes } = await readManifest(manifest);
  return new Set(exposes.flatMap(({ assets }) => assets.css.sync).map((name) => new URL(name, manifest).href));
}

function load(href: string): Promise<void> {
  document.querySelectorAll<HTMLLinkElement>('link').forEach((link) => link.href === href && link.remove());
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load.`));
    document.head.append(link);
  });
}
