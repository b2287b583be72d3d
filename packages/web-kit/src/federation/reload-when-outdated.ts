import { announceReload } from '../app/use-form-draft.js';
import { readManifest } from './manifest.js';
import { type Build, currentBuild } from './current-build.js';

const key = 'wayhouse.reloaded-for';

/**
 * Called when a part did not load: if another build has been deployed since the page was opened, its files may be gone,
 * and reloading fetches the new ones. Once per build; resolves to whether the page is reloading.
 */
export async function reloadWhenOutdated(
  build: Build | undefined = currentBuild(),
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!build) return false;
  try {
    const { hash } = (await readManifest(build.manifest)).metaData.buildInfo;
    if (hash === build.hash || sessionStorage.getItem(key) === hash) return false;
    sessionStorage.setItem(key, hash);
  } catch {
    return false;
  }
  announceReload();
  reload();
  return true;
}
