import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- manifests are parsed before they are checked
export type Document = any;
/** `part`: a patch, with the changed fields only. */
export type Manifest = { file: string; document: Document; part?: true };
type Kustomization = Record<string, Document>;
export type Folder = { files: string[]; kustomization: Kustomization; settings: string[]; manifests: Manifest[] };

const documentsIn = (path: string): Document[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as Document);

/** The names in a file of `NAME=value` lines. */
export const namesIn = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.slice(0, line.indexOf('=')));

/** Reads a folder with a kustomization. */
export function readFolder(folder: string): Folder {
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml' && /\.(yaml|env)$/.test(file));
  const patches = new Set((kustomization.patches ?? []).map(({ path }: { path: string }) => path));
  const manifests = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      documentsIn(join(folder, file)).map((document): Manifest => ({
        ...{ file, document },
        ...(patches.has(file) ? { part: true as const } : {}),
      })),
    );
  const settings = existsSync(join(folder, 'settings.env')) ? namesIn(join(folder, 'settings.env')) : [];
  return { files, kustomization, settings, manifests };
}
