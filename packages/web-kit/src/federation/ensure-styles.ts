import { integrityOf } from './file-integrity.js';
import { readManifest } from './manifest.js';

/**
 * A style sheet that fails to load raises no error, and the remote would render unstyled. Each remote’s sheet sets
 * `--styled` on its root, so this checks it and loads missing sheets once more. `manifest` is the URL of the remote’s
 * manifest.
 */
export async function ensureStyles(container: string, manifest: string): Promise<void> {
  if (isStyled(container)) return;
  await Promise.all([...(await findStylesheets(manifest))].map(load));
  if (!isStyled(container)) throw new Error(`The styles of ${container} did not arrive.`);
}

/** Aborts this remote’s style sheets that hang: they have no timeout, and a retry would wait for the same ones. */
export function abortPendingStyles(manifest: string): void {
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

async function findStylesheets(manifest: string): Promise<Set<string>> {
  const { exposes } = await readManifest(manifest);
  return new Set(exposes.flatMap(({ assets }) => assets.css.sync).map((name) => new URL(name, manifest).href));
}

function load(href: string): Promise<void> {
  document.querySelectorAll<HTMLLinkElement>('link').forEach((link) => link.href === href && link.remove());
  return new Promise((resolve, reject) => {
    const attributes = { rel: 'stylesheet', href, crossOrigin: 'anonymous', integrity: integrityOf(href) };
    const link = Object.assign(document.createElement('link'), attributes);
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load.`));
    document.head.append(link);
  });
}
