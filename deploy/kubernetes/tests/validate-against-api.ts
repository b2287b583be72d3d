import { join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './read-manifests.js';

const root = join(import.meta.dirname, '../../..');
const options: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
  module: ts.ModuleKind.NodeNext,
};
const preamble = `
type Part<T> = T extends (infer Item)[] ? Part<Item>[] : T extends object ? { [Key in keyof T]?: Part<T[Key]> } : T;
type Named = { apiVersion: string; kind: string; metadata: { name: string } };
`;

/** `apps/v1` is `kubernetes-types/apps/v1`, `networking.k8s.io/v1` is `…/networking/v1`, `v1` is `…/core/v1`. */
const moduleOf = (apiVersion: string) => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

function lineOf({ document, part }: Manifest): string {
  const type = `import('${moduleOf(String(document?.apiVersion))}').${String(document?.kind)}`;
  return `(${JSON.stringify(document ?? {})} satisfies Named & ${part ? `Part<${type}>` : type});`;
}

/**
 * Checks every document against the types of the Kubernetes API. Unlike the API's JSON schema, the compiler also reports unknown
 * fields of a literal.
 */
export function validateAgainstApi(manifests: Manifest[]): string[] {
  const path = join(root, 'manifests-as-types.ts');
  const lines = [...preamble.split('\n'), ...manifests.map(lineOf)];
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  return program.getSemanticDiagnostics(source).map(({ messageText, start = 0 }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const manifest = manifests[line - preamble.split('\n').length];
    const whose = `${manifest?.file} ${manifest?.document?.kind} ${manifest?.document?.metadata?.name}`;
    return `${whose}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
