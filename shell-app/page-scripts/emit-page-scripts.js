const name = 'EmitPageScriptsPlugin';

/**
 * Emits which scripts the browser needs to take pages over, so that a page can ask for all of them at once instead of learning of
 * each from the one before: those of every page, and those of each module in `routes/`.
 */
export class EmitPageScriptsPlugin {
  /** @param {string} file Where to emit it. */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const json = JSON.stringify(pageScripts(compilation));
        compilation.emitAsset(this.file, new sources.RawSource(json));
      });
    });
  }
}

function pageScripts({ entrypoints, chunkGroups }) {
  const start = entrypoints.get('main');
  const shared = [...start.childrenIterable].filter(isShared);
  const routes = {};
  for (const group of chunkGroups)
    for (const { request } of group.origins ?? []) {
      const route = /routes\/([\w-]+)\.js$/.exec(request)?.[1];
      if (route) routes[route] = withShared(group);
    }
  return { start: addresses([start, ...shared]), routes };
}

const isShared = (group) => group.origins.some(({ module }) => module?.type === 'consume-shared-module');
const withShared = (group) => addresses([group, ...[...group.childrenIterable].filter(isShared)]);
const addresses = (groups) => [
  ...new Set(
    groups.flatMap((group) =>
      group
        .getFiles()
        .filter((file) => file.endsWith('.js'))
        .map((file) => `/${file}`),
    ),
  ),
];
