import type { Document, Folder } from './read-manifests.js';

/** Applies the patches of a folder as kustomize does: a patch is for every document of its kind. */
export function applyPatches(folder: Folder): Folder {
  const patches = folder.manifests.filter(({ part }) => part);
  const manifests = folder.manifests
    .filter(({ part }) => !part)
    .map(({ file, document }) => {
      const over = patches.filter((patch) => patch.document.kind === document?.kind);
      const spec = over.reduce((below: Document, patch) => mergePatch(below, patch.document.spec), document?.spec);
      return { file, document: over.length ? { ...document, spec } : document };
    });
  return { ...folder, manifests };
}

/** Merges lists of named items by name; replaces all other lists. */
function mergePatch(below: Document, above: Document): Document {
  if (below === undefined || typeof above !== 'object') return structuredClone(above);
  if (Array.isArray(above)) {
    if (above.some(({ name }: Document) => name === undefined)) return structuredClone(above);
    const twin = (item: Document, list: Document[]) => list.find(({ name }) => name === item.name);
    const added = above.filter((item: Document) => !twin(item, below));
    return [...below.map((item: Document) => mergePatch(item, twin(item, above) ?? {})), ...added];
  }
  const changed = Object.entries(above).map(([key, value]) => [key, mergePatch(below[key], value)]);
  return { ...below, ...Object.fromEntries(changed) };
}
