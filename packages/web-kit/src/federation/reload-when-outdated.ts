import { tabStorage } from '../app/browser-storage.js';
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
    if (hash === build.hash || tabStorage.read(key) === hash) return false;
    // What is not stored would let the page reload for ever.
    if (!tabStorage.write(key, hash)) return false;
  } catch {
    return false;
  }
  announceReload();
  reload();
  return true;
}
