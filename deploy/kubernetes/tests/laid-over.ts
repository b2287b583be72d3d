import type { Document, Folder } from './read-manifests.js';

/** A folder with its patches laid over what they change, as kustomize does it: a patch is for every document of its kind. */
export function patched(folder: Folder): Folder {
  const patches = folder.manifests.filter(({ part }) => part);
  const manifests = folder.manifests
    .filter(({ part }) => !part)
    .map(({ file, document }) => {
      const over = patches.filter((patch) => patch.document.kind === document?.kind);
      const spec = over.reduce((below: Document, patch) => laidOver(below, patch.document.spec), document?.spec);
      return { file, document: over.length ? { ...document, spec } : document };
    });
  return { ...folder, manifests };
}

/** Lists of what has a name are joined by it, all others replaced. */
function laidOver(below: Document, above: Document): Document {
  if (below === undefined || typeof above !== 'object') return structuredClone(above);
  if (Array.isArray(above)) {
    if (above.some(({ name }: Document) => name === undefined)) return structuredClone(above);
    const twin = (item: Document, list: Document[]) => list.find(({ name }) => name === item.name);
    const added = above.filter((item: Document) => !twin(item, below));
    return [...below.map((item: Document) => laidOver(item, twin(item, above) ?? {})), ...added];
  }
  const changed = Object.entries(above).map(([key, value]) => [key, laidOver(below[key], value)]);
  return { ...below, ...Object.fromEntries(changed) };
}
